package org.nqueens.internal.engine;

import java.util.Arrays;
import java.util.Set;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Searches boards of queens of up to 32 columns with few squares left. A line is a column or a row.
 * Among the lines with the fewest squares, the search branches on the line with the smallest
 * quotient: the sum of the weights of its squares, divided by the square root of its failures.
 * Compare dom/wdeg: F. Boussemart, F. Hemery, C. Lecoutre and L. Sais, <i>Boosting systematic
 * search by weighting constraints</i>, ECAI 2004.
 *
 * <p>The weight of a square estimates how often a queen on it survives propagation. The sum
 * therefore estimates the number of branches that do not fail at once, as impacts do (P. Refalo,
 * <i>Impact-based search strategies for constraint programming</i>, CP 2004). Propagation fails
 * more often the fewer columns are open. Weights are therefore learned relative to the rate of all
 * squares at the same number of open columns. Without the failures, the weights prove as much but
 * find the placements of soluble boards late.
 *
 * <p>Two short searches come before the search without a limit and pass their weights on to it. A
 * line with one square left gets its queen there.
 *
 * <p>A board has one word for each index i. Its upper half has the free squares of row i, by
 * columns, and its lower half the free squares of column i, by rows. One pass over the words,
 * without a branch, therefore finds the lines with no, one, two or three squares: rows in the lower
 * half and columns in the upper half. For one search on one thread.
 */
final class WeightedLinesSearch {
  /** A half of a word has a bit for each column or row. */
  private static final int MAX_SIZE = Long.SIZE / 2;

  private static final Set<Integer> QUEENS = Set.of(0, 1, -1);
  private static final long HALF = -1L >>> MAX_SIZE;

  /** The number of nodes of each search; the first two are given up then. */
  private static final long[] SHORT_SEARCHES = {1_000, 4_000, Long.MAX_VALUE};

  private static final int POLL_MASK = 0xFF;

  private static final int LINE_BITS = 6;

  /** The weight of a square if every queen on it survives, and others as often as the mean. */
  private static final int ONE = 1 << 20;

  private static final int MEAN = ONE / 3;

  private static final int LEAST_WEIGHT = ONE / 50;

  private static final long WHOLE_SHARE = 1 << 24;

  // The shares of the latest branch in a weight and in a rate are 2^-6 and 2^-10.
  private static final int WEIGHT_SHIFT = 6;
  private static final int RATE_SHIFT = 10;

  private final SearchRequest request;
  private final PlacementSink sink;
  private final int n;

  /** By column * n + row: what a queen leaves of each word. */
  private final long[][] left;

  /** By depth: the words. */
  private final long[][] boards;

  private final int[] placement;

  /** By line * 32 + the position on the line: each square has its weight in its row and column. */
  private final int[] weights = new int[2 * MAX_SIZE * MAX_SIZE];

  /** By the number of open columns: how often propagation has succeeded there. */
  private final int[] rates = new int[MAX_SIZE + 1];

  /** By line: 1 plus the number of times that only this line has lost its last square. */
  private final long[] losses = new long[Long.SIZE];

  /** By line: the factor of the weights of its squares, in units of 2^-24. */
  private final long[] shares = new long[Long.SIZE];

  private long open;

  // The lines with at least two, three and four squares after the latest propagation.
  private long withTwo;
  private long withThree;
  private long withFour;

  private long nodes;
  private long limit;
  private long decisions;
  private long failures;
  private long solutions;

  /** Whether the search ends: by the sink, the stop signal, or the limit of a short search. */
  private boolean ended;

  private boolean cut;

  WeightedLinesSearch(SearchRequest request, PlacementSink sink) {
    this.request = request;
    this.sink = sink;
    n = request.model().size();
    left = new long[n * n][n];
    for (int square = 0; square < n * n; square++) {
      int column = square / n;
      int row = square % n;
      for (int i = 0; i < n; i++) {
        left[square][i] = ~(attacked(column, i, row) | attacked(row, i, column) << MAX_SIZE);
      }
    }
    boards = new long[n + 1][n];
    placement = new int[n];
    Arrays.fill(weights, MEAN);
    Arrays.fill(rates, MEAN);
    Arrays.fill(losses, 1);
    Arrays.fill(shares, WHOLE_SHARE);
  }

  /** Tells whether a model is a board of queens of up to 32 columns. */
  static boolean takes(QueensModel model) {
    return model.size() <= MAX_SIZE
        && CompiledConstraints.of(model).slopes().filter(QUEENS::equals).isPresent();
  }

  /** The squares of line i that are attacked from a position on a line parallel to it. */
  private long attacked(int line, int i, int position) {
    if (i == line) {
      return HALF;
    }
    long bit = 1L << position;
    int distance = Math.abs(line - i);
    return (bit | bit << distance | bit >>> distance) & HALF;
  }

