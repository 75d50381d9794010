package org.nqueens.batch;

import java.util.BitSet;

/** The parts of a batch that are done, and the sums of their results. For one thread at a time. */
final class Tally {
  private final Batch batch;
  private final BitSet done = new BitSet();
  private int count;
  private long solutions;

  Tally(Batch batch) {
    this.batch = batch;
  }

  /**
   * Adds a result.
   *
   * @throws IllegalArgumentException if it does not fit the batch or those before it
   */
  void add(PartResult result) {
    requireFit(result);
    done.set(result.part());
    count++;
    solutions += result.solutions();
  }

  /** Refuses a result that does not fit the batch or those before it. */
  void requireFit(PartResult result) {
    int part = result.part();
    if (part >= batch.total() || !batch.shard().contains(part)) {
      throw misfit(part, "must be one of the %s parts of %s".formatted(batch.size(), batch));
    }
    if (done.get(part)) {
      throw misfit(part, "must be new, and has a result already");
    }
    if (solutions > Long.MAX_VALUE - result.solutions()) {
      throw misfit(part, "must not have so many solutions that the sum overflows");
    }
  }

  private static IllegalArgumentException misfit(int part, String rule) {
    return new IllegalArgumentException("part (%s) %s".formatted(part, rule));
  }

  boolean contains(int part) {
    return done.get(part);
  }

  int count() {
    return count;
  }

  long solutions() {
    return solutions;
  }
}
