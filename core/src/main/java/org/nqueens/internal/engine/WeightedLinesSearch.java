package org.nqueens.internal.engine;

import java.util.Arrays;
import java.util.Set;
import java.util.function.IntToLongFunction;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Searches boards of queens of up to 64 columns with few squares left. A line is a column or a row.
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
 * <p>A board of up to 32 columns has one word for each index i. Its lower half has the free squares
 * of column i, by rows, and its upper half the free squares of row i, by columns. One pass over the
 * words, without a branch, therefore finds the lines with no, one, two or three squares: rows in
 * the lower half and columns in the upper half. A larger board has a word for each half, first
 * those of all columns, and is passed over in two parts. For one search on one thread.
 */
final class WeightedLinesSearch {
  private static final int MAX_SIZE = Long.SIZE;

  private static final Set<Integer> QUEENS = Set.of(0, 1, -1);

  /** The number of nodes of each search; the first two are given up then. */
  private static final long[] SHORT_SEARCHES = {1_000, 4_000, Long.MAX_VALUE};

  private static final int POLL_MASK = 0xFF;

  private static final int LINE_BITS = 7;

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

  /** The words that one pass takes begin at the multiples of n; a board has one or two parts. */
  private final int parts;

  /** The bits for a line: lines below this number are rows, and columns follow. */
  private final int half;

  /** The words of the rows begin here. */
  private final int rowStart;

  private final long halfMask;

  /** By column * n + row: what a queen leaves of each word. */
  private final long[][] left;

  /** By depth: the words. */
  private final long[][] boards;

  private final int[] placement;

  /** By line * half + the position on the line: each square has its weight in row and column. */
  private final int[] weights;

  /** By the number of open columns: how often propagation has succeeded there. */
  private final int[] rates = new int[MAX_SIZE + 1];

  /** By line: 1 plus the number of times that only this line has lost its last square. */
  private final long[] losses = new long[2 * MAX_SIZE];

  /** By line: the factor of the weights of its squares, in units of 2^-24. */
  private final long[] shares = new long[2 * MAX_SIZE];

  // The lines without a queen.
  private long openRows;
  private long openColumns;

  // By part: the lines with two, three and more squares after the latest propagation.
  private final long[] withTwo = new long[2];
  private final long[] withThree = new long[2];
  private final long[] withMore = new long[2];

