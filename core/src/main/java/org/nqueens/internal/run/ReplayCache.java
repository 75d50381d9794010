package org.nqueens.internal.run;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.internal.decompose.PlacementLog;
import org.nqueens.model.RowDomain;

/**
 * The recorded solutions of sub-problems whose mirror images are still to come. The memory is
 * bounded: where the solutions are more, the records that are needed last are dropped, and their
 * mirror images must be searched. Safe for use by many threads.
 */
final class ReplayCache {
  private static final long MAX_BYTES = 1 << 26;
  private static final int HEAP_SHARE = 16;

  private final long maxBytes;

  /**
   * By the domains of the mirror image. Mirror images come in reverse, so the first is due last.
   */
  private final Map<List<RowDomain>, PlacementLog> logs = new LinkedHashMap<>();

  private long bytes;

  /** Makes a cache of 64 MB, or less in a small heap. */
  ReplayCache() {
    this(Math.min(MAX_BYTES, Runtime.getRuntime().maxMemory() / HEAP_SHARE));
  }

  ReplayCache(long maxBytes) {
    this.maxBytes = maxBytes;
  }

  /** An empty record for solutions of a board of size n. */
  PlacementLog newLog(int n) {
    return new PlacementLog(n, maxBytes);
  }

  /** Keeps a complete record for the mirror image with the given domains. */
  synchronized void keep(List<RowDomain> image, PlacementLog log) {
    if (log.isComplete()) {
      logs.put(image, log);
      bytes += log.bytes();
      Iterator<PlacementLog> oldest = logs.values().iterator();
      while (bytes > maxBytes) {
        bytes -= oldest.next().bytes();
        oldest.remove();
      }
    }
  }

  /** Removes the record for a mirror image; empty if it was dropped, or never kept. */
  synchronized Optional<PlacementLog> take(List<RowDomain> image) {
    Optional<PlacementLog> log = Optional.ofNullable(logs.remove(image));
    log.ifPresent(taken -> bytes -= taken.bytes());
    return log;
  }
}
