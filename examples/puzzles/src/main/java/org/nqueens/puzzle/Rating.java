package org.nqueens.puzzle;

import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.internal.deduction.Candidates;
import org.nqueens.puzzle.internal.deduction.Layout;
import org.nqueens.puzzle.internal.deduction.Rounds;
import org.nqueens.result.SearchStoppedException;

/**
 * How hard a board is for a person: the difficulty of the hardest rule that the board needs, and a
 * score that orders the boards of one difficulty.
 *
 * <p>The board is solved in rounds. A round takes all steps by the weakest {@link Rule} that does
 * something; of {@link Rule#SETS}, it takes only steps with the fewest units. The score is the sum
 * of the weights of the rounds: 1 for singles, 2 for confined units, 4 for common attacks, 4k for
 * sets of k units, 40 for trials, 80 for deep trials. If units have several queens, k is the larger
 * of both numbers of units, and 2 for two units together. The rating is the same for all rotations
 * and reflections of a board, and for all names of its regions. Ordered by difficulty, then by
 * score.
 *
 * @param difficulty from 1 to 6, the difficulty of the hardest rule; 0 if the given queens are the
 *     solution
 * @param score at least 0; the higher, the more there is to see
 */
public record Rating(int difficulty, long score) implements Comparable<Rating> {
  private static final Comparator<Rating> ORDER =
      Comparator.comparingInt(Rating::difficulty).thenComparingLong(Rating::score);

  /**
   * Defines a rating; {@link #of(Board)} rates a board.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public Rating {
    if (difficulty < 0 || difficulty > Rule.values().length) {
      throw new IllegalArgumentException(
          "difficulty (%s) must be between 0 and %s: pass the difficulty of the hardest rule"
              .formatted(difficulty, Rule.values().length));
    }
    if (score < 0) {
      throw new IllegalArgumentException(
          "score (%s) must be at least 0: pass a sum of weights".formatted(score));
    }
  }

  /**
   * Rates a board.
   *
   * @param board the board, of at most {@value PuzzleGuide#MAX_SIZE} columns
   * @return the rating; empty if the rules do not solve the board, because it has no solution or
   *     several, or is too hard for them: {@link PuzzleGuide#path} tells which
   * @throws IllegalArgumentException if the board is too large
   * @throws SearchStoppedException if an interrupt stops the deduction; {@link PuzzleGuide#rating}
   *     has a time limit
   */
  public static Optional<Rating> of(Board board) {
    return of(board, Candidates::requireNoInterrupt);
  }

  /** The same, with a check that ends the deduction by an exception. */
  static Optional<Rating> of(Board board, Runnable check) {
    Objects.requireNonNull(board, "board");
    Position start = Position.of(board);
    if (!start.clashes().isEmpty()) {
      return Optional.empty();
    }
    Candidates candidates = Candidates.of(start, Layout.of(board)).withCheck(check);
    Rounds rounds = Rounds.run(candidates, Rule.DEEP_TRIAL);
    return rounds.end() == Rounds.End.SOLVED
        ? Optional.of(new Rating(rounds.difficulty(), rounds.score()))
        : Optional.empty();
  }

  /**
   * The hardest rule that the board needs.
   *
   * @return the rule of the difficulty; empty for difficulty 0
   */
  public Optional<Rule> hardestRule() {
    return difficulty == 0 ? Optional.empty() : Optional.of(Rule.values()[difficulty - 1]);
  }

  @Override
  public int compareTo(Rating other) {
    return ORDER.compare(this, other);
  }
}
