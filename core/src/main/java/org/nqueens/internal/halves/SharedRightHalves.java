package org.nqueens.internal.halves;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BooleanSupplier;

/**
 * The lists of right halves of a board without blocked squares, shared by all searches of boards of
 * its size: the latest list under none, one, two and three queens in the first columns.
 *
 * <p>The parts of an enumeration differ in their first queens only. A list made for each part alone
 * would take as long as the rest of its search; made from the list under one queen less, it takes a
 * fraction. Parts that are neighbours, searched by any threads, have all first queens but one in
 * common. The lists are kept softly. Two threads that miss the same list both make it.
 */
final class SharedRightHalves {
  /** The most first queens of a list. */
  static final int MOST_QUEENS = 3;

  /**
   * The largest sum of rows and columns for which the list under no queen is made: 1.9 million
   * halves of 7 columns at n = 15; it would be 4.0 million at n = 16.
   */
  private static final int LISTED_WHOLE = 22;

  private static volatile SoftReference<SharedRightHalves> latest = new SoftReference<>(null);

  private final int n;
  private final int boundary;
  private final RowSets rowSets;
  private final int[] domains;

  /** By number of first queens. */
  private final AtomicReferenceArray<Listed> lists = new AtomicReferenceArray<>(MOST_QUEENS + 1);

  /** A list, empty if it would be too long, and the rows of the first queens, four bits each. */
  private record Listed(long queens, Optional<RightHalves> halves) {}

  private SharedRightHalves(int n, int boundary) {
    this.n = n;
    this.boundary = boundary;
    this.rowSets = new RowSets(n, n - boundary);
    this.domains = new int[n];
    Arrays.fill(domains, (1 << n) - 1);
  }

  /**
   * The lists of boards of one size.
   *
   * @param n the number of rows and columns, at most 16
   * @param boundary the first column of the halves, at least n - 8
   */
  static SharedRightHalves of(int n, int boundary) {
    SharedRightHalves shared = latest.get();
    if (shared == null || shared.n != n || shared.boundary != boundary) {
      shared = new SharedRightHalves(n, boundary);
      latest = new SoftReference<>(shared);
    }
    return shared;
  }

  /** The numbering of the sets of rows that the halves take. */
  RowSets rowSets() {
    return rowSets;
  }

  /**
   * The list under some queens, which is not to be changed.
   *
   * @param queens the rows of the queens in the first columns, four bits each
   * @param count their number, at most {@value #MOST_QUEENS}
   * @param limit the most halves of a list
   * @param stop answers whether to stop
   * @return the list; empty after a request to stop, or if a list would have more halves
   */
  Optional<RightHalves> under(long queens, int count, int limit, BooleanSupplier stop) {
    Listed known = lists.get(count);
    if (known != null && known.queens == queens) {
      return known.halves;
    }
    Optional<RightHalves> halves =
        count == 0 || count == 1 && 2 * n - boundary > LISTED_WHOLE
            ? list(attacks(queens, count), limit, stop)
            : under(queens >>> 4, count - 1, limit, stop)
                .map(others -> filter(others, (int) queens & 15, count - 1));
    if (stop.getAsBoolean()) {
      return Optional.empty();
    }
    lists.set(count, new Listed(queens, halves));
    return halves;
  }

  private Optional<RightHalves> list(Attacks attacks, int limit, BooleanSupplier stop) {
    RightHalves halves = new RightHalves(n, boundary, rowSets);
    return halves.list(domains, attacks, limit, stop) ? Optional.of(halves) : Optional.empty();
  }

  private RightHalves filter(RightHalves others, int row, int column) {
    RightHalves halves = new RightHalves(n, boundary, rowSets);
    halves.filter(others, Attacks.NONE.with(1 << row).after(boundary - column - 1));
    return halves;
  }

  private Attacks attacks(long queens, int count) {
    Attacks attacks = Attacks.NONE;
    for (int column = 0; column < count; column++) {
      attacks = attacks.with(1 << (int) (queens >>> 4 * (count - 1 - column) & 15));
    }
    return attacks.after(boundary - count);
  }
}
