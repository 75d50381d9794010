package org.nqueens.puzzle.internal.squares;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.nqueens.puzzle.internal.squares.SquareStates.State;

/**
 * The Lagrangian relaxation of a board that is not filled (Geoffrion, <i>Lagrangean relaxation for
 * integer programming</i>, Mathematical Programming Study 2, 1974): a bound of the queens that fit.
 *
 * <p>A clique is a set of squares that attack each other: a unit, a small cross, or the corners of
 * a small square. It has room for one queen. The relaxation lets a clique have any number of queens
 * for a price each, the Lagrangian multiplier. So each open square is worth 1 less the prices of
 * its cliques. The prices of all cliques and the worth of all squares worth more than 0 are
 * together a bound, whatever the prices are. Subgradients lower it (Held, Wolfe, Crowder,
 * <i>Validation of subgradient optimization</i>, Mathematical Programming 6, 1974).
 *
 * <p>Each round of the subgradients chooses the squares worth more than 0. The mean of these
 * choices, with the last rounds weighing most, approaches a fractional solution of the linear
 * relaxation (Barahona, Anbil, <i>The volume algorithm</i>, Mathematical Programming 87, 2000). A
 * search branches by it. Not thread-safe.
 */
final class CliqueBound {
  /** More than what rounding adds to a bound. */
  private static final double MARGIN = 1e-6;

  /** The subgradients of the first node, and of the others: more or fewer take longer in all. */
  private static final int FIRST_ROUNDS = 1_000;

  private static final int ROUNDS = 30;

  /** The rounds without a bound that is lower by so much, after which prices move half as far. */
  private static final int PATIENCE = 10;

  private static final double LEAST_GAIN = 1e-3;

  /** The weight of the last round in the mean of all choices. */
  private static final double LAST_WEIGHT = 0.1;

  private static final int LARGEST_FIGURE = 2;

  private final SquareStates squares;
  private final BooleanSupplier stop;

  /** The squares of each clique, those of units first, and its price. */
  private final int[][] cliques;

  private final double[] prices;

  /** The cliques that the rounds look at, and where their open squares begin and end. */
  private final int[] present;

  private final int[] slopes;
  private final int[] begins;
  private final int[] ends;
  private int count;

  private final int[] members;
  private int[] open = {};

  /** By square: its worth, 1 if it is chosen in the last round or else 0, and the mean of these. */
  private final double[] worth;

  private final int[] chosen;
  private final double[] shares;
  private int rounds = FIRST_ROUNDS;

  CliqueBound(SquareStates squares, BooleanSupplier stop) {
    this.squares = squares;
    this.stop = stop;
    List<int[]> all = new ArrayList<>(List.of(squares.squaresOf));
    figures().forEach(figure -> all.add(figure.stream().mapToInt(square -> square).toArray()));
    cliques = all.toArray(int[][]::new);
    prices = new double[cliques.length];
    present = new int[cliques.length];
    slopes = new int[cliques.length];
    begins = new int[cliques.length];
    ends = new int[cliques.length];
    members = new int[all.stream().mapToInt(clique -> clique.length).sum()];
    worth = new double[squares.unitsOf.length];
    chosen = new int[worth.length];
    shares = new double[worth.length];
  }

  /** The corners of small squares and the small crosses, without walls, that are cliques. */
  private Set<List<Integer>> figures() {
    Set<List<Integer>> figures = new LinkedHashSet<>();
    for (int square = 0; square < squares.unitsOf.length; square++) {
      for (int d = 1; d <= LARGEST_FIGURE; d++) {
        figures.add(figure(square, new int[] {0, 0, d, d}, new int[] {0, d, 0, d}));
        figures.add(figure(square, new int[] {0, 0, 0, d, -d}, new int[] {0, d, -d, 0, 0}));
      }
    }
    figures.removeIf(figure -> figure.size() < 3 || !isClique(figure));
    return figures;
  }

  /** Whether any two squares share a unit. */
  private boolean isClique(List<Integer> some) {
    List<BitSet> units = some.stream().map(square -> setOf(squares.unitsOf[square])).toList();
    return units.stream().allMatch(own -> units.stream().allMatch(own::intersects));
  }

  private static BitSet setOf(int[] numbers) {
    return Arrays.stream(numbers).collect(BitSet::new, BitSet::set, BitSet::or);
  }

  private List<Integer> figure(int square, int[] rows, int[] columns) {
    int n = squares.n;
    return IntStream.range(0, rows.length)
        .filter(i -> isInside(square / n + rows[i]) && isInside(square % n + columns[i]))
        .map(i -> square + n * rows[i] + columns[i])
        .filter(other -> squares.unitsOf[other].length > 0)
        .boxed()
        .toList();
  }

  private boolean isInside(int line) {
    return line >= 0 && line < squares.n;
  }

