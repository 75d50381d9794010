package org.nqueens.puzzle;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.nqueens.board.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.internal.deduction.Attacks;
import org.nqueens.puzzle.internal.deduction.Rounds;

/**
 * Generates boards of connected regions that the rules solve, so that their solution is the only
 * one.
 *
 * <p>An attempt starts from a random placement and the regions that make it easiest: single squares
 * and one large region. A random walk makes the regions {@linkplain #even even}, then hill climbing
 * makes the board {@linkplain #reach harder}. The result is the first board with good regions: few
 * are single squares, and none is much larger than the others. If no attempt reaches this, the
 * result is the board that came closest to it.
 */
final class RegionBoardGenerator {
  private static final int ATTEMPTS = 20;

  /** The highest difficulty of the even boards, and of boards without a demanded difficulty. */
  private static final Rule EVEN_DIFFICULTY = Rule.COMMON_ATTACK;

  /** About 20 ratings of each square; longer walks are slower than new attempts. */
  private static final int EVENING_MOVES_PER_SQUARE = 250;

  /** After this many moves the walk has forgotten its first partition. */
  private static final int FIRST_MOVES_PER_SQUARE = 20;

  private static final int CLIMBING_MOVES = 20_000;

  /**
   * More than the score of a difficulty; only a climb to a higher difficulty takes a lower score.
   */
  private static final long DIFFICULTY_WEIGHT = 1_000;

  /** The greatest fall of the rating in one move, as much as three common attacks. */
  private static final long MAX_FALL = 12;

  private final Generation generation;
  private final Random random;
  private final Variant variant;
  private final int size;
  private final Rule lowest;
  private final Rule highest;
  private final Attacks attacks;

  /** The most single squares of good regions: boards of difficulty 1 begin with one. */
  private final int singles;

  /**
   * The most squares of a good region: a fifth of the board, or on small boards one square less
   * than two rows.
   */
  private final int largest;

  RegionBoardGenerator(
      Generation generation, Random random, Variant variant, int size, OptionalInt difficulty) {
    this.generation = generation;
    this.random = random;
    this.variant = variant;
    this.size = size;
    this.lowest = Rule.ofDifficulty(difficulty.orElse(Rule.SINGLE.difficulty()));
    this.highest = Rule.ofDifficulty(difficulty.orElse(EVEN_DIFFICULTY.difficulty()));
    this.attacks = new Attacks(Board.empty(size).withVariant(variant));
    this.singles = highest == Rule.SINGLE ? 1 : 0;
    this.largest = Math.max(2 * size - 1, size * size / 5);
  }

  Optional<Puzzle> generate() {
    Optional<Puzzle> best = Optional.empty();
    int least = Integer.MAX_VALUE;
    for (int attempt = 0; attempt < ATTEMPTS && least > 0; attempt++) {
      Placement solution = generation.beginAttempt(variant, size, random);
      Optional<Regions> regions = regions(solution, least);
      if (regions.isPresent()) {
        least = excess(regions.get());
        best = Optional.of(new Puzzle(regions.get().board().withVariant(variant), solution));
      }
    }
    return best;
  }

  /** The distance from good regions, 0 for these; each single square outweighs all sizes. */
  private int excess(Regions regions) {
    return Math.max(0, regions.singles() - singles) * regions.squares()
        + Math.max(0, regions.largest() - largest);
  }

  /**
   * Regions of the difficulty whose distance from good ones is below a limit; empty if none are
   * found.
   */
  private Optional<Regions> regions(Placement solution, int limit) {
    Optional<Regions> start = easiest(solution);
    start.ifPresent(this::even);
    return start.filter(regions -> excess(regions) < limit).filter(this::reach);
  }

  /** Single squares around a random large region; empty if singles do not solve any such board. */
  private Optional<Regions> easiest(Placement solution) {
    return Generation.shuffled(size, random).stream()
        .map(column -> Regions.around(solution, column))
        .filter(regions -> solves(regions, Rule.SINGLE))
        .findFirst();
  }

  /**
   * Changes regions until they are good, or the limit of moves is reached.
   *
   * <p>The walk is the Metropolis algorithm (1953): a random square moves to a neighbouring region
   * if the rules still solve the board. A move that makes the regions less even increases the sum
   * of their squared sizes; it is tried with a probability that falls exponentially with the
   * increase.
   */
  private void even(Regions regions) {
    Rule hardest = highest.compareTo(EVEN_DIFFICULTY) < 0 ? highest : EVEN_DIFFICULTY;
    for (int tried = 0; tried < EVENING_MOVES_PER_SQUARE * regions.squares(); tried++) {
      if (tried >= FIRST_MOVES_PER_SQUARE * regions.squares() && excess(regions) == 0) {
        return;
      }
      Optional<Regions.Move> move =
          regions.randomMove(random).filter(possible -> isTried(possible, regions));
      if (move.isPresent()) {
        regions.make(move.get());
        if (!solves(regions, hardest)) {
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

  /**
   * Changes regions by hill climbing until the board has at least the lowest difficulty. A random
   * square moves to a neighbouring region on two conditions: the rules up to the highest difficulty
   * still solve the board, and the rating, the difficulty before the score, does not fall much. No
   * region grows beyond the largest good one.
   *
   * @return false if the limit of moves is reached before
   */
  private boolean reach(Regions regions) {
    Rounds rating = rate(regions, highest);
    for (int tried = 0;
        tried < CLIMBING_MOVES && rating.difficulty() < lowest.difficulty();
        tried++) {
      Optional<Regions.Move> move =
          regions
              .randomMove(random)
              .filter(possible -> regions.size(possible.to()) < largest)
              .filter(possible -> regions.canSpare(possible.square()));
      if (move.isPresent()) {
        regions.make(move.get());
        Rounds next = rate(regions, highest);
        if (next.end() == Rounds.End.SOLVED && height(next) >= height(rating) - MAX_FALL) {
          rating = next;
        } else {
          regions.undo(move.get());
        }
      }
    }
    return rating.difficulty() >= lowest.difficulty();
  }

  private static long height(Rounds rating) {
    return rating.difficulty() * DIFFICULTY_WEIGHT + rating.score();
  }

  private Rounds rate(Regions regions, Rule hardest) {
    return generation.rate(regions.candidates(attacks), hardest);
  }

  /** True if the rules up to a rule solve the board, which then has one solution. */
  private boolean solves(Regions regions, Rule hardest) {
    return rate(regions, hardest).end() == Rounds.End.SOLVED;
  }
}
