package org.nqueens.internal.engine.plain;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;

/**
 * A list of right halves of a board without blocked squares. All searches of boards of its size
 * share it and filter it. To make a list for each part of an enumeration would take as long as the
 * rest of its search. Threads that need the same list wait until the first of them has made it.
 *
 * <p>A list has its memory reserved while searches use it. It is kept softly after that, which
 * reserves nothing: the collector takes it before memory runs out.
 */
final class SharedHalves implements AutoCloseable {
  /** By size of the board: the latest list. Guarded by the class, like the users of all lists. */
  private static final Map<Integer, SoftReference<SharedHalves>> LATEST = new HashMap<>();

  private final MemoryAccount account;
  private final int boundary;
  private final long[] domains;
  private final HalfList halves;
  private final MemoryAccount memory;
  private final long bytes;
  private int users = 1;

  private SharedHalves(
      MemoryAccount account, int boundary, long[] domains, HalfList halves, MemoryAccount memory) {
    this.account = account;
    this.boundary = boundary;
    this.domains = domains;
    this.halves = halves;
    this.memory = memory;
    this.bytes = memory.reserved();
  }

  /**
   * The right halves of a board.
   *
   * @param limit the most halves of a list that is made
   * @return the halves, to be closed after use; empty after a request to stop, if there are too
   *     many halves, or if there is no memory for them
   */
  static synchronized Optional<SharedHalves> take(
      HalfLayout layout, MemoryAccount account, long[] domains, int limit, BooleanSupplier stop) {
    SoftReference<SharedHalves> latest = LATEST.get(layout.size());
    SharedHalves known = latest == null ? null : latest.get();
    if (known != null
        && known.account == account
        && known.boundary == layout.boundary()
        && Arrays.equals(known.domains, domains)) {
      return known.use() ? Optional.of(known) : Optional.empty();
    }
    MemoryAccount memory = account.open();
    HalfList list = new HalfList(layout, memory);
    if (!list.listRight(domains, limit, stop) || stop.getAsBoolean()) {
      memory.close();
      return Optional.empty();
    }
    SharedHalves made = new SharedHalves(account, layout.boundary(), domains, list, memory);
    LATEST.put(layout.size(), new SoftReference<>(made));
    return Optional.of(made);
  }

  /** Adds a user, unless the memory cannot be reserved. */
  private boolean use() {
    boolean isUsable = users > 0 || memory.reserve(bytes);
    users += isUsable ? 1 : 0;
    return isUsable;
  }

  HalfList halves() {
    return halves;
  }

  @Override
  public void close() {
    synchronized (SharedHalves.class) {
      users--;
      if (users == 0) {
        memory.close();
      }
    }
  }
}