  /** The first of these with a line. */
  private long[] fewest = withTwo;

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
    parts = n <= MAX_SIZE / 2 ? 1 : 2;
    half = MAX_SIZE / 2 * parts;
    rowStart = (parts - 1) * n;
    halfMask = -1L >>> MAX_SIZE - half;
    left = new long[n * n][];
    for (int square = 0; square < n * n; square++) {
      int column = square / n;
      int row = square % n;
      left[square] =
          words(line -> ~attacked(column, line, row), line -> ~attacked(row, line, column));
    }
    boards = new long[n + 1][parts * n];
    placement = new int[n];
    weights = new int[2 * half * half];
    Arrays.fill(weights, MEAN);
    Arrays.fill(rates, MEAN);
    Arrays.fill(losses, 1);
    Arrays.fill(shares, WHOLE_SHARE);
  }

  /** Tells whether a model is a board of queens of up to 64 columns. */
  static boolean takes(QueensModel model) {
    return model.size() <= MAX_SIZE
        && CompiledConstraints.of(model).slopes().filter(QUEENS::equals).isPresent();
  }

  /** The words of a board, by the squares of each column and of each row. */
  private long[] words(IntToLongFunction ofColumn, IntToLongFunction ofRow) {
    long[] words = new long[parts * n];
    for (int i = 0; i < n; i++) {
      words[i] |= ofColumn.applyAsLong(i) & halfMask;
      // A shift by 64 is none.
      words[rowStart + i] |= (ofRow.applyAsLong(i) & halfMask) << half;
    }
    return words;
  }

  /** The squares of line i that are attacked from a position on a line parallel to it. */
  private long attacked(int line, int i, int position) {
    if (i == line) {
      return -1;
    }
    long bit = 1L << position;
    int distance = Math.abs(line - i);
    return bit | bit << distance | bit >>> distance;
  }

  /** Searches to the end. A search that has delivered a solution is not given up. */
  SearchOutcome run() {
    long[] rows = new long[n];
    long[] columns = new long[n];
    for (int column = 0; column < n; column++) {
      columns[column] = request.model().domain(column).toLongArray()[0];
      for (long rest = columns[column]; rest != 0; rest &= rest - 1) {
        rows[Long.numberOfTrailingZeros(rest)] |= 1L << column;
      }
    }
    long[] empty = words(column -> columns[column], row -> rows[row]);
    long lines = -1L >>> MAX_SIZE - n;
    for (long most : SHORT_SEARCHES) {
      limit = nodes + most < 0 ? Long.MAX_VALUE : nodes + most;
      cut = false;
      openRows = lines;
      openColumns = lines;
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
    if (openRows == 0) {
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
    long rowsBefore = openRows;
    long columnsBefore = openColumns;
    boolean isRow = line < half;
    long choices = squares(board, line);
    for (; choices != 0 && !ended && !cut; choices &= choices - 1) {
      int choice = Long.numberOfTrailingZeros(choices);
      int column = isRow ? choice : line - half;
      int row = isRow ? line : choice;
      decisions++;
      openRows = rowsBefore;
      openColumns = columnsBefore;
      boolean survives = propagate(board, boards[depth + 1], place(column, row));
      learn(column, row, Long.bitCount(rowsBefore), survives);
      if (survives) {
        search(depth + 1);
      } else {
        failures++;
      }
    }
  }

  private void learn(int column, int row, int open, boolean survives) {
    int outcome = survives ? ONE : 0;
    rates[open] += outcome - rates[open] >> RATE_SHIFT;
    int relative = Math.max(LEAST_WEIGHT, outcome - rates[open] + MEAN);
    int inRow = row * half + column;
    int weight = weights[inRow] + (relative - weights[inRow] >> WEIGHT_SHIFT);
    weights[inRow] = weight;
    weights[(half + column) * half + row] = weight;
  }

  private long squares(long[] board, int line) {
    return line < half ? board[rowStart + line] >>> half : board[line - half] & halfMask;
  }

  /** The line of the least weight among those with the fewest squares. */
  private int select(long[] board) {
    long least = Long.MAX_VALUE;
    for (long rest = fewest[0] & halfMask; rest != 0; rest &= rest - 1) {
      int row = Long.numberOfTrailingZeros(rest);
      least = Math.min(least, weighed(row, board[rowStart + row] >>> half));
    }
    for (long rest = fewest[parts - 1] >>> half; rest != 0; rest &= rest - 1) {
      int column = Long.numberOfTrailingZeros(rest);
      least = Math.min(least, weighed(half + column, board[column] & halfMask));
    }
    return (int) least & (1 << LINE_BITS) - 1;
  }

  private long weighed(int line, long squares) {
    long weight = 0;
    int first = line * half;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      weight += weights[first + Long.numberOfTrailingZeros(rest)];
    }
    return weight * shares[line] << LINE_BITS | line;
  }

  private long[] place(int column, int row) {
    placement[column] = row;
    openRows &= ~(1L << row);
    openColumns &= ~(1L << column);
    return left[column * n + row];
  }

  /** Removes what a queen attacks and places forced queens; false if a line has no square. */
  private boolean propagate(long[] from, long[] to, long[] mask) {
    while (true) {
      long one = 0;
      long two = 0;
      for (int i = 0; i < n; i++) {
        long free = from[i] & mask[i];
        to[i] = free;
        two |= one & free;
        one |= free;
      }
      int part = 0;
      long lost = ~one & (parts == 1 ? openRows | openColumns << half : openRows);
      long lone = one & ~two;
      if (parts == 2 && lost == 0) {
        one = 0;
        two = 0;
        for (int i = n; i < to.length; i++) {
          long free = from[i] & mask[i];
          to[i] = free;
          two |= one & free;
          one |= free;
        }
        lost = ~one & openColumns;
        if (lost != 0 || lone == 0) {
          part = 1;
          lone = one & ~two;
        }
      }
      if (lost != 0) {
        lose(part, lost);
        return false;
      }
      if (lone == 0) {
        count(to);
        return true;
      }
      int line = part * MAX_SIZE + Long.numberOfTrailingZeros(lone);
      int position = Long.numberOfTrailingZeros(squares(to, line));
      mask = line < half ? place(position, line) : place(line - half, position);
      from = to;
    }
  }

  /** If only one line has lost its last square, it is hard to fill; several lines tell less. */
  private void lose(int part, long lost) {
    if ((lost & lost - 1) == 0) {
      int line = part * MAX_SIZE + Long.numberOfTrailingZeros(lost);
      shares[line] = (long) (WHOLE_SHARE / Math.sqrt((double) ++losses[line]));
    }
  }

  private void count(long[] board) {
    long anyTwo = 0;
    long anyThree = 0;
    for (int part = 0; part < parts; part++) {
      long one = 0;
      long two = 0;
      long three = 0;
      long four = 0;
      int end = (part + 1) * n;
      for (int i = part * n; i < end; i++) {
        long free = board[i];
        four |= three & free;
        three |= two & free;
        two |= one & free;
        one |= free;
      }
      withTwo[part] = two & ~three;
      withThree[part] = three & ~four;
      withMore[part] = four;
      anyTwo |= withTwo[part];
      anyThree |= withThree[part];
    }
    fewest = anyTwo != 0 ? withTwo : anyThree != 0 ? withThree : withMore;
  }
}