  /**
   * Decides what follows from the bound, in part, and less after a stop; false if there is no room
   * for the missing queens.
   */
  boolean propagate() {
    double most = Double.MAX_VALUE;
    double pace = 1;
    int last = 0;
    for (int round = 0; round < rounds; round++) {
      if (round % ROUNDS == 0) {
        if (stop.getAsBoolean()) {
          return true;
        }
        lookAtOpenSquares();
      }
      double bound = bound();
      double surplus = bound - squares.rest() + MARGIN;
      if (surplus < 0) {
        return squares.contradict(0);
      }
      int before = squares.mark();
      if (!decide(surplus)) {
        return false;
      }
      if (squares.mark() > before) {
        return true;
      }
      if (bound < most - LEAST_GAIN) {
        most = bound;
        last = round;
      } else if (round - last == PATIENCE) {
        pace /= 2;
        last = round;
      }
      if (round % ROUNDS == 0) {
        leaveOutIdleFigures();
      }
      // Half a queen below, since a bound of just the missing queens shows nothing.
      move(pace * (surplus + 0.5));
    }
    rounds = ROUNDS;
    return true;
  }

  /** {@return a copy of the prices, with which a later node may begin} */
  double[] prices() {
    return prices.clone();
  }

  /** Begins the next node with earlier prices; otherwise it begins with the last ones. */
  void restore(double[] earlier) {
    System.arraycopy(earlier, 0, prices, 0, prices.length);
  }

  /**
   * The open square to branch on: chosen in many rounds, in units with many open squares; -1 if
   * there is none.
   */
  int branching() {
    int branching = -1;
    double highest = -1;
    for (int square : open) {
      int seen = 0;
      for (int unit : squares.unitsOf[square]) {
        seen += squares.open(unit);
      }
      if (shares[square] * seen > highest) {
        highest = shares[square] * seen;
        branching = square;
      }
    }
    return branching;
  }

  /** Looks at units of two open squares, and at figures of three: smaller ones add nothing. */
  private void lookAtOpenSquares() {
    count = 0;
    int end = 0;
    for (int clique = 0; clique < cliques.length; clique++) {
      int begin = end;
      for (int square : cliques[clique]) {
        if (squares.isOpen(square)) {
          members[end++] = square;
        }
      }
      if (end - begin < (isUnit(clique) ? 2 : 3)) {
        prices[clique] = 0;
        end = begin;
      } else {
        present[count] = clique;
        begins[count] = begin;
        ends[count++] = end;
      }
    }
    open = IntStream.range(0, worth.length).filter(squares::isOpen).toArray();
  }

  private boolean isUnit(int clique) {
    return clique < squares.units();
  }

  /** Leaves out the figures, most of them, that have no price and would not get one now. */
  private void leaveOutIdleFigures() {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int clique = present[i];
      if (isUnit(clique) || prices[clique] > 0 || slope(i) > 0) {
        present[kept] = clique;
        begins[kept] = begins[i];
        ends[kept++] = ends[i];
      }
    }
    count = kept;
  }

  private double bound() {
    for (int square : open) {
      worth[square] = 1;
    }
    double bound = 0;
    for (int i = 0; i < count; i++) {
      double price = prices[present[i]];
      bound += price;
      for (int at = begins[i]; price > 0 && at < ends[i]; at++) {
        worth[members[at]] -= price;
      }
    }
    for (int square : open) {
      chosen[square] = worth[square] > 0 ? 1 : 0;
      shares[square] += LAST_WEIGHT * (chosen[square] - shares[square]);
      bound += Math.max(0, worth[square]);
    }
    return bound;
  }

  /**
   * Fixes squares by their reduced costs: decides those whose other state would lower the bound by
   * more than its surplus.
   */
  private boolean decide(double surplus) {
    for (int square : open) {
      State state = chosen[square] == 1 ? State.QUEEN : State.CROSS;
      if (Math.abs(worth[square]) > surplus && !squares.decide(square, state)) {
        return false;
      }
    }
    return true;
  }

  /** Raises the prices of cliques with several chosen squares, and lowers those without any. */
  private void move(double distance) {
    int norm = 0;
    for (int i = 0; i < count; i++) {
      int slope = slope(i);
      slopes[i] = slope < 0 && prices[present[i]] == 0 ? 0 : slope;
      norm += slopes[i] * slopes[i];
    }
    for (int i = 0; norm > 0 && i < count; i++) {
      int clique = present[i];
      prices[clique] = Math.max(0, prices[clique] + distance * slopes[i] / norm);
    }
  }

  /** The chosen squares of a clique beyond the one that it has room for. */
  private int slope(int i) {
    int slope = -1;
    for (int at = begins[i]; at < ends[i]; at++) {
      slope += chosen[members[at]];
    }
    return slope;
  }
}
