package org.nqueens.puzzle.internal.squares;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.nqueens.board.Board;
import org.nqueens.model.Square;
import org.nqueens.puzzle.internal.squares.SquareStates.State;

/**
 * A search for the solutions of a board by its squares: of queens that do not touch, with k of them
 * in each row, column and region, or of a number of queens in all. It decides squares by the queens
 * that units miss, and on a filled board by {@link Tiles} and by {@link Bands}. In order it
 * branches on the first open square, column by column; otherwise on a unit with few arrangements of
 * its queens and many contradictions so far (dom/wdeg: Boussemart, Hemery, Lecoutre, Sais,
 * <i>Boosting systematic search by weighting constraints</i>, ECAI 2004). Single-use and not
 * thread-safe.
 */
public final class SquareSearch {
  /** The nodes between two looks at the signal to stop; a node takes up to 50 microseconds. */
  private static final int NODES_BETWEEN_POLLS = 64;

  /** Shorter searches take up to four times as long with a bound of their queens. */
  private static final int NODES_WITHOUT_BOUND = 3_000;

  private static final int NONE = -1;

  private final SquareStates squares;
  private final Tiles tiles;
  private final Bands bands;
  private final boolean inOrder;
  private final BooleanSupplier stop;
  private final Predicate<List<Square>> sink;

  /** By unit: 1 and the contradictions met in it. */
  private final int[] weights;

  private boolean isConsistent = true;
  private boolean goesOn = true;
  private @Nullable CliqueBound bound;
  private long nodes;
  private long decisions;
  private long failures;

  /**
   * Prepares a search.
   *
   * @param board a board of at most 32 columns, of queens that do not touch or not filled
   * @param inOrder whether the solutions come in the lexicographic order of their squares
   * @param stop answers whether to stop now
   * @param sink takes the squares of a solution, column by column, and answers whether to go on
   */
  public SquareSearch(
      Board board, boolean inOrder, BooleanSupplier stop, Predicate<List<Square>> sink) {
    this.squares = new SquareStates(board);
    this.tiles = new Tiles(squares);
    this.bands = new Bands(squares);
    this.inOrder = inOrder;
    this.stop = stop;
    this.sink = sink;
    this.weights = new int[squares.units()];
    Arrays.fill(weights, 1);
  }

  public void place(Square square) {
    decide(square, State.QUEEN);
  }

  public void block(Square square) {
    decide(square, State.CROSS);
  }

  private void decide(Square square, State state) {
    isConsistent &= squares.decide(square.row() * squares.n + square.column(), state);
  }

  /** Searches; false if the search was stopped before its end. */
  public boolean run() {
    if (isConsistent && squares.hasRoom()) {
      search();
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

  private void search() {
    nodes++;
    if (nodes % NODES_BETWEEN_POLLS == 0 && stop.getAsBoolean()) {
      goesOn = false;
    } else if (!propagate()) {
      fail();
    } else {
      int square = squares.rest() == 0 ? NONE : inOrder ? firstOpen() : promising();
      if (square < 0) {
        goesOn = sink.test(solution());
      } else {
        decisions++;
        branch(square, State.QUEEN);
        branch(square, State.CROSS);
      }
    }
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
    if (squares.decide(square, state)) {
      search();
    } else {
      fail();
    }
    squares.undo(mark);
  }

  private boolean propagate() {
    int before;
    do {
      do {
        if (!squares.propagate()) {
          return false;
        }
        before = squares.mark();
        if (squares.isFilled && !tiles.propagate()) {
          return false;
        }
      } while (squares.mark() > before);
      if (squares.isFilled ? !bands.propagate() : !hasRoom()) {
        return false;
      }
    } while (squares.mark() > before);
    return true;
  }

  /** Asks the bound, which enumerations do without: it proves little where there are solutions. */
  private boolean hasRoom() {
    if (inOrder || nodes < NODES_WITHOUT_BOUND) {
      return true;
    }
    if (bound == null) {
      bound = new CliqueBound(squares);
    }
    return bound.propagate();
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
