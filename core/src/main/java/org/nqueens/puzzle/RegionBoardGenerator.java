package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;

/**
 * A generator of boards of connected regions that the rules solve; their solution is the only one
 * thereby.
 *
 * <p>An attempt starts from a random placement and the regions that make it easiest: single squares
 * and one large region. A {@link RegionEvening} makes the regions even, a {@link LevelClimb} makes
 * the board harder. The first board within the {@link RegionBounds} is the result, else the board
 * closest to them in all attempts.
 */
final class RegionBoardGenerator {
  private static final int ATTEMPTS = 20;

  /** The highest level of the even boards, and of boards for which no level is given. */
  private static final int EVEN_LEVEL = Rule.COMMON_ATTACK.level();

  private final Generation generation;
  private final Random random;
  private final Variant variant;
  private final int size;
  private final OptionalInt level;
  private final RegionRater rater;
  private final RegionBounds bounds;

  /** A generator for a level from 1 to 6, or for any level. */
  RegionBoardGenerator(
      Generation generation, Random random, Variant variant, int size, OptionalInt level) {
    this.generation = generation;
    this.random = random;
    this.variant = variant;
    this.size = size;
    this.level = level;
    this.rater = new RegionRater(generation, variant, size);
    this.bounds = RegionBounds.of(size, level.orElse(EVEN_LEVEL));
  }

  /** Generates a board; empty if all attempts fail. */
  Optional<Puzzle> generate() {
    Optional<Puzzle> best = Optional.empty();
    int least = Integer.MAX_VALUE;
    for (int attempt = 0; attempt < ATTEMPTS && least > 0; attempt++) {
      generation.beginAttempt();
      Placement solution = new RandomPlacement(generation.solver(), random).of(variant, size);
      Optional<Regions> regions = regions(solution, least);
      if (regions.isPresent()) {
        least = bounds.excess(regions.get());
        best = Optional.of(new Puzzle(regions.get().board().withVariant(variant), solution));
      }
    }
    return best;
  }

  /**
   * Regions of the level whose excess over the bounds is below a limit; empty if none are found.
   */
  private Optional<Regions> regions(Placement solution, int limit) {
    int highest = level.orElse(EVEN_LEVEL);
    Optional<Regions> start = easiest(solution);
    start.ifPresent(
        regions ->
            new RegionEvening(rater, random).even(regions, bounds, Math.min(highest, EVEN_LEVEL)));
    return start
        .filter(regions -> bounds.excess(regions) < limit)
        .filter(
            regions ->
                new LevelClimb(rater, random).reach(regions, bounds, level.orElse(1), highest));
  }

  /** Single squares around a random large region; empty if singles do not solve any such board. */
  private Optional<Regions> easiest(Placement solution) {
    List<Integer> columns = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    Collections.shuffle(columns, random);
    return columns.stream()
        .map(column -> Regions.around(solution, column))
        .filter(regions -> rater.solves(regions, Rule.SINGLE.level()))
        .findFirst();
  }
}
