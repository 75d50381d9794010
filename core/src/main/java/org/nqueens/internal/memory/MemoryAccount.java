package org.nqueens.internal.memory;

import java.util.concurrent.atomic.AtomicLong;

/**
 * An account of the memory that searches may take for their lists and records, in bytes. Memory is
 * reserved before it is allocated; a search that gets none goes on without the list.
 *
 * <p>{@link #ofHeap} is the one account of all searches in the process, however many threads they
 * have. Safe for use by many threads.
 */
public final class MemoryAccount {
  /**
   * The lists take at most this share of the heap. The collector gives an array of half a region or
   * more whole regions of its own, which wastes up to half of them.
   */
  private static final int HEAP_SHARE = 3;

  private static final MemoryAccount HEAP =
      new MemoryAccount(Runtime.getRuntime().maxMemory() / HEAP_SHARE);

  private final long capacity;
  private final AtomicLong reserved = new AtomicLong();

  /**
   * Opens an account.
   *
   * @param capacity the most bytes that are reserved at once, at least 0
   */
  public MemoryAccount(long capacity) {
    this.capacity = capacity;
  }

  /** The account of all searches in the process: a third of the heap. */
  public static MemoryAccount ofHeap() {
    return HEAP;
  }

  /** Reserves memory; false, and nothing is reserved, if less is left. */
  boolean reserve(long bytes) {
    long before = reserved.get();
    while (before + bytes <= capacity) {
      long seen = reserved.compareAndExchange(before, before + bytes);
      if (seen == before) {
        return true;
      }
      before = seen;
    }
    return false;
  }

  /** Gives reserved memory back. */
  void release(long bytes) {
    reserved.addAndGet(-bytes);
  }

  /** The most bytes that are reserved at once. */
  public long capacity() {
    return capacity;
  }

  /** The bytes that are reserved now. */
  public long reserved() {
    return reserved.get();
  }

  /**
   * The bytes that one list should take at most: a quarter of those left. The first of many
   * searches thus leaves memory to the others, and each later one makes shorter lists.
   */
  public long share() {
    return Math.max(0, capacity - reserved.get()) / 4;
  }
}
