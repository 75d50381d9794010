package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;

/**
 * A generator of boards of connected regions with a given placement as the only solution.
 *
 * <p>The algorithm is randomized local repair. Regions grow from the queens of the placement. While
 * the board has another solution, one of that solution's squares moves to a neighbouring region,
 * which then holds two of its queens; the given placement remains a solution. When an attempt
 * exceeds its limit of moves or no square can be moved, the next attempt grows more uneven regions.
 */
final class RegionBoardGenerator {
  private static final int ATTEMPTS = 200;

  /** The attempts that avoid regions of one square, which reveal their queen. */
  private static final int ATTEMPTS_WITHOUT_SINGLES = 20;

  private static final int STEPS_PER_COLUMN = 20;

  private final PuzzleSolver solver;
  private final Random random;
  private final Variant variant;
  private final Placement solution;

  RegionBoardGenerator(PuzzleSolver solver, Random random, Variant variant, Placement solution) {
    this.solver = solver;
    this.random = random;
    this.variant = variant;
    this.solution = solution;
  }

  Board generate() {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int smallest = attempt < ATTEMPTS_WITHOUT_SINGLES ? 2 : 1;
      Regions regions = Regions.grow(solution, random, unevenness(attempt), smallest);
      for (int step = 0; step < STEPS_PER_COLUMN * solution.size(); step++) {
        Board board = regions.board().withVariant(variant);
        Uniqueness verdict = solver.uniqueness(board.model());
        if (verdict instanceof Uniqueness.Ambiguous ambiguous) {
          if (!exclude(other(ambiguous), regions)) {
            break;
          }
        } else {
          return board;
        }
      }
    }
    throw new IllegalArgumentException(
        "size (%s) gave no region puzzle for %s in %s attempts: choose another size or seed"
            .formatted(solution.size(), variant, ATTEMPTS));
  }

  /** Grows with the board: even regions on large boards have too many solutions to exclude. */
  private double unevenness(int attempt) {
    int again = attempt % ATTEMPTS_WITHOUT_SINGLES;
    return Math.max(1, (solution.size() - 10) / 3.0) + again / 4.0;
  }

  private Placement other(Uniqueness.Ambiguous ambiguous) {
    return ambiguous.first().equals(solution) ? ambiguous.second() : ambiguous.first();
  }

  /** Moves one square of an unwanted solution to another region; false if no square can move. */
  private boolean exclude(Placement unwanted, Regions regions) {
    List<Integer> movable = new ArrayList<>();
    for (int column = 0; column < solution.size(); column++) {
      int square = unwanted.row(column) * solution.size() + column;
      if (unwanted.row(column) != solution.row(column)
          && regions.around(square).length > 0
          && regions.canSpare(square)) {
        movable.add(square);
      }
    }
    if (movable.isEmpty()) {
      return false;
    }
    int square = movable.get(random.nextInt(movable.size()));
    int[] around = regions.around(square);
    regions.move(square, around[random.nextInt(around.length)]);
    return true;
  }
}
