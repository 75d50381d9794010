package org.nqueens.internal.memory;

import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * An account of the memory that searches may take for their lists and records, in bytes. Memory is
 * reserved before it is allocated; a search that is refused memory continues without the list.
 *
 * <p>All searches in the process, on any number of threads, share the one account {@link #ofHeap}.
 * Each owner of lists opens an account in it, and memory of the inner account also counts in the
 * outer one. Closing an account gives all of its memory back.
 *
 * <p>A heap that the application has filled refuses an allocation only after several full
 * collections. After each refusal all accounts therefore pause and allocate nothing, ten times as
 * long as the refusal took. Otherwise a search that needs a list at every prefix would spend its
 * time on collecting garbage. Safe for use by many threads.
 */
public final class MemoryAccount implements AutoCloseable {
  /**
   * The lists take at most this share of the heap. The collector gives an array of half a region or
   * more whole regions of its own, which wastes up to half of them.
   */
  private static final int HEAP_SHARE = 3;

  private static final MemoryAccount HEAP =
      new MemoryAccount(Runtime.getRuntime().maxMemory() / HEAP_SHARE);

  /** The length of a pause, in times that a refusal takes. */
  private static final int PAUSE = 10;

  /** The outer account, where this memory also counts; empty for the outermost account. */
  private final Optional<MemoryAccount> outer;

  private final long capacity;
  private final LongSupplier nanoTime;

  /** When allocations may go on; the pause of the outermost account is used. */
  private volatile long pauseEnd;

  /** Guarded by this. */
  private long reserved;

  public MemoryAccount(long capacity) {
    this(Optional.empty(), capacity, System::nanoTime);
  }

  /** Opens an account with a clock of its own, which has the contract of System.nanoTime. */
  MemoryAccount(Optional<MemoryAccount> outer, long capacity, LongSupplier nanoTime) {
    this.outer = outer;
    this.capacity = capacity;
    this.nanoTime = nanoTime;
    pauseEnd = nanoTime.getAsLong();
  }

  /** The account of all searches in the process: a third of the heap. */
  public static MemoryAccount ofHeap() {
    return HEAP;
  }

  public MemoryAccount open() {
    return open(capacity);
  }

  public MemoryAccount open(long limit) {
    return new MemoryAccount(Optional.of(this), limit, nanoTime);
  }

  /** Reserves memory and allocates it; false, with nothing reserved, if too little is left. */
  public boolean allocate(long bytes, Runnable allocation) {
    if (!reserve(bytes)) {
      return false;
    }
    boolean isDone = outermost().allocate(allocation);
    if (!isDone) {
      release(bytes); // there is a way to search without this list
    }
    return isDone;
  }

  private MemoryAccount outermost() {
    return outer.isPresent() ? outer.get().outermost() : this;
  }

  private boolean allocate(Runnable allocation) {
    long begin = nanoTime.getAsLong();
    if (begin - pauseEnd < 0) {
      return false;
    }
    try {
      allocation.run();
      return true;
    } catch (OutOfMemoryError e) {
      long end = nanoTime.getAsLong();
      pauseEnd = end + PAUSE * (end - begin);
      return false;
    }
  }

  /** Reserves memory; false, and nothing is reserved, if too little is left. */
  public synchronized boolean reserve(long bytes) {
    if (bytes > capacity - reserved || outer.isPresent() && !outer.get().reserve(bytes)) {
      return false;
    }
    reserved += bytes;
    return true;
  }

  /** Gives the memory of arrays back that are out of use. */
  public synchronized void release(long bytes) {
    reserved -= bytes;
    if (outer.isPresent()) {
      outer.get().release(bytes);
    }
  }

  public long capacity() {
    return capacity;
  }

  public synchronized long reserved() {
    return reserved;
  }

  /**
   * The most bytes that one list should take: a quarter of the bytes left in the outermost account.
   * The first of many searches thus leaves memory to the others, and each later one makes shorter
   * lists.
   */
  public long largestList() {
    MemoryAccount all = outermost();
    return Math.max(0, all.capacity - all.reserved()) / 4;
  }

  /** Gives back all memory; the account may be used again. */
  @Override
  public synchronized void close() {
    release(reserved);
  }
}
