package org.nqueens.internal.memory;

import java.util.function.BooleanSupplier;

/**
 * The memory that one owner has reserved in a {@link MemoryAccount}. Closing the lease gives all of
 * it back. Safe for use by many threads.
 */
public final class MemoryLease implements AutoCloseable {
  private final MemoryAccount account;
  private final long limit;
  private final BooleanSupplier reclaim;

  // Guarded by this.
  private long held;

  /** Opens a lease that only the account limits. */
  public MemoryLease(MemoryAccount account) {
    this(account, Long.MAX_VALUE, () -> false);
  }

  /**
   * Opens a lease.
   *
   * @param limit the most bytes that the lease holds at once
   * @param reclaim called when memory is short: releases some of this lease, or answers false if
   *     there is none to release
   */
  public MemoryLease(MemoryAccount account, long limit, BooleanSupplier reclaim) {
    this.account = account;
    this.limit = limit;
    this.reclaim = reclaim;
  }

  /**
   * Reserves memory and allocates it.
   *
   * @param bytes the bytes that the allocation takes
   * @param allocation makes arrays; changes nothing if one of them cannot be allocated
   * @return false, with nothing reserved, if the account, the limit or the heap has too little
   *     left, or the account has a pause
   */
  public boolean allocate(long bytes, Runnable allocation) {
    while (!reserve(bytes)) {
      if (!reclaim.getAsBoolean()) {
        return false;
      }
    }
    boolean isDone = account.allocate(allocation);
    if (!isDone) {
      release(bytes); // there is a way to search without this list
    }
    return isDone;
  }

  /**
   * Allocates arrays that replace others and are copied from them; for a moment the lease holds
   * both.
   *
   * @param before the bytes of the arrays replaced, given back on success
   * @param bytes the bytes of the new arrays
   * @param allocation makes them; changes nothing if one of them cannot be allocated
   * @return false, with the arrays as they were, if too little memory is left
   */
  public boolean replace(long before, long bytes, Runnable allocation) {
    boolean isDone = allocate(bytes, allocation);
    if (isDone) {
      release(before);
    }
    return isDone;
  }

  /** Reserves memory; false, and nothing is reserved, if too little is left. */
  public synchronized boolean reserve(long bytes) {
    if (bytes > limit - held || !account.reserve(bytes)) {
      return false;
    }
    held += bytes;
    return true;
  }

  /** Gives a part of the memory back, whose arrays are out of use. */
  public synchronized void release(long bytes) {
    held -= bytes;
    account.release(bytes);
  }

  /** The bytes that the lease holds. */
  public synchronized long held() {
    return held;
  }

  @Override
  public synchronized void close() {
    release(held);
  }
}
