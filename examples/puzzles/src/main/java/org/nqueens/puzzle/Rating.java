package org.nqueens.puzzle;

import java.util.Comparator;
import java.util.List;
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
 * How hard a board is for a person: a difficulty, the hardest rule that the board needs, and a
 * score.
 *
 * <p>With one queen in each row, the difficulty is that of the hardest rule. With several queens,
 * the hardest rule says less: half of the generated boards of 10 columns need {@link Rule#SETS}.
 * 1,000 generated boards of a size and number of queens are divided into fifths by hardest rule and
 * score. The difficulty is the fifth of the board: 1 for the easiest, 5 for the hardest. Boards of
 * a size that was not measured are compared with boards of the nearest size.
 *
 * <p>The board is solved in rounds. A round takes all steps by the weakest {@link Rule} that does
 * something; of {@link Rule#SETS}, it takes only steps with the fewest units. The score is the sum
 * of the weights of the rounds: 1 for singles, 2 for confined units, 4 for common attacks, 4k for
 * sets of k units, 40 for trials, 80 for deep trials. If units have several queens, k is the larger
 * of both numbers of units, and 2 for two units together. The rating is the same for all rotations
 * and reflections of a board, and for all names of its regions. Ordered by difficulty, then by
 * hardest rule, then by score.
 *
 * @param difficulty from 1 to 6, or to 5 with several queens in each row; 0 if the given queens are
 *     the solution
 * @param hardestRule the hardest rule that the board needs; empty for difficulty 0
 * @param score at least 0; the higher, the more there is to see
 */
public record Rating(int difficulty, Optional<Rule> hardestRule, long score)
    implements Comparable<Rating> {
  private static final Comparator<Rating> ORDER =
      Comparator.comparingInt(Rating::difficulty)
          .thenComparing(rating -> rating.hardestRule().map(Rule::difficulty).orElse(0))
          .thenComparingLong(Rating::score);

  /**
   * Defines a rating; {@link #of(Board)} rates a board.
   *
   * @throws IllegalArgumentException if a number is out of range, or only one of difficulty and
   *     rule is there
   */
  public Rating {
    Objects.requireNonNull(hardestRule, "hardestRule");
    if (difficulty < 0 || difficulty > Rule.values().length) {
      throw new IllegalArgumentException(
          "difficulty (%s) must be between 0 and %s: pass the difficulty of the board"
              .formatted(difficulty, Rule.values().length));
    }
    if (hardestRule.isPresent() == (difficulty == 0)) {
      throw new IllegalArgumentException(
          "hardestRule (%s) must be empty for difficulty 0, and only then: pass the rule of difficulty %s"
              .formatted(hardestRule.map(Rule::name).orElse("empty"), difficulty));
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
        ? Optional.of(of(rounds, board.size(), board.stars()))
        : Optional.empty();
  }

  /** The rating of a board that some rounds have solved. */
  static Rating of(Rounds rounds, int size, int stars) {
    if (rounds.difficulty() == 0) {
      return new Rating(0, Optional.empty(), rounds.score());
    }
    Rule hardest = Rule.ofDifficulty(rounds.difficulty());
    int difficulty =
        stars == 1 ? hardest.difficulty() : Fifths.nearest(stars, size).of(hardest, rounds.score());
    return new Rating(difficulty, Optional.of(hardest), rounds.score());
  }

  /**
   * The least ratings of the difficulties from 2 to 5 of boards with several queens in each row.
   *
   * @param stars the number of queens in each row, at least 2
   * @param size the number of columns; the nearest size that was measured counts
   * @return four ratings, in increasing order
   */
  public static List<Rating> bounds(int stars, int size) {
    return Fifths.nearest(stars, size).bounds();
  }

  @Override
  public int compareTo(Rating other) {
    return ORDER.compare(this, other);
  }
}
