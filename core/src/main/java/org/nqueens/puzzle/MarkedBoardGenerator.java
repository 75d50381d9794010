package org.nqueens.puzzle;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.internal.deduction.Attacks;
import org.nqueens.internal.deduction.Layout;
import org.nqueens.internal.deduction.Rounds;
import org.nqueens.internal.deduction.Technique;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;

/**
 * A generator of boards with given queens or blocked squares. Without a level the marks are
 * necessary for the only solution; with a level they are necessary for the rules up to that level
 * to solve the board.
 */
final class MarkedBoardGenerator {
  private static final int ATTEMPTS = 1_000;

  private final Generation generation;
  private final Random random;
  private final Variant variant;
  private final int size;
  private final char mark;

  /** A generator for a mark: Q for given queens, # for blocked squares. */
  MarkedBoardGenerator(Generation generation, Random random, Variant variant, int size, char mark) {
    this.generation = generation;
    this.random = random;
    this.variant = variant;
    this.size = size;
    this.mark = mark;
  }

  /** Generates a board for a level from 1 to 6, or for any; empty if all attempts fail. */
  Optional<Puzzle> generate(OptionalInt level) {
    return level.isPresent() ? generate(level.getAsInt()) : Optional.of(generateForAnyLevel());
  }

  private Puzzle generateForAnyLevel() {
    generation.beginAttempt();
    Placement solution = placement();
    return new Puzzle(generator(solution).generate(this::isUnique), solution);
  }

  private boolean isUnique(Board board) {
    generation.countBoard();
    return generation.solver().uniqueness(board.model()) instanceof Uniqueness.Unique;
  }

  private Optional<Puzzle> generate(int level) {
    Layout layout = Layout.of(Attacks.of(variant.builder(size).build()));
    Technique hardest = Technique.values()[level - 1];
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      generation.beginAttempt();
      Placement solution = placement();
      Board board =
          generator(solution)
              .generate(marked -> rate(marked, layout, hardest).end() == Rounds.End.SOLVED);
      if (rate(board, layout, hardest).level() == level) {
        return Optional.of(new Puzzle(board, solution));
      }
    }
    return Optional.empty();
  }

  private Rounds rate(Board board, Layout layout, Technique hardest) {
    generation.countBoard();
    return Rounds.run(
        BoardLayout.candidates(Position.of(board), layout)
            .withCheck(generation.solver()::requireTime),
        hardest);
  }

  private Placement placement() {
    return new RandomPlacement(generation.solver(), random).of(variant, size);
  }

  private MinimalBoardGenerator generator(Placement solution) {
    return new MinimalBoardGenerator(random, variant, solution, mark);
  }
}
