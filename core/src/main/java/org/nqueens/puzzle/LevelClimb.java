package org.nqueens.puzzle;

import java.util.Optional;
import java.util.Random;
import org.nqueens.internal.deduction.Rounds;

/**
 * A search for a partition whose rating has a given level, by hill climbing: a random square moves
 * to a neighbouring region if the rules up to the level still solve the board and the rating, the
 * level before the score, does not fall much.
 */
final class LevelClimb {
  private static final int MOVES = 20_000;

  /** More than the score of a level; only a climb to a higher level takes a lower score. */
  private static final long LEVEL_WEIGHT = 1_000;

  /** The greatest fall of the rating in one move, as much as three common attacks. */
  private static final long MAX_FALL = 12;

  private final RegionRater rater;
  private final Random random;

  LevelClimb(RegionRater rater, Random random) {
    this.rater = rater;
    this.random = random;
  }

  /**
   * Changes regions until the board has the lowest level at least; no region grows beyond the
   * bounds.
   *
   * @param lowest the level to be reached
   * @param highest the level of the hardest rule to be used, at least the lowest level
   * @return false if the limit of moves is reached before
   */
  boolean reach(Regions regions, RegionBounds bounds, int lowest, int highest) {
    Rounds rating = rater.rate(regions, highest);
    for (int tried = 0; tried < MOVES && rating.level() < lowest; tried++) {
      Optional<Regions.Move> move =
          regions
              .randomMove(random)
              .filter(possible -> regions.size(possible.to()) < bounds.largest())
              .filter(possible -> regions.canSpare(possible.square()));
      if (move.isPresent()) {
        regions.make(move.get());
        Rounds next = rater.rate(regions, highest);
        if (next.end() == Rounds.End.SOLVED && height(next) >= height(rating) - MAX_FALL) {
          rating = next;
        } else {
          regions.undo(move.get());
        }
      }
    }
    return rating.level() >= lowest;
  }

  private static long height(Rounds rating) {
    return rating.level() * LEVEL_WEIGHT + rating.score();
  }
}
