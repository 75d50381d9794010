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
  private final Attacks queens;
  private final HalfList halves;
  private final MemoryAccount memory;
  private final long bytes;
  private int users = 1;

  private SharedHalves(PrefixWalk walk, Attacks queens, HalfList halves, MemoryAccount memory) {
    this.account = walk.account();
    this.boundary = walk.boundary();
    this.queens = queens;
    this.halves = halves;
    this.memory = memory;
    this.bytes = memory.reserved();
  }

  /**
   * The halves that agree with some queens to the left.
   *
   * @param walk a walk over boards of the size that uses them
   * @param queens the attacks of the queens on the first column of the halves
   * @param limit the most halves of a list that is made
   * @return the halves, to be closed after use; empty after a request to stop, if there are too
   *     many halves, or if there is no memory for them
   */
  static synchronized Optional<SharedHalves> take(
      PrefixWalk walk, Attacks queens, int limit, BooleanSupplier stop) {
    SoftReference<SharedHalves> latest = LATEST.get(walk.size());
    SharedHalves known = latest == null ? null : latest.get();
    if (known == null || !known.isOf(walk, queens)) {
      return make(walk, queens, limit, stop);
    }
    return known.use() ? Optional.of(known) : Optional.empty();
  }

  private static Optional<SharedHalves> make(
      PrefixWalk walk, Attacks queens, int limit, BooleanSupplier stop) {
    MemoryAccount memory = walk.account().open();
    HalfList list = walk.newList(HalfList.Side.RIGHT, memory);
    int[] domains = new int[walk.size()];
    Arrays.fill(domains, (1 << domains.length) - 1);
    if (!list.list(domains, walk.boundary(), queens, limit, stop) || stop.getAsBoolean()) {
      memory.close();
      return Optional.empty();
    }
    SharedHalves made = new SharedHalves(walk, queens, list, memory);
    LATEST.put(walk.size(), new SoftReference<>(made));
    return Optional.of(made);
  }

  private boolean isOf(PrefixWalk walk, Attacks attacks) {
    // The first equals of a record in a JVM takes 25 ms.
    return boundary == walk.boundary()
        && account == walk.account()
        && queens.rows() == attacks.rows()
        && queens.ascending() == attacks.ascending()
        && queens.descending() == attacks.descending();
  }

  /** Adds a user, unless the memory cannot be reserved. */
  private boolean use() {
    boolean isUsable = users > 0 || memory.reserve(bytes);
    users += isUsable ? 1 : 0;
    return isUsable;
  }

  /** The halves, which are not to be changed. */
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
