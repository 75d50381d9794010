package org.nqueens.batch;

import java.util.BitSet;
import java.util.Optional;

/** The parts of a batch that are done, and the sums of their results. For one thread at a time. */
final class Tally {
  private final Batch batch;
  private final BitSet done = new BitSet();
  private int count;
  private long solutions;
  private Optional<Checkpoint> checkpoint = Optional.empty();

  Tally(Batch batch) {
    this.batch = batch;
  }

  /**
   * Adds a record.
   *
   * @throws IllegalArgumentException if the record does not fit the batch or those before it
   */
  void add(JournalFormat.PartRecord record) {
    requireFit(record);
    done.set(record.result().part());
    count++;
    solutions += record.result().solutions();
    checkpoint = record.checkpoint();
  }

  /** Refuses a record that does not fit the batch or those before it. */
  void requireFit(JournalFormat.PartRecord record) {
    int part = record.result().part();
    if (part >= batch.total() || !batch.shard().contains(part)) {
      throw misfit(part, "must be one of the %s parts of %s".formatted(batch.size(), batch));
    }
    if (done.get(part)) {
      throw misfit(part, "must be new, and has a result already");
    }
    if (batch.question() == Question.ENUMERATE && part != count) {
      throw misfit(part, "must be " + count + ", the next one of an enumeration");
    }
    if (record.checkpoint().isPresent() != (batch.question() == Question.ENUMERATE)) {
      throw misfit(part, "must have a checkpoint if, and only if, it is of an enumeration");
    }
    if (solutions > Long.MAX_VALUE - record.result().solutions()) {
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

  Optional<Checkpoint> checkpoint() {
    return checkpoint;
  }
}
