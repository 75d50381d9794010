package org.nqueens.batch;

import java.io.Serializable;

/**
 * A fair share of the parts of a batch, for one machine of several. Share {@code index} of {@code
 * count} has every {@code count}-th part, beginning with part number {@code index - 1}.
 *
 * @param index from 1 to count
 * @param count the number of shares, at least 1
 * @serial exclude
 */
public record Shard(int index, int count) implements Serializable {
  /** The whole batch: share 1 of 1, the only share with a count of 1. */
  public static final Shard ALL = new Shard(1, 1);

  /**
   * Defines a share.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public Shard {
    if (index < 1 || index > count) {
      throw new IllegalArgumentException(
          "shard (%s/%s) must be I/K with I from 1 to K: such as 1/4".formatted(index, count));
    }
  }

  /**
   * {@return whether a part belongs to this share}
   *
   * @param part the number of the part, from 0
   */
  public boolean contains(int part) {
    return part % count == index - 1;
  }

  int size(int total) {
    return (int) (((long) total - index + count) / count);
  }

  /** The share as {@code index/count}. */
  @Override
  public String toString() {
    return index + "/" + count;
  }
}
