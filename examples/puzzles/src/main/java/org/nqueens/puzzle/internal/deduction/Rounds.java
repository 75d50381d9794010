package org.nqueens.puzzle.internal.deduction;

import java.util.List;
import org.nqueens.puzzle.hint.Rule;

/**
 * Deduction by rounds: each round takes all arguments of the weakest rule that applies. The rounds
 * do not depend on the orientation of the board or the names of its regions.
 *
 * @param difficulty the number of the strongest rule used, from 1; 0 if none was needed
 * @param score the sum of the weights of the rounds
 */
public record Rounds(int difficulty, long score, End end) {

  /** Reasons for the end of the rounds. */
  public enum End {
    /** Every unit has its queens. */
    SOLVED,
    /** A unit has no room for its queens. */
    EMPTIED,
    /** No rule does something. */
    STUCK,
    /** The score has reached the limit. */
    LIMITED
  }

  /** Applies the rules up to the hardest until none does something; changes the candidates. */
  public static Rounds run(Candidates candidates, Rule hardest) {
    return run(candidates, hardest, () -> {}, Long.MAX_VALUE);
  }

  /**
   * The same, but no round with which the score reaches a limit.
   *
   * @param afterRound runs after each round; what it throws ends the deduction
   */
  public static Rounds run(Candidates candidates, Rule hardest, Runnable afterRound, long limit) {
    int difficulty = 0;
    long score = 0;
    while (true) {
      if (candidates.emptied().isPresent()) {
        return new Rounds(difficulty, score, End.EMPTIED);
      }
      if (candidates.isSolved()) {
        return new Rounds(difficulty, score, End.SOLVED);
      }
      List<Argument> round = Deducer.weakest(candidates, hardest, Integer.MAX_VALUE);
      if (round.isEmpty()) {
        return new Rounds(difficulty, score, End.STUCK);
      }
      Argument first = round.get(0);
      difficulty = Math.max(difficulty, first.rule().difficulty());
      score += weight(first);
      if (score >= limit) {
        return new Rounds(difficulty, score, End.LIMITED);
      }
      for (Argument argument : round) {
        argument.applyTo(candidates);
      }
      afterRound.run();
    }
  }

  private static long weight(Argument argument) {
    return switch (argument.rule()) {
      case SINGLE -> 1;
      case CONFINED -> 2;
      case COMMON_ATTACK -> 4;
      case SETS -> 4L * argument.setSize();
      case TRIAL -> 40;
      case DEEP_TRIAL -> 80;
    };
  }
}
