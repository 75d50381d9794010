package org.nqueens.internal.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Stopped;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.internal.run.option.Options;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.spi.SolverBackend;

/** Walks over wide gaps between solutions. */
class SolutionWalkTest {
  private static final int N = 30;

  /** The solutions before the gap; the landmark before is four solutions wide. */
  private static final int BEFORE = 2 + (1 << 17);

  private static View view(int column, Set<Integer> rows) {
    return View.lookup(
        column,
        IntStream.range(0, N).map(row -> rows.contains(row) ? 0 : 1 + row + column * N).toArray());
  }

  /** The first queen is not on some rows, or another queen is not on others. */
  private static AllDifferent notBoth(Set<Integer> firstRows, int column, Set<Integer> rows) {
    return new AllDifferent(
        "columns 0 and " + column, List.of(view(0, firstRows), view(column, rows)));
  }

  /**
   * A board with 2 solutions, 2^17, none, and 2, by the row of the first queen. The third row of
   * the first column is refuted by the last column, behind 2^17 times 10^11 placements of the
   * others.
   */
  private static QueensModel gap() {
    QueensModelBuilder builder = QueensModel.builder(N).allowOnly(0, 0, 1, 2, 3).place(N - 1, 0);
    IntStream.rangeClosed(1, 17).forEach(column -> builder.allowOnly(column, 0, 1));
    IntStream.rangeClosed(18, N - 2)
        .forEach(column -> builder.allowOnly(column, IntStream.range(0, 10).toArray()));
    builder.allDifferent(notBoth(Set.of(2), N - 1, Set.of(0)));
    for (int column = 18; column < N - 1; column++) {
      builder.allDifferent(notBoth(Set.of(0, 1, 3), column, Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9)));
    }
    for (int column = 2; column <= 17; column++) {
      builder.allDifferent(notBoth(Set.of(0, 3), column, Set.of(1)));
    }
    return builder.build();
  }

  /** The index, of the solutions of a search by first fail: the tree in order is too large. */
  private static PlacementIndex index(SolverOptions options) {
    Landmarks.Recorder recorder = new Landmarks.Recorder(N);
    QueensSolver solver = QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).build();
    try (Stream<Placement> solutions = solver.stream(gap())) {
      solutions.sorted().forEach(recorder::add);
    }
    long size = recorder.solutions();
    assertThat(size).isEqualTo(BEFORE + 2);
    return new SolutionIndex(gap(), size, size, recorder.landmarks(), options);
  }

  /** By steps without look ahead, a look-up behind the gap would take years. */
  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
  void crossesAWideGap() {
    PlacementIndex index = index(Options.of(new EmbeddedBackend()));
    int[] rows = new int[N];
    rows[0] = 3;
    assertThat(index.get(BEFORE)).isEqualTo(Placement.of(rows));
    assertThat(index.rank(Placement.of(rows))).isEqualTo(BEFORE);
    rows[1] = 1;
    assertThat(index.get(BEFORE + 1)).isEqualTo(Placement.of(rows));
    assertThat(index.rank(Placement.of(rows))).isEqualTo(BEFORE + 1);
    rows[0] = 1;
    IntStream.rangeClosed(1, 17).forEach(column -> rows[column] = 1);
    assertThat(index.get(BEFORE - 1)).isEqualTo(Placement.of(rows));
  }

  /** The engine goes on where the walk has stopped, without a gap and without a repetition. */
  @Test
  void goesOnByTheEngine() {
    QueensModel model = QueensModel.of(10);
    List<Placement> expected = new ArrayList<>();
    QueensSolver.enumerate(10, expected::add);
    List<Placement> passed = new ArrayList<>(expected.subList(0, 1));
    SolutionWalk walk =
        new SolutionWalk(
            model, new PlacementTree(model), expected.get(0).rows(), () -> false, 1_000);
    boolean refused =
        walk.pass(
            rows -> {
              passed.add(Placement.of(rows));
              return true;
            });
    assertThat(refused).isFalse();
    assertThat(passed).isEqualTo(expected);
  }

  /** A torus of 24 columns has no solution, and no search shows that soon. */
  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
  void pollsInBothWays() {
    QueensModel torus = Variant.TOROIDAL.builder(24).build();
    for (int polls : new int[] {1, 100}) {
      AtomicInteger left = new AtomicInteger(polls);
      SolutionWalk walk =
          new SolutionWalk(
              torus,
              new PlacementTree(torus),
              QueensSolver.findAny(24).orElseThrow().rows(),
              () -> left.decrementAndGet() <= 0,
              SolutionWalk.QUICK_QUEENS);
      assertThat(walk.pass(rows -> true)).isFalse();
      assertThat(left.get()).as("polls after the stop").isBetween(-2, 0);
    }
  }

  private static void assertLookUpsStop(Completion cause, PlacementIndex index) {
    int[] behindTheGap = new int[N];
    behindTheGap[0] = 3;
    List<ThrowingCallable> lookUps =
        List.of(
            () -> index.get(BEFORE),
            () -> index.rank(Placement.of(behindTheGap)),
            () -> index.sample(() -> (long) BEFORE));
    for (ThrowingCallable lookUp : lookUps) {
      SearchStoppedException stopped = Stopped.by(cause, lookUp);
      assertThat(stopped.partialResult().orElseThrow().backend()).isEqualTo("embedded");
    }
    // Kept, or beside a solution that is kept: the answer comes before a poll.
    assertThat(index.rank(index.get(5))).isEqualTo(5);
  }

  @Test
  void stopsAtATokenATimeLimitAndAnInterrupt() {
    SolverBackend engine = new EmbeddedBackend();
    StopToken token = new StopToken();
    token.stop();
    assertLookUpsStop(Completion.STOPPED_BY_TOKEN, index(Options.stoppedBy(token, engine)));
    assertLookUpsStop(Completion.TIME_LIMIT, index(Options.within(Duration.ZERO, engine)));
    PlacementIndex index = index(Options.of(engine));
    Thread.currentThread().interrupt();
    try {
      assertLookUpsStop(Completion.INTERRUPTED, index);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
