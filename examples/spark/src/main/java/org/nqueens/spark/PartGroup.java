package org.nqueens.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nqueens.batch.Batch;
import org.nqueens.model.Part;

/**
 * The parts that one task of the cluster searches. The models of the parts do not travel: the
 * executor makes them again from the batch, in some milliseconds for thousands of parts.
 *
 * @param batch the whole batch
 * @param numbers the numbers of the parts, increasing
 */
record PartGroup(Batch batch, List<Integer> numbers) implements Serializable {
  /**
   * The most groups of a job. A prime. The parts of one group are this many numbers apart, and the
   * division has a period that is a product of small numbers, so the parts are in different places
   * of it.
   */
  static final int MOST_GROUPS = 127;

  /** The fewest parts of a batch, where the board has as many. */
  private static final int FEWEST_PARTS = 2 * MOST_GROUPS;

  /** Defines a group; the list is copied. */
  PartGroup {
    numbers = List.copyOf(numbers);
  }

  /** A batch in parts enough for every group to have some, where the board has as many. */
  static Batch divided(Batch batch) {
    Batch finer = batch;
    while (finer.size() < FEWEST_PARTS && finer.depth() < finer.model().size()) {
      finer = finer.atDepth(finer.depth() + 1);
    }
    return finer;
  }

  /**
   * Deals out the parts of a count that are left like cards, which gives every group a fair share
   * of long and short parts.
   *
   * @param isDone tells the parts that are left out
   * @return at most {@value #MOST_GROUPS} groups, none of them empty
   */
  static List<PartGroup> dealt(Batch batch, IntPredicate isDone) {
    int[] left = IntStream.range(0, batch.size()).filter(isDone.negate()).toArray();
    int count = Math.min(MOST_GROUPS, left.length);
    return IntStream.range(0, count)
        .mapToObj(
            group ->
                new PartGroup(
                    batch,
                    IntStream.iterate(group, i -> i < left.length, i -> i + count)
                        .mapToObj(i -> left[i])
                        .toList()))
        .toList();
  }

  /**
   * Groups the parts of an enumeration in runs. The placements of one group after the other are in
   * order.
   *
   * @return at most {@value #MOST_GROUPS} groups, none of them empty
   */
  static List<PartGroup> inRuns(Batch batch) {
    int size = batch.size();
    int count = Math.min(MOST_GROUPS, size);
    return IntStream.range(0, count)
        .mapToObj(
            group ->
                new PartGroup(
                    batch,
                    IntStream.range(size * group / count, size * (group + 1) / count)
                        .boxed()
                        .toList()))
        .toList();
  }

  /** The parts of this group by increasing number. */
  List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    Iterator<Part> all = batch.iterator();
    for (int number : numbers) {
      Part part = all.next();
      while (part.number() < number) {
        part = all.next();
      }
      parts.add(part);
    }
    return parts;
  }
}
