package org.nqueens.puzzle.internal.squares;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.board.Units;
import org.nqueens.model.Square;
import org.nqueens.puzzle.internal.squares.SquareStates.State;

/**
 * A search for the solutions of a board by its squares: of queens that do not touch, with k of them
 * in each row, column and region, or of a number of queens in all. It decides squares by the queens
 * that units miss, and on a filled board by {@link Tiles} and by {@link Bands}.
 *
 * <p>In any order it branches on a unit with few arrangements of its queens and many contradictions
 * so far (dom/wdeg: Boussemart, Hemery, Lecoutre, Sais, <i>Boosting systematic search by weighting
 * constraints</i>, ECAI 2004). A long search without a solution, on a board that is not filled,
 * restarts once at the root (restarts: Gomes, Selman, Kautz, <i>Boosting combinatorial search
 * through randomization</i>, AAAI 1998). From there to the first solution it is a branch and bound
 * (Land, Doig, <i>An automatic method of solving discrete programming problems</i>, Econometrica
 * 28, 1960) by a {@link CliqueBound}.
 *
 * <p>In order it branches on the first open square, column by column; below a queen of a board that
 * is not filled it searches in any order and sorts. Single-use and not thread-safe.
 */
public final class SquareSearch {
  /**
   * The nodes between two looks at the signal to stop: a node takes up to 50 microseconds, and with
   * a bound, which looks itself, milliseconds.
   */
  private static final int NODES_BETWEEN_POLLS = 64;

  /** Shorter searches take up to four times as long with a bound of their queens. */
  private static final int NODES_WITHOUT_BOUND = 3_000;

  /** The solutions that are sorted at once: few at first, since the first ones wait for them. */
  private static final int MIN_SORTED = 16;

  private static final int MAX_SORTED = 2_000;

  private static final Comparator<List<Square>> IN_ORDER =
      (one, other) -> {
        int at = 0;
        while (at < one.size() - 1 && one.get(at).equals(other.get(at))) {
          at++;
        }
        return one.get(at).compareTo(other.get(at));
      };

  private static final int NONE = -1;
  private static final double[] NO_PRICES = {};

  private final SquareStates squares;
  private final Tiles tiles;
  private final Bands bands;
  private final boolean inOrder;
  private final BooleanSupplier stop;
  private final Predicate<List<Square>> sink;
  private final long nodesWithoutBound;

  /** By unit: 1 and the contradictions met in it. */
  private final int[] weights;

  private boolean isConsistent = true;
  private boolean goesOn = true;
  private boolean hasSolutions;
  private boolean restarts;

  /** The bound from a restart to the first solution; it proves little where there are solutions. */
  private @Nullable CliqueBound bound;

  /** The solutions below a node of a search in order; null at nodes that branch in order. */
  private @Nullable List<List<Square>> collected;

  private int mostSorted = MIN_SORTED;
  private long nodes;
  private long decisions;
  private long failures;

  /**
   * Prepares a search.
   *
   * @param board a board of at most 32 columns, of queens that do not touch or not filled
   * @param rules accepts the units of the rules that hold: all units, or for a board that is not
   *     filled those of one rule at least
   * @param inOrder whether the solutions come in the lexicographic order of their squares
   * @param stop answers whether to stop now
   * @param sink takes the squares of a solution, column by column, and answers whether to go on
   */
  public SquareSearch(
      Board board,
      Predicate<Units> rules,
      boolean inOrder,
      BooleanSupplier stop,
      Predicate<List<Square>> sink) {
    this(board, rules, inOrder, stop, sink, NODES_WITHOUT_BOUND);
  }

  /** A search that restarts at a node, from 1 on, if it has no solution until then. */
  SquareSearch(
      Board board,
      Predicate<Units> rules,
      boolean inOrder,
      BooleanSupplier stop,
      Predicate<List<Square>> sink,
      long nodesWithoutBound) {
    this.squares = new SquareStates(board, rules);
    this.tiles = new Tiles(squares);
    this.bands = new Bands(squares);
    this.inOrder = inOrder;
    this.stop = stop;
    this.sink = sink;
    this.nodesWithoutBound = nodesWithoutBound;
    this.weights = new int[squares.units()];
    Arrays.fill(weights, 1);
  }

  /**
   * The first solutions of a board in any order, fewer after a stop.
   *
   * @param most the most solutions, at least 1
   * @param queens squares that have queens in each of them
   */
  public static List<List<Square>> first(
      int most, Board board, List<Square> queens, BooleanSupplier stop) {
    List<List<Square>> found = new ArrayList<>();
    Predicate<List<Square>> sink = solution -> found.add(solution) && found.size() < most;
    SquareSearch search = new SquareSearch(board, units -> true, false, stop, sink);
    queens.forEach(search::place);
    search.run();
    return found;
  }

  public void place(Square square) {
    decide(square, State.QUEEN);
  }

  public void block(Square square) {
    decide(square, State.CROSS);
  }

  /** Decides the squares with a queen of a position of the board, and those that take none. */
  public void decide(Position position) {
    position.queens().forEach(this::place);
    position.excluded().forEach(this::block);
  }

  private void decide(Square square, State state) {
    isConsistent &= squares.decide(square.row() * squares.n + square.column(), state);
  }

  /** Searches; false if the search was stopped before its end. */
  public boolean run() {
    if (isConsistent && squares.hasRoom()) {
      search(0);
      if (restarts) {
        // All branches are undone; what follows at the root stays decided.
        goesOn = true;
        bound = new CliqueBound(squares, this::stops);
        search(0);
      }
    } else {
      failures++;
    }
    return goesOn;
  }

