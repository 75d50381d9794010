package org.nqueens.internal.decompose;

import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.model.RowDomain;

/**
 * The recorded solutions of parts with mirror images that are still to come. The memory is bounded:
 * if there are too many solutions, the records that are needed last are dropped, and their mirror
 * images must be searched. Safe for use by many threads.
 */
public final class ReplayCache implements AutoCloseable {
  private static final long MAX_BYTES = 1 << 29;

  /** A wait for a record ends by {@link #settle} or {@link #wake}, or hears a stop after this. */
  private static final long POLL_MILLIS = 1_000;

  /** A cache without memory, which keeps nothing. */
  public static final ReplayCache NONE = new ReplayCache(new MemoryAccount(0), 0);

  private final long maxBytes;
  private final MemoryAccount memory;

  /** By the domains of the mirror image. The images come in reverse, so the first is due last. */
  private final Map<List<RowDomain>, PlacementLog> logs = new LinkedHashMap<>();

  private final Set<List<RowDomain>> awaited = new HashSet<>();

  /** The bytes of all records so far, kept or not. A record that is too large counts as all. */
  private long recorded;

  private long largest;

  /** Makes a cache of 512 MB, or less in a heap below 3 GB: half of the memory of all searches. */
  public ReplayCache() {
    this(MemoryAccount.ofHeap(), Math.min(MAX_BYTES, MemoryAccount.ofHeap().capacity() / 2));
  }

  public ReplayCache(MemoryAccount account, long maxBytes) {
    this.maxBytes = maxBytes;
    this.memory = account.open(maxBytes);
  }

  /** Announces the record of a mirror image: {@link #take} waits for {@link #settle}. */
  public synchronized void announce(List<RowDomain> image) {
    awaited.add(image);
  }

  /** Ends the recording of a mirror image, kept or not. Allocates nothing. */
  public synchronized void settle(List<RowDomain> image) {
    awaited.remove(image);
    notifyAll();
  }

  /** Wakes the threads that wait for a record, after a request to stop. Allocates nothing. */
  public synchronized void wake() {
    notifyAll();
  }

  /**
   * An empty record for solutions in a form. It keeps nothing once a record has taken more than
   * half of the memory: hardly any record would be kept to its replay.
   */
  public synchronized PlacementLog newLog(PackedRows form) {
    return largest > maxBytes / 2
        ? new PlacementLog(form, new MemoryAccount(0), () -> false)
        : new PlacementLog(form, memory, this::drop);
  }

  public synchronized void keep(List<RowDomain> image, PlacementLog log) {
    long bytes = log.isComplete() ? log.bytes() : maxBytes;
    recorded += bytes;
    largest = Math.max(largest, bytes);
    if (log.isComplete()) {
      logs.put(image, log);
    }
  }

  /** Drops the record that is needed last; false if there is none. */
  private synchronized boolean drop() {
    Iterator<PlacementLog> oldest = logs.values().iterator();
    boolean hasAny = oldest.hasNext();
    if (hasAny) {
      oldest.next().close();
      oldest.remove();
    }
    return hasAny;
  }

  /**
   * The estimated share of all records that fit the memory, if later records are as large as the
   * earlier ones; 1 before the first record.
   *
   * @param done the share of the records that are made, from 0 to 1
   */
  public synchronized double keptShare(double done) {
    if (recorded == 0) {
      return maxBytes == 0 ? 0 : 1;
    }
    return Math.min(1, done * maxBytes / recorded);
  }

  /** Removes the record of a mirror image, after its making; empty if dropped or never kept. */
  public synchronized Optional<PlacementLog> take(List<RowDomain> image, BooleanSupplier stop) {
    boolean interrupted = false;
    while (awaited.contains(image) && !stop.getAsBoolean()) {
      try {
        wait(POLL_MILLIS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return Optional.ofNullable(logs.remove(image));
  }

  /** Gives the memory of all records back. Called after the last recording and replay. */
  @Override
  public synchronized void close() {
    logs.clear();
    memory.close();
  }
}
