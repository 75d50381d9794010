package org.nqueens.batch;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Set;

/**
 * The sum of the journals of several shares of one batch.
 *
 * @param solutions the solutions of all parts, each counted once
 * @param missing the numbers of the parts that no journal has, in increasing order
 * @param doubled the numbers of the parts that several journals have, with equal results, in
 *     increasing order
 * @serial exclude
 */
public record MergedJournals(
    Batch batch, long solutions, List<Integer> missing, List<Integer> doubled)
    implements Serializable {

  /** Defines the sum; the lists are copied. */
  public MergedJournals {
    Objects.requireNonNull(batch, "batch");
    Objects.requireNonNull(missing, "missing");
    missing = missing instanceof Missing ? missing : List.copyOf(missing);
    doubled = List.copyOf(Objects.requireNonNull(doubled, "doubled"));
  }

  /**
   * Adds up journals of any shares, which may overlap: a part in several journals counts once.
   *
   * @param journals the files, at least one
   * @throws ArithmeticException if the sum overflows a {@code long}
   * @throws IllegalArgumentException if there is no file
   * @throws JournalException if a file is no journal, damaged, or of another batch than the first,
   *     or if two journals disagree about a part
   */
  public static MergedJournals of(List<Path> journals) {
    Objects.requireNonNull(journals, "journals");
    if (journals.isEmpty()) {
      throw new IllegalArgumentException(
          "journals ([]) must not be empty: give the files to add up");
    }
    List<JournalContents> contents = journals.stream().map(Journal::read).toList();
    Batch batch = contents.get(0).batch();
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < journals.size(); i++) {
      Path journal = journals.get(i);
      Batch other = contents.get(i).batch();
      if (!other.isOfSameWhole(batch) || other.total() != batch.total()) {
        throw new JournalException(
            "journal (%s) must be of the same batch as %s (%s), and is of %s: leave it out"
                .formatted(journal, journals.get(0), batch, other));
      }
      contents.get(i).results().forEach(result -> entries.add(new Entry(result, journal)));
    }
    entries.sort(Comparator.comparingInt(entry -> entry.result().part()));
    return of(batch, entries);
  }

  private record Entry(PartResult result, Path journal) {}

  /** Adds up entries, ordered by part. The memory grows with the entries, not with the batch. */
  private static MergedJournals of(Batch batch, List<Entry> entries) {
    int[] present = entries.stream().mapToInt(entry -> entry.result().part()).distinct().toArray();
    Set<Integer> doubled = new LinkedHashSet<>();
    long solutions = 0;
    for (int i = 0; i < entries.size(); i++) {
      PartResult result = entries.get(i).result();
      if (i == 0 || entries.get(i - 1).result().part() < result.part()) {
        solutions = result.addTo(solutions);
      } else {
        requireEqual(entries.get(i - 1), entries.get(i));
        doubled.add(result.part());
      }
    }
    return new MergedJournals(
        batch.whole(), solutions, new Missing(batch.total(), present), List.copyOf(doubled));
  }

  private static void requireEqual(Entry one, Entry other) {
    if (one.result().solutions() != other.result().solutions()) {
      throw new JournalException(
          "journals (%s and %s) must agree about part %s, which has %s solutions in one and %s in the other: leave one out, or count the part again"
              .formatted(
                  one.journal(),
                  other.journal(),
                  one.result().part(),
                  one.result().solutions(),
                  other.result().solutions()));
    }
  }

  /** The missing parts of a batch, from the present parts in increasing order. Immutable. */
  private static final class Missing extends AbstractList<Integer>
      implements RandomAccess, Serializable {
    private static final long serialVersionUID = 1L;

    private final int total;
    private final int[] present;

    Missing(int total, int[] present) {
      this.total = total;
      this.present = present;
    }

    @Override
    public int size() {
      return total - present.length;
    }

    @Override
    public Integer get(int index) {
      Objects.checkIndex(index, size());
      // The number of parts that are present below the one looked for.
      int below = 0;
      int most = present.length;
      while (below < most) {
        int middle = (below + most) >>> 1;
        if (present[middle] - middle <= index) {
          below = middle + 1;
        } else {
          most = middle;
        }
      }
      return index + below;
    }
  }

  /** {@return true if no part is missing} */
  public boolean isComplete() {
    return missing.isEmpty();
  }
}
