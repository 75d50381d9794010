package org.nqueens.puzzle;

import java.util.Optional;
import java.util.Random;

/**
 * A random walk from a partition that the rules solve to a more even one that they solve.
 *
 * <p>The walk is the Metropolis algorithm (1953): a random square moves to a neighbouring region if
 * the rules still solve the board; a move that makes the regions less even is tried with a
 * probability that falls exponentially with the increase of the sum of the squared sizes.
 */
final class RegionEvening {
  /** About 20 ratings of each square; longer walks are slower than new attempts. */
  private static final int MOVES_PER_SQUARE = 250;

  /** The moves after which the walk has forgotten the partition from which it started. */
  private static final int FIRST_MOVES_PER_SQUARE = 20;

  private final RegionRater rater;
  private final Random random;

  RegionEvening(RegionRater rater, Random random) {
    this.rater = rater;
    this.random = random;
  }

  /** Changes regions until they are within the bounds, or the limit of moves is reached. */
  void even(Regions regions, RegionBounds bounds, int highest) {
    for (int tried = 0; tried < MOVES_PER_SQUARE * regions.squares(); tried++) {
      if (tried >= FIRST_MOVES_PER_SQUARE * regions.squares() && bounds.excess(regions) == 0) {
        return;
      }
      Optional<Regions.Move> move =
          regions.randomMove(random).filter(possible -> isTried(possible, regions));
      if (move.isPresent()) {
        regions.make(move.get());
        if (!rater.solves(regions, highest)) {
          regions.undo(move.get());
        }
      }
    }
  }

  private boolean isTried(Regions.Move move, Regions regions) {
    // Half the increase of the sum of the squared sizes.
    int growth = regions.size(move.to()) + 1 - regions.size(move.from());
    double temperature = 2 * StrictMath.sqrt(regions.squares());
    return random.nextDouble() < StrictMath.exp(-growth / temperature)
        && regions.canSpare(move.square());
  }
}
