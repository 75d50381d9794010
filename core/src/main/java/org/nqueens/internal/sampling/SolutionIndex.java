package org.nqueens.internal.sampling;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.spi.PlacementSink;

/**
 * An index by landmarks: a look-up walks from the landmark before a solution to the solution.
 *
 * <p>In a model that is symmetric under reversal of its rows, only the first solutions have
 * landmarks. Reversing the rows reverses the lexicographic order, so the k-th solution from the end
 * is the mirror image of the solution with number k.
 *
 * <p>Every look-up has its own clock and its own walk over at most {@link Landmarks#step}
 * solutions.
 */
final class SolutionIndex implements PlacementIndex {
  private final QueensModel model;
  private final long size;

  /** The number of solutions, from the first one on, that have landmarks. */
  private final long covered;

  private final Landmarks landmarks;
  private final PlacementTree tree;

  /** The options of the clock of each look-up. */
  private final SolverOptions options;

  SolutionIndex(
      QueensModel model, long size, long covered, Landmarks landmarks, SolverOptions options) {
    this.options = options;
    this.model = model;
    this.size = size;
    this.covered = covered;
    this.landmarks = landmarks;
    this.tree = new PlacementTree(model);
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public Placement get(long rank) {
    if (rank < 0 || rank >= size) {
      throw new IndexOutOfBoundsException(
          size == 0
              ? "rank (%s) has no solution, as the model has none: ask explain for the reasons"
                  .formatted(rank)
              : "rank (%s) must be between 0 and %s: the model has %s solutions"
                  .formatted(rank, size - 1, size));
    }
    StopSignal stop = StopSignal.startOwned(options);
    return rank < covered
        ? Placement.of(find(rank, stop))
        : BoardSymmetry.REVERSED_ROWS.apply(Placement.of(find(size - 1 - rank, stop)));
  }

  private int[] find(long rank, StopSignal stop) {
    int[] rows = landmarks.get((int) (rank / landmarks.step()));
    long[] left = {rank % landmarks.step()};
    int[] found = rows.clone();
    if (left[0] > 0) {
      walk(
          rows,
          solution -> {
            System.arraycopy(solution, 0, found, 0, found.length);
            return --left[0] > 0;
          },
          stop);
    }
    return found;
  }

  /** Passes the solutions after a landmark to a sink until it refuses one. */
  private void walk(int[] landmark, PlacementSink sink, StopSignal stop) {
    SolutionWalk walk = new SolutionWalk(model, tree, landmark, stop, SolutionWalk.QUICK_QUEENS);
    boolean refused = walk.pass(sink);
    if (!refused && stop.getAsBoolean()) {
      throw stop.stopped(SolutionWalk.ENGINE);
    }
    requireAgreement(refused);
  }

  @Override
  public long rank(Placement placement) {
    requireSolution(placement);
    int[] rows = placement.rows();
    if (covered == size) {
      return rank(rows);
    }
    Placement mirrored = BoardSymmetry.REVERSED_ROWS.apply(placement);
    return placement.compareTo(mirrored) <= 0 ? rank(rows) : size - 1 - rank(mirrored.rows());
  }

  /** Refuses a placement that breaks a rule, by the first square or pair of queens that does. */
  private void requireSolution(Placement placement) {
    Objects.requireNonNull(placement, "placement");
    if (placement.size() != model.size()) {
      throw refused(placement, "its size is %s and not %s", placement.size(), model.size());
    }
    for (int column = 0; column < model.size(); column++) {
      if (!model.domain(column).contains(placement.row(column))) {
        throw refused(
            placement,
            "row %s is not in the domain %s of column %s",
            placement.row(column),
            model.domain(column),
            column);
      }
    }
    model.constraints().forEach(rule -> requireKept(rule, placement));
  }

  private static void requireKept(AllDifferent rule, Placement placement) {
    Map<Integer, Integer> columns = new HashMap<>();
    for (View view : rule.views()) {
      Integer other = columns.put(view.valueAt(placement.row(view.column())), view.column());
      if (other != null) {
        throw refused(
            placement,
            "the queens of columns %s and %s break \"%s\"",
            Math.min(other, view.column()),
            Math.max(other, view.column()),
            rule.name());
      }
    }
  }

  private static IllegalArgumentException refused(
      Placement placement, String reason, Object... details) {
    return new IllegalArgumentException(
        "placement (%s) must solve the model, but %s: pass a placement that the model allows"
            .formatted(placement, reason.formatted(details)));
  }

  private long rank(int[] rows) {
    int landmark = landmarks.find(rows);
    requireAgreement(landmark >= 0);
    int[] start = landmarks.get(landmark);
    long[] rank = {landmark * landmarks.step()};
    if (!Arrays.equals(start, rows)) {
      walk(
          start,
          solution -> {
            rank[0]++;
            return Arrays.compare(solution, rows) < 0;
          },
          StopSignal.startOwned(options));
    }
    return rank[0];
  }

  @Override
  public Placement sample(RandomGenerator random) {
    Objects.requireNonNull(random, "random");
    if (size == 0) {
      throw new IllegalStateException(
          "size (0) must be above 0 for a sample: the model has no solution, ask explain for the reasons");
    }
    return get(RandomDraw.below(size, random));
  }

  /** Fails if a backend left out solutions or invented some. */
  private static void requireAgreement(boolean found) {
    if (!found) {
      throw new IllegalStateException(
          "index does not agree with its model: build it again, with another backend");
    }
  }

  /** The model and the number of solutions, such as {@code 92 solutions of QueensModel[n = 8]}. */
  @Override
  public String toString() {
    return size + " solutions of " + model;
  }
}
