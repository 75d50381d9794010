package org.nqueens.internal.memory;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * An account of the memory that searches may take for their lists and records, in bytes. Memory is
 * reserved before it is allocated; a search that is refused memory continues without the list.
 *
 * <p>A heap that the application has filled refuses an allocation only after collections of the
 * whole of it. After each refusal the account therefore pauses, ten times as long as the refusal
 * took, and allocates nothing: otherwise, a search that needs a list at every prefix would do
 * little but collect garbage.
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

  /** The length of a pause, in times that a refusal takes. */
  private static final int PAUSE = 10;

  private final long capacity;
  private final LongSupplier nanoTime;
  private final AtomicLong reserved = new AtomicLong();
  private volatile long pauseEnd;

  /**
   * Opens an account.
   *
   * @param capacity the most bytes that are reserved at once, at least 0
   */
  public MemoryAccount(long capacity) {
    this(capacity, System::nanoTime);
  }

  /** Opens an account with a clock of its own, which has the contract of System.nanoTime. */
  MemoryAccount(long capacity, LongSupplier nanoTime) {
    this.capacity = capacity;
    this.nanoTime = nanoTime;
    pauseEnd = nanoTime.getAsLong();
  }

  /** The account of all searches in the process: a third of the heap. */
  public static MemoryAccount ofHeap() {
    return HEAP;
  }

  /**
   * Makes an allocation if the account is in no pause.
   *
   * @return false in a pause, or if the heap is full
   */
  boolean allocate(Runnable allocation) {
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