  /** {@return the nodes at which the search branched} */
  public long decisions() {
    return decisions;
  }

  /** {@return the contradictions met} */
  public long failures() {
    return failures;
  }

  /** Searches below the squares decided since a mark. */
  private void search(int mark) {
    nodes++;
    if (nodes == nodesWithoutBound && !inOrder && !squares.isFilled && !hasSolutions) {
      restarts = true;
      goesOn = false;
    } else if (nodes % NODES_BETWEEN_POLLS == 0 && stops()) {
      return;
    } else if (!propagate(mark)) {
      fail();
    } else if (goesOn) {
      int square = squares.rest() == 0 ? NONE : branching();
      if (square < 0) {
        goesOn = take(solution());
      } else {
        decisions++;
        double[] prices = bound == null ? NO_PRICES : bound.prices();
        branch(square, State.QUEEN);
        if (bound != null) {
          bound.restore(prices);
        }
        branch(square, State.CROSS);
      }
    }
  }

  private boolean stops() {
    goesOn &= !stop.getAsBoolean();
    return !goesOn;
  }

  private int branching() {
    return bound != null ? bound.branching() : branchesInOrder() ? firstOpen() : promising();
  }

  private void fail() {
    failures++;
    weights[squares.contradicted()]++;
  }

  private void branch(int square, State state) {
    if (!goesOn) {
      return;
    }
    int mark = squares.mark();
    if (!squares.decide(square, state)) {
      fail();
    } else if (branchesInOrder() && state == State.QUEEN && !squares.isFilled) {
      searchSorted(square, mark);
    } else {
      search(mark);
    }
    squares.undo(mark);
  }

  private boolean branchesInOrder() {
    return inOrder && collected == null;
  }

  /**
   * Searches in any order and sorts the solutions, which takes a small part of the time; in order
   * if there are too many.
   */
  private void searchSorted(int square, int mark) {
    long decisionsBefore = decisions;
    long failuresBefore = failures;
    List<List<Square>> solutions = new ArrayList<>();
    collected = solutions;
    search(mark);
    collected = null;
    if (solutions.size() > mostSorted) {
      goesOn = true;
      decisions = decisionsBefore;
      failures = failuresBefore;
      squares.undo(mark);
      squares.decide(square, State.QUEEN);
      search(mark);
    } else if (goesOn) {
      solutions.sort(IN_ORDER);
      goesOn = solutions.stream().allMatch(sink);
      mostSorted = Math.min(2 * mostSorted, MAX_SORTED);
    }
  }

  /** Hands over a solution, or collects it; false at the end or if there are too many. */
  private boolean take(List<Square> solution) {
    hasSolutions = true;
    bound = null;
    if (collected == null) {
      return sink.test(solution);
    }
    collected.add(solution);
    return collected.size() <= mostSorted;
  }

  private boolean propagate(int mark) {
    int before = mark;
    do {
      do {
        if (!squares.propagate()) {
          return false;
        }
        int from = before;
        before = squares.mark();
        if (squares.isFilled && !tiles.propagate(from)) {
          return false;
        }
      } while (squares.mark() > before);
      if (squares.isFilled ? !bands.propagate() : bound != null && !bound.propagate()) {
        return false;
      }
    } while (squares.mark() > before);
    return true;
  }

  private int firstOpen() {
    for (int column = 0; column < squares.n; column++) {
      int open = squares.line(1, SquareStates.ANY_REGION, column);
      if (open != 0) {
        return squares.square(1, column, Integer.numberOfTrailingZeros(open));
      }
    }
    return NONE;
  }

  /**
   * The open square that excludes most others, of the unit with the lowest ratio. Units of the kind
   * with the least room come first.
   */
  private int promising() {
    int best = -1;
    double lowest = Double.MAX_VALUE;
    int least = Integer.MAX_VALUE;
    for (int unit = 0; unit < weights.length; unit++) {
      double ratio = arrangements(unit) / weights[unit];
      int spare = squares.isFilled ? 0 : squares.spare(unit);
      if (squares.open(unit) > 0 && (spare < least || spare == least && ratio < lowest)) {
        least = spare;
        lowest = ratio;
        best = unit;
      }
    }
    int promising = -1;
    int most = -1;
    for (int square : best < 0 ? new int[0] : squares.squaresOf[best]) {
      int excluded = squares.isOpen(square) ? excluded(square) : -1;
      if (excluded > most) {
        most = excluded;
        promising = square;
      }
    }
    return promising;
  }

  /** The ways to put the missing queens of a unit on its open squares. */
  private double arrangements(int unit) {
    double product = 1;
    for (int i = 0; i < squares.missing(unit); i++) {
      product = product * (squares.open(unit) - i) / (i + 1);
    }
    return product;
  }

  private int excluded(int square) {
    int excluded = 0;
    for (int neighbour : squares.neighbours[square]) {
      excluded += squares.isOpen(neighbour) ? 1 : 0;
    }
    for (int unit : squares.unitsOf[square]) {
      excluded += squares.missing(unit) == 1 ? squares.open(unit) : 0;
    }
    return excluded;
  }

  private List<Square> solution() {
    List<Square> queens = new ArrayList<>();
    for (int column = 0; column < squares.n; column++) {
      for (int row = 0; row < squares.n; row++) {
        if (squares.state(squares.square(1, column, row)) == State.QUEEN) {
          queens.add(new Square(column, row));
        }
      }
    }
    return queens;
  }
}
