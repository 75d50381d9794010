package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.internal.deduction.Candidates;
import org.nqueens.puzzle.internal.deduction.Rounds;

/**
 * The run of one generation: its solver, its effort, the listener to the effort, and the stop by
 * the time limit or an interrupt. Not thread-safe.
 */
final class Generation {
  private static final long REPORT_NANOS = 50_000_000;

  private final PuzzleSolver solver;
  private final Consumer<? super GenerationProgress> listener;
  private int attempts;
  private long boards;
  private long lastReport;

  Generation(PuzzleSolver solver, Consumer<? super GenerationProgress> listener) {
    this.solver = solver;
    this.listener = listener;
  }

  PuzzleSolver solver() {
    return solver;
  }

  /** Deduces up to a rule; the deduction counts as a board. Throws if the time is up. */
  Rounds rate(Candidates candidates, Rule hardest) {
    countBoard();
    return Rounds.run(candidates.withCheck(solver::requireTime), hardest);
  }

  /** The effort after at least one attempt has begun. */
  GenerationProgress progress() {
    return new GenerationProgress(attempts, boards);
  }

  void beginAttempt() {
    attempts++;
    report(System.nanoTime());
  }

  /**
   * Begins an attempt and draws its placement: each column, in random order, gets a random row
   * among the rows that leave a solution. The distribution is not uniform over all placements.
   *
   * @throws IllegalArgumentException if there is no placement
   */
  Placement beginAttempt(Variant variant, int size, Random random) {
    beginAttempt();
    QueensModel model = variant.builder(size).build();
    Placement found =
        solver
            .findAny(model)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "size (%s) has no placement of the variant %s: choose another size"
                            .formatted(size, variant)));
    for (int column : shuffled(size, random)) {
      for (int row : shuffled(size, random)) {
        QueensModel pinned = model.toBuilder().allowOnly(column, row).build();
        Optional<Placement> solution =
            found.row(column) == row ? Optional.of(found) : solver.findAny(pinned);
        if (solution.isPresent()) {
          found = solution.get();
          model = pinned;
          break;
        }
      }
    }
    return found;
  }

  static List<Integer> shuffled(int n, Random random) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, n).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers;
  }

  /** Counts a board that is about to be examined; reports at most 20 times a second. */
  void countBoard() {
    solver.requireTime();
    boards++;
    long now = System.nanoTime();
    if (now - lastReport >= REPORT_NANOS) {
      report(now);
    }
  }

  private void report(long now) {
    lastReport = now;
    listener.accept(progress());
  }
}