  /** Searches to the end. A search that has delivered a solution is not given up. */
  SearchOutcome run() {
    long[] empty = new long[n];
    for (int column = 0; column < n; column++) {
      long rows = request.model().domain(column).toLongArray()[0];
      empty[column] |= rows;
      for (; rows != 0; rows &= rows - 1) {
        empty[Long.numberOfTrailingZeros(rows)] |= 1L << MAX_SIZE + column;
      }
    }
    for (long most : SHORT_SEARCHES) {
      limit = nodes + most < 0 ? Long.MAX_VALUE : nodes + most;
      cut = false;
      open = (HALF >>> MAX_SIZE - n) * (1L << MAX_SIZE | 1);
      if (propagate(empty, boards[0], empty)) {
        search(0);
      } else {
        failures++;
      }
      if (ended || !cut) {
        break;
      }
    }
    return SearchOutcome.ofTree(!ended, solutions, decisions, failures);
  }

  private void search(int depth) {
    if ((nodes++ & POLL_MASK) == 0 && request.stopRequested().getAsBoolean()) {
      ended = true;
      return;
    }
    if (open == 0) {
      solutions++;
      limit = Long.MAX_VALUE;
      ended = !sink.accept(placement.clone());
      return;
    }
    if (nodes > limit) {
      cut = true;
      return;
    }
    long[] board = boards[depth];
    int line = select(board);
    long before = open;
    boolean isRow = line < MAX_SIZE;
    long choices = squares(board, line);
    for (; choices != 0 && !ended && !cut; choices &= choices - 1) {
      int choice = Long.numberOfTrailingZeros(choices);
      int column = isRow ? choice : line - MAX_SIZE;
      int row = isRow ? line : choice;
      decisions++;
      open = before;
      boolean survives = propagate(board, boards[depth + 1], place(column, row));
      learn(column, row, Long.bitCount(before >>> MAX_SIZE), survives);
      if (survives) {
        search(depth + 1);
      } else {
        failures++;
      }
    }
  }

  private void learn(int column, int row, int openColumns, boolean survives) {
    int outcome = survives ? ONE : 0;
    rates[openColumns] += outcome - rates[openColumns] >> RATE_SHIFT;
    int relative = Math.max(LEAST_WEIGHT, outcome - rates[openColumns] + MEAN);
    int inRow = row * MAX_SIZE + column;
    int weight = weights[inRow] + (relative - weights[inRow] >> WEIGHT_SHIFT);
    weights[inRow] = weight;
    weights[(MAX_SIZE + column) * MAX_SIZE + row] = weight;
  }

  private static long squares(long[] board, int line) {
    return line < MAX_SIZE ? board[line] >>> MAX_SIZE : board[line - MAX_SIZE] & HALF;
  }

  /** The line of the least weight among those with two squares, else with three, else with more. */
  private int select(long[] board) {
    long lines = withTwo & ~withThree;
    if (lines == 0) {
      lines = withThree & ~withFour;
    }
    if (lines == 0) {
      lines = withFour;
    }
    long least = Long.MAX_VALUE;
    for (; lines != 0; lines &= lines - 1) {
      least = Math.min(least, weighed(board, Long.numberOfTrailingZeros(lines)));
    }
    return (int) least & (1 << LINE_BITS) - 1;
  }

  private long weighed(long[] board, int line) {
    long weight = 0;
    for (long rest = squares(board, line); rest != 0; rest &= rest - 1) {
      weight += weights[line * MAX_SIZE + Long.numberOfTrailingZeros(rest)];
    }
    return weight * shares[line] << LINE_BITS | line;
  }

  private long[] place(int column, int row) {
    placement[column] = row;
    open &= ~(1L << row | 1L << MAX_SIZE + column);
    return left[column * n + row];
  }

  /** Removes what a queen attacks and places forced queens; false if a line has no square. */
  private boolean propagate(long[] from, long[] to, long[] mask) {
    while (true) {
      long one = 0;
      long two = 0;
      for (int i = 0; i < to.length; i++) {
        long free = from[i] & mask[i];
        to[i] = free;
        two |= one & free;
        one |= free;
      }
      long lost = open & ~one;
      if (lost != 0) {
        lose(lost);
        return false;
      }
      long lone = one & ~two;
      if (lone == 0) {
        count(to);
        return true;
      }
      int line = Long.numberOfTrailingZeros(lone);
      int position = Long.numberOfTrailingZeros(squares(to, line));
      boolean isRow = line < MAX_SIZE;
      mask = isRow ? place(position, line) : place(line - MAX_SIZE, position);
      from = to;
    }
  }

  /** If only one line has lost its last square, it is hard to fill; several lines tell less. */
  private void lose(long lost) {
    if ((lost & lost - 1) == 0) {
      int line = Long.numberOfTrailingZeros(lost);
      shares[line] = (long) (WHOLE_SHARE / Math.sqrt((double) ++losses[line]));
    }
  }

  private void count(long[] board) {
    long one = 0;
    long two = 0;
    long three = 0;
    long four = 0;
    for (long free : board) {
      four |= three & free;
      three |= two & free;
      two |= one & free;
      one |= free;
    }
    withTwo = two;
    withThree = three;
    withFour = four;
  }
}
