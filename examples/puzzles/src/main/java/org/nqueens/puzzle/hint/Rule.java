package org.nqueens.puzzle.hint;

/**
 * The rules that a person uses to solve a board without guessing, from the weakest to the
 * strongest. Each rule follows from the rules of the puzzle; none uses the knowledge that there is
 * one solution.
 *
 * <p>Every rule is monotone: what it excludes with some squares left, it or its result has excluded
 * with fewer squares left. The hardest rule that a board needs therefore does not depend on the
 * order of the steps.
 *
 * <p>Whatever a placed queen attacks is excluded without a rule. A unit is a row, a column or a
 * region; each has as many queens as {@link org.nqueens.board.Board#stars} says, mostly one. A unit
 * with its queens excludes its other squares without a rule, and lacks none.
 */
public enum Rule {
  /** A unit with as many squares left as queens has its queens there. */
  SINGLE,
  /**
   * If all open squares of a unit lie in another unit that lacks as many queens, the rest of the
   * other unit is excluded.
   */
  CONFINED,
  /**
   * A square that every open square of a unit attacks is excluded. If the unit lacks several
   * queens, a square is excluded that no arrangement of them leaves open, unless there are more
   * than 2,000 arrangements.
   */
  COMMON_ATTACK,
  /**
   * If all open squares of several units of one kind lie in units of another kind that lack as many
   * queens, the rest of the other units is excluded: Hall's theorem. With one queen in each unit,
   * the open squares of k units lie in k units, k at least 2.
   *
   * <p>With several queens in each unit, there are two more ways to look at several units. The
   * weaker one counts: up to four neighbouring rows or columns lack a number of queens, and some
   * regions need at least as many there, since fewer of their queens fit elsewhere. Squares of
   * other regions are excluded there. The stronger one is a common attack of two units: a square is
   * excluded that no arrangement of the queens of both leaves open, unless there are more than
   * 2,000 arrangements.
   */
  SETS,
  /**
   * A square is excluded if a queen on it leads, only by singles, to a unit without room for its
   * queens.
   */
  TRIAL,
  /**
   * The same as a trial, by singles, confined units, common attacks and sets, but without common
   * attacks of two units.
   */
  DEEP_TRIAL;

  /**
   * The difficulty of the rule.
   *
   * @return 1 for the weakest rule, to 6 for the strongest
   */
  public int difficulty() {
    return ordinal() + 1;
  }

  /**
   * The rule of a difficulty.
   *
   * @param difficulty from 1 to 6, inclusive
   * @throws IllegalArgumentException if the difficulty is out of range
   */
  public static Rule ofDifficulty(int difficulty) {
    if (difficulty < 1 || difficulty > values().length) {
      throw new IllegalArgumentException(
          "difficulty (%s) must be between 1 and %s: choose the difficulty of the hardest rule"
              .formatted(difficulty, values().length));
    }
    return values()[difficulty - 1];
  }
}
