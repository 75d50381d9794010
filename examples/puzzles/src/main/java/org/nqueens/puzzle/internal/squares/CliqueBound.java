package org.nqueens.puzzle.internal.squares;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.nqueens.puzzle.internal.squares.SquareStates.State;

/**
 * A bound of the queens that fit on a board that is not filled: each unit has room for one. Cliques
 * are sets of squares that attack each other: the units, small crosses, and the corners of small
 * squares. Each clique has a price, and each open square is worth 1 less the prices of its cliques,
 * but at least 0. The prices and the worth of all open squares are together a bound, whatever the
 * prices are. Subgradients lower it (Held, Wolfe, Crowder, <i>Validation of subgradient
 * optimization</i>, Mathematical Programming 6, 1974). A node of a search begins with the prices of
 * the node before. Not thread-safe.
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

  private static final int LARGEST_FIGURE = 2;

  private final SquareStates squares;

  /** The squares of each clique, those of units first, and its price. */
  private final int[][] cliques;

  private final double[] prices;

  /** The cliques with open squares, each with room for one queen, and where these squares begin. */
  private final int[] present;

  private final int[] slopes;
  private final int[] begins;
  private int count;

  private final int[] members;

  /** The open squares, and by square what it is worth beyond the prices of its cliques. */
  private int[] open = {};

  private final double[] worth;
  private int rounds = FIRST_ROUNDS;

  CliqueBound(SquareStates squares) {
    this.squares = squares;
    List<int[]> all = new ArrayList<>(List.of(squares.squaresOf));
    figures().forEach(figure -> all.add(figure.stream().mapToInt(square -> square).toArray()));
    cliques = all.toArray(int[][]::new);
    prices = new double[cliques.length];
    present = new int[cliques.length];
    slopes = new int[cliques.length];
    begins = new int[cliques.length + 1];
    members = new int[all.stream().mapToInt(clique -> clique.length).sum()];
    worth = new double[squares.unitsOf.length];
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

  /** Whether any two squares share a unit. */
  private boolean isClique(List<Integer> some) {
    return some.stream()
        .allMatch(one -> some.stream().allMatch(other -> shareUnit(squares.unitsOf[one], other)));
  }

  private boolean shareUnit(int[] units, int other) {
    return Arrays.stream(squares.unitsOf[other])
        .anyMatch(unit -> Arrays.stream(units).anyMatch(one -> one == unit));
  }

  /**
   * Decides what follows from the bound, in part; false if there is no room for the missing queens.
   */
  boolean propagate() {
    lookAtOpenSquares();
    double most = Double.MAX_VALUE;
    double pace = 1;
    int last = 0;
    for (int round = 0; round < rounds; round++) {
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
      // Half a queen below, since a bound of just the missing queens shows nothing.
      move(pace * (surplus + 0.5));
    }
    rounds = ROUNDS;
    return true;
  }

  private void lookAtOpenSquares() {
    count = 0;
    int end = 0;
    for (int clique = 0; clique < cliques.length; clique++) {
      begins[count] = end;
      for (int square : cliques[clique]) {
        if (squares.isOpen(square)) {
          members[end++] = square;
        }
      }
      if (end > begins[count]) {
        present[count++] = clique;
      }
    }
    begins[count] = end;
    open = IntStream.range(0, worth.length).filter(squares::isOpen).toArray();
  }

  private double bound() {
    for (int square : open) {
      worth[square] = 1;
    }
    double bound = 0;
    for (int i = 0; i < count; i++) {
      double price = prices[present[i]];
      bound += price;
      for (int at = begins[i]; price > 0 && at < begins[i + 1]; at++) {
        worth[members[at]] -= price;
      }
    }
    for (int square : open) {
      bound += Math.max(0, worth[square]);
    }
    return bound;
  }

  /** Decides the squares whose other state would lower the bound by more than its surplus. */
  private boolean decide(double surplus) {
    for (int square : open) {
      State state = worth[square] > 0 ? State.QUEEN : State.CROSS;
      if (Math.abs(worth[square]) > surplus && !squares.decide(square, state)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Raises the prices of cliques with several squares of worth, and lowers those of cliques
   * without.
   */
  private void move(double distance) {
    int norm = 0;
    for (int i = 0; i < count; i++) {
      int slope = -1;
      for (int at = begins[i]; at < begins[i + 1]; at++) {
        slope += worth[members[at]] > 0 ? 1 : 0;
      }
      slopes[i] = slope < 0 && prices[present[i]] == 0 ? 0 : slope;
      norm += slopes[i] * slopes[i];
    }
    for (int i = 0; norm > 0 && i < count; i++) {
      int clique = present[i];
      prices[clique] = Math.max(0, prices[clique] + distance * slopes[i] / norm);
    }
  }
}
