package org.nqueens.internal.halves;

import java.lang.ref.WeakReference;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The memory of counts by halves: the lists of a count while it runs, for each thread at most 17
 * MB, and 25 MB while a list grows; afterwards the same lists for the next count, until the next
 * garbage collection.
 *
 * <p>A count by symmetry is a sequence of counts of parts, of some milliseconds each. New lists for
 * each part are 12 MB a part at n = 16 and take 1.06 times the CPU time, garbage collection left
 * out. Safe for use by many threads, of which each takes lists of its own.
 */
public final class HalvesMemory {
  private final Queue<WeakReference<Join>> idle = new ConcurrentLinkedQueue<>();

  /** Makes a memory without lists. */
  public HalvesMemory() {}

  /** Lists for the use of one thread until it gives them back. */
  Join take() {
    for (WeakReference<Join> next = idle.poll(); next != null; next = idle.poll()) {
      Join join = next.get();
      if (join != null) {
        return join;
      }
    }
    return new Join();
  }

  /** Takes lists back that were taken. */
  void giveBack(Join join) {
    idle.add(new WeakReference<>(join));
  }
}
