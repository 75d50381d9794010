package org.nqueens.internal.halves;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.MemoryLease;

/**
 * The lists of right halves of a board without blocked squares, shared by all searches of boards of
 * its size: the latest list under none, one, two and three queens in the first columns.
 *
 * <p>The parts of an enumeration differ in their first queens only. A list made for each part alone
 * would take as long as the rest of its search; made from the list under one queen less, it takes a
 * fraction. Parts that are neighbours, searched by any threads, have all first queens but one in
 * common. Threads that need the same list wait for the first of them to make it.
 *
 * <p>A list has its memory reserved while searches use it. It is kept softly after that, which
 * reserves nothing: the collector takes it before memory runs out.
 */
final class SharedRightHalves {
  /** The most first queens of a list. */
  static final int MOST_QUEENS = 3;

  /**
   * The largest sum of rows and columns for which the list under no queen is made: 1.9 million
   * halves of 7 columns at n = 15; it would be 4.0 million at n = 16.
   */
  private static final int LISTED_WHOLE = 22;

  /** Between two polls of the stop signal by a thread that waits for a list. */
  private static final long POLL_MILLIS = 16;

  /** By number of columns of the halves: the lists of the latest size. Guarded by itself. */
  private static final Map<Integer, SoftReference<SharedRightHalves>> LATEST = new HashMap<>();

  private final int n;
  private final int boundary;
  private final MemoryAccount account;
  private final RowSets rowSets;
  private final int[] domains;
  private final Level[] levels = new Level[MOST_QUEENS + 1];

  /** The latest list under a number of queens. */
  private static final class Level {
    // Guarded by this.
    private boolean isBusy;
    private long queens = -1;
    private int size;
    private SoftReference<Shared> list = new SoftReference<>(null);
  }

  /** A list, and the number of searches that use it, each of which closes it. */
  static final class Shared implements AutoCloseable {
    private final RightHalves halves;
    private final MemoryLease memory;
    private final long bytes;

    // Guarded by this.
    private int users = 1;

    private Shared(RightHalves halves, MemoryLease memory) {
      this.halves = halves;
      this.memory = memory;
      this.bytes = memory.held();
    }

    /** The halves, which are not to be changed. */
    RightHalves halves() {
      return halves;
    }

    /** Adds a user, unless the memory cannot be reserved. */
    private synchronized boolean use() {
      boolean isUsable = users > 0 || memory.reserve(bytes);
      users += isUsable ? 1 : 0;
      return isUsable;
    }

    @Override
    public synchronized void close() {
      users--;
      if (users == 0) {
        memory.close();
      }
    }
  }

  private SharedRightHalves(int n, int boundary, MemoryAccount account) {
    this.n = n;
    this.boundary = boundary;
    this.account = account;
    this.rowSets = new RowSets(n, n - boundary);
    this.domains = new int[n];
    Arrays.fill(domains, (1 << n) - 1);
    Arrays.setAll(levels, queens -> new Level());
  }

  /**
   * The lists of boards of one size.
   *
   * @param n the number of rows and columns, at most 16
   * @param boundary the first column of the halves, at least n - 8
   * @param account has the memory of the lists
   */
  static SharedRightHalves of(int n, int boundary, MemoryAccount account) {
    synchronized (LATEST) {
      SoftReference<SharedRightHalves> latest = LATEST.get(n - boundary);
      SharedRightHalves shared = latest == null ? null : latest.get();
      if (shared == null || shared.n != n || shared.account != account) {
        shared = new SharedRightHalves(n, boundary, account);
        LATEST.put(n - boundary, new SoftReference<>(shared));
      }
      return shared;
    }
  }

  /** The numbering of the sets of rows that the halves take. */
  RowSets rowSets() {
    return rowSets;
  }

  /**
   * The list under some queens.
   *
   * @param queens the rows of the queens in the first columns, four bits each
   * @param count their number, at most {@value #MOST_QUEENS}
   * @param limit the most halves of a list that is made
   * @param stop answers whether to stop
   * @return the list, to be closed after use; empty after a request to stop, if a list would have
   *     more halves, or if there is no memory for it
   */
  Optional<Shared> under(long queens, int count, int limit, BooleanSupplier stop) {
    Level level = levels[count];
    synchronized (level) {
      if (!await(level, stop)) {
        return Optional.empty();
      }
      if (level.queens == queens) {
        Shared known = level.list.get();
        if (known != null) {
          return Optional.of(known).filter(Shared::use);
        }
        if (level.size > limit) {
          return Optional.empty();
        }
      }
      level.isBusy = true;
    }
    try {
      return make(level, queens, count, limit, stop);
    } finally {
      synchronized (level) {
        level.isBusy = false;
        level.notifyAll();
      }
    }
  }

  /** Waits until no other thread makes a list of this level; false after a request to stop. */
  private static boolean await(Level level, BooleanSupplier stop) {
    boolean interrupted = false;
    while (level.isBusy && !stop.getAsBoolean()) {
      try {
        level.wait(POLL_MILLIS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return !level.isBusy;
  }

  private Optional<Shared> make(
      Level level, long queens, int count, int limit, BooleanSupplier stop) {
    MemoryLease memory = new MemoryLease(account);
    boolean isDone = false;
    try {
      RightHalves halves = new RightHalves(n, boundary, rowSets, memory);
      boolean isListed = count == 0 || count == 1 && 2 * n - boundary > LISTED_WHOLE;
      boolean fits =
          isListed
              ? halves.list(domains, attacks(queens, count), limit, stop)
              : filter(halves, queens, count, limit, stop);
      Shared made = new Shared(halves, memory);
      isDone = fits && !stop.getAsBoolean();
      if (isDone || isListed && halves.size() > limit) {
        synchronized (level) {
          level.queens = queens;
          level.size = halves.size();
          level.list = new SoftReference<>(isDone ? made : null);
        }
      }
      return isDone ? Optional.of(made) : Optional.empty();
    } finally {
      if (!isDone) {
        memory.close();
      }
    }
  }

  /** Filters the list under one queen less. */
  private boolean filter(
      RightHalves halves, long queens, int count, int limit, BooleanSupplier stop) {
    Attacks queen = Attacks.NONE.with(1 << (int) (queens & 15)).after(boundary - count);
    Optional<Shared> others = under(queens >>> 4, count - 1, limit, stop);
    if (others.isEmpty()) {
      return false;
    }
    try (Shared list = others.get()) {
      return halves.filter(list.halves(), queen);
    }
  }

  private Attacks attacks(long queens, int count) {
    Attacks attacks = Attacks.NONE;
    for (int column = 0; column < count; column++) {
      attacks = attacks.with(1 << (int) (queens >>> 4 * (count - 1 - column) & 15));
    }
    return attacks.after(boundary - count);
  }
}
