package org.nqueens.batch;

import java.nio.file.Path;
import java.util.Arrays;
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
   * @throws NullPointerException if the list or an element is null
   */
  public static MergedJournals of(List<Path> journals) {
    Objects.requireNonNull(journals, "journals (null) must not be null: pass the files to add up");
    if (journals.isEmpty()) {
      throw new IllegalArgumentException(
          "journals ([]) must not be empty: give the files to add up");
    }
    JournalContents first = Journal.read(journals.get(0));
    Sum sum = new Sum(journals, first.batch());
    for (int i = 0; i < journals.size(); i++) {
      sum.add(i, i == 0 ? first : Journal.read(journals.get(i)));
    }
    return sum.result();
  }

  /**
   * True if no part is missing.
   *
   * @return true if the sum is that of the whole batch
   */
  public boolean isComplete() {
    return missing.isEmpty();
  }

  /** The sum of the journals so far. */
  private static final class Sum {
    private final List<Path> journals;
    private final Batch batch;

    /** By part, the first journal that has it, from 1; 0 for none. */
    private final int[] owners;

    private final long[] solutions;
    private final boolean[] doubled;

    Sum(List<Path> journals, Batch batch) {
      this.journals = journals;
      this.batch = batch;
      this.owners = new int[batch.total()];
      this.solutions = new long[batch.total()];
      this.doubled = new boolean[batch.total()];
    }

    void add(int journal, JournalContents contents) {
      if (!contents.batch().isOfSameWhole(batch) || contents.batch().total() != batch.total()) {
        throw new JournalException(
            "journal (%s) must be of the same batch as %s (%s), and is of %s: leave it out"
                .formatted(journals.get(journal), journals.get(0), batch, contents.batch()));
      }
      contents.results().forEach(result -> add(journal, result));
    }

    private void add(int journal, PartResult result) {
      int part = result.part();
      if (owners[part] == 0) {
        owners[part] = journal + 1;
        solutions[part] = result.solutions();
      } else if (solutions[part] == result.solutions()) {
        doubled[part] = true;
      } else {
        throw new JournalException(
            "journals (%s and %s) must agree about part %s, which has %s solutions in one and %s in the other: leave one out, or count the part again"
                .formatted(
                    journals.get(owners[part] - 1),
                    journals.get(journal),
                    part,
                    solutions[part],
                    result.solutions()));
      }
    }

    MergedJournals result() {
      return new MergedJournals(
          batch.whole(),
          Arrays.stream(solutions).reduce(0, Math::addExact),
          IntStream.range(0, owners.length).filter(part -> owners[part] == 0).boxed().toList(),
          IntStream.range(0, owners.length).filter(part -> doubled[part]).boxed().toList());
    }
  }
}
