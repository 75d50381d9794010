package org.nqueens.batch;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The sum of the journals of several shares of one batch.
 *
 * @param batch the whole batch
 * @param solutions the solutions of all parts, each counted once
 * @param missing the numbers of the parts that no journal has, in increasing order
 * @param doubled the numbers of the parts that several journals have, with equal results, in
 *     increasing order
 */
public record MergedJournals(
    Batch batch, long solutions, List<Integer> missing, List<Integer> doubled) {

  /** Defines the sum; the lists are copied. */
  public MergedJournals {
    Objects.requireNonNull(batch, "batch (null) must not be null: pass the batch of the journals");
    missing =
        List.copyOf(
            Objects.requireNonNull(
                missing, "missing (null) must not be null: pass parts, or an empty list"));
    doubled =
        List.copyOf(
            Objects.requireNonNull(
                doubled, "doubled (null) must not be null: pass parts, or an empty list"));
  }

  /**
   * Adds up journals of any shares, which may overlap: a part in several journals counts once.
   *
   * @param journals the files, at least one
   * @return the sum
   * @throws ArithmeticException if the sum overflows a {@code long}
   * @throws IllegalArgumentException if there is no file
   * @throws JournalException if a file is no journal, damaged, or of another batch than the first,
   *     or if two journals disagree about a part
   */
  public static MergedJournals of(List<Path> journals) {
    Objects.requireNonNull(journals, "journals (null) must not be null: pass the files to add up");
    if (journals.isEmpty()) {
      throw new IllegalArgumentException(
          "journals ([]) must not be empty: give the files to add up");
    }
    List<JournalContents> contents = journals.stream().map(Journal::read).toList();
    Batch batch = contents.get(0).batch();
    long[] solutions = new long[batch.total()];
    // By part, the first journal that has it, from 1; 0 for none.
    int[] owners = new int[batch.total()];
    BitSet doubled = new BitSet();
    for (int i = 0; i < journals.size(); i++) {
      Batch other = contents.get(i).batch();
      if (!other.isOfSameWhole(batch) || other.total() != batch.total()) {
        throw new JournalException(
            "journal (%s) must be of the same batch as %s (%s), and is of %s: leave it out"
                .formatted(journals.get(i), journals.get(0), batch, other));
      }
      for (PartResult result : contents.get(i).results()) {
        int part = result.part();
        if (owners[part] == 0) {
          owners[part] = i + 1;
          solutions[part] = result.solutions();
        } else if (solutions[part] == result.solutions()) {
          doubled.set(part);
        } else {
          throw new JournalException(
              "journals (%s and %s) must agree about part %s, which has %s solutions in one and %s in the other: leave one out, or count the part again"
                  .formatted(
                      journals.get(owners[part] - 1),
                      journals.get(i),
                      part,
                      solutions[part],
                      result.solutions()));
        }
      }
    }
    return new MergedJournals(
        batch.whole(),
        Arrays.stream(solutions).reduce(0, Math::addExact),
        IntStream.range(0, owners.length).filter(part -> owners[part] == 0).boxed().toList(),
        doubled.stream().boxed().toList());
  }

  /** {@return true if no part is missing} */
  public boolean isComplete() {
    return missing.isEmpty();
  }
}
