package org.nqueens.internal.halves;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.ProgressSink;

/**
 * The placements of boards that are divided at one boundary, in lexicographic order: depth first
 * over the queens of the first columns, the prefix; the left and right halves that agree with a
 * prefix are joined.
 *
 * <p>The right halves are listed under the queens of the leading columns that have one row each, or
 * taken from {@link SharedRightHalves} if these queens alone block squares of the right columns.
 * Each further queen of a prefix filters the list. A prefix that has too many left halves takes one
 * more queen.
 *
 * <p>The memory is bounded by {@link HalvesLimits} for the first list of right halves and for the
 * left halves; a list filtered by a queen has about a third of the halves of the list before. A
 * search of an empty board holds about 12 MB at n = 15, besides the shared lists. For one thread.
 */
final class PrefixWalk {
  private final int n;
  private final int boundary;
  private final BooleanSupplier stop;
  private final ProgressSink progress;
  private final PlacementSink sink;
  private final SharedRightHalves shared;
  private final LeftHalves left;
  private final HalfPairs pairs = new HalfPairs();
  private final HalvesLimits limits;

  /** By number of queens of the prefix: the list of its right halves. */
  private final RightHalves[] right;

  /** By number of queens of the prefix: a list of this search, made when it is first needed. */
  private final RightHalves[] own;

  // Of the current board.
  private final int[] allowed;
  private int leading;
  private int prefixEnd;
  private double done;

  /** The placements that the sink has received before. */
  private long known;

  private long solutions;
  private long queens;
  private long failures;

  /**
   * Prepares to search boards.
   *
   * @param n the number of rows and columns, at most 16
   * @param boundary the first column of the right halves, at least n - 8
   * @param limits bounds the lists
   * @param stop answers whether to stop
   * @param progress takes the share of the current board and the counters of all boards
   * @param sink takes the placements
   */
  PrefixWalk(
      int n,
      int boundary,
      HalvesLimits limits,
      BooleanSupplier stop,
      ProgressSink progress,
      PlacementSink sink) {
    this.n = n;
    this.boundary = boundary;
    this.stop = stop;
    this.progress = progress;
    this.sink = sink;
    this.shared = SharedRightHalves.of(n, boundary);
    this.left = new LeftHalves(n, boundary, shared.rowSets());
    this.right = new RightHalves[boundary + 1];
    this.allowed = new int[n];
    this.own = new RightHalves[boundary + 1];
    this.limits = limits;
  }

  /**
   * Lists the right halves of a board.
   *
   * @param domains by column: the rows that it allows, one for each leading column
   * @param leadingColumns the number of leading columns, at most the boundary
   * @return false if the halves are too many, or after a request to stop
   */
  boolean begin(long[] domains, int leadingColumns) {
    for (int column = 0; column < n; column++) {
      allowed[column] = (int) domains[column];
    }
    leading = leadingColumns;
    Attacks attacks = Attacks.NONE;
    long word = 0;
    for (int column = 0; column < leading; column++) {
      attacks = attacks.with(allowed[column]);
      word = word << 4 | Integer.numberOfTrailingZeros(allowed[column]);
    }
    if (leading > SharedRightHalves.MOST_QUEENS + 1 || !isBlockedBy(attacks)) {
      return own(leading).list(allowed, attacks.after(boundary - leading), limits.right(), stop);
    }
    int others = Math.max(0, leading - 1);
    long queens = leading == 0 ? 0 : word >>> 4;
    Optional<RightHalves> list = shared.under(queens, others, limits.right(), stop);
    if (list.isPresent() && leading == 0) {
      right[0] = list.get();
    } else if (list.isPresent()) {
      filter(leading, list.get(), allowed[leading - 1]);
    }
    return list.isPresent();
  }

  /** Tells whether these attacks, and nothing else, block squares of the right columns. */
  private boolean isBlockedBy(Attacks attacks) {
    int different = 0;
    for (int column = boundary; column < n; column++) {
      int free = (1 << n) - 1 & ~attacks.after(column - leading).all();
      different |= allowed[column] ^ free;
    }
    return different == 0;
  }

  private RightHalves own(int depth) {
    if (own[depth] == null) {
      own[depth] = new RightHalves(n, boundary, shared.rowSets());
    }
    right[depth] = own[depth];
    return own[depth];
  }

  private void filter(int depth, RightHalves others, int queen) {
    own(depth).filter(others, Attacks.NONE.with(queen).after(boundary - depth));
  }

  /**
   * Passes the placements of the board to the sink.
   *
   * @param firstLeft the first column of the left halves, from the number of leading columns on
   * @param received the number of placements that the sink has received before, the first of all
   * @return false if the search was stopped
   */
  boolean search(int firstLeft, long received) {
    prefixEnd = firstLeft;
    known = received;
    done = 0;
    return place(0, Attacks.NONE, 0, 1);
  }

  private boolean place(int column, Attacks attacks, long word, double share) {
    if (column >= prefixEnd && left.list(allowed, column, attacks, limits.left(), stop)) {
      return join(column, word, share);
    }
    int free = allowed[column] & ~attacks.all();
    if (free == 0) {
      failures++;
      done += share;
      return true;
    }
    double each = share / Integer.bitCount(free);
    for (; free != 0; free &= free - 1) {
      int queen = free & -free;
      if (column >= leading) {
        queens++;
        filter(column + 1, right[column], queen);
      }
      if (!place(
          column + 1,
          attacks.with(queen),
          word << 4 | Integer.numberOfTrailingZeros(queen),
          each)) {
        return false;
      }
    }
    return true;
  }

  private boolean join(int column, long word, double share) {
    pairs.join(left, right[column], shared.rowSets().count(), stop);
    if (stop.getAsBoolean()) {
      return false;
    }
    long[] placements = pairs.sort(left, word << 4 * (n - column), 4 * (n - boundary));
    int size = pairs.size();
    int first = (int) Math.min(known, size);
    known -= first;
    for (int i = first; i < size; i++) {
      solutions++;
      if (!sink.acceptPacked(placements[i], n)) {
        return false;
      }
    }
    done += share;
    progress.at(Math.min(1, done), queens(), solutions);
    return true;
  }

  /** The placements passed to the sink. */
  long solutions() {
    return solutions;
  }

  /** The queens tried in prefixes and left halves. */
  long queens() {
    return queens + left.queens();
  }

  /** The columns without a free row in prefixes and left halves. */
  long failures() {
    return failures + left.failures();
  }
}
