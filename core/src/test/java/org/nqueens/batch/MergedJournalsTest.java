package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.model.QueensModel;

class MergedJournalsTest {
  private static final Batch BATCH = Batch.toCount(QueensModel.of(12)).atDepth(1);
  private static final int SIZE = BATCH.size();

  @TempDir private Path folder;

  private long added;

  /** A journal in which each part up to a last one has its number as solutions. */
  private Path journal(String name, Batch batch, int end) {
    Path file = folder.resolve(name);
    try (Journal journal = Journal.open(file, batch)) {
      for (int part = 0; part < end; part++) {
        if (batch.shard().contains(part)) {
          // A part that two journals have took another time in each.
          journal.add(new PartResult(part, part, Duration.ofNanos(added++)));
        }
      }
    }
    return file;
  }

  private Path share(int index, int count, int end) {
    return journal(index + "-" + count, BATCH.shard(new Shard(index, count)), end);
  }

  @Test
  void namesWhatIsMissing() {
    MergedJournals merged = MergedJournals.of(List.of(share(1, 2, 10), share(2, 2, 6)));
    assertThat(merged.isComplete()).isFalse();
    assertThat(merged.missing()).startsWith(7, 9, 10, 11).hasSize(SIZE - 8);
    assertThat(merged.solutions()).isEqualTo(0 + 1 + 2 + 3 + 4 + 5 + 6 + 8);
    assertThat(merged.doubled()).isEmpty();
  }

  @Test
  void countsDoubledPartsOnce() {
    Path first = share(1, 2, SIZE);
    assertThat(MergedJournals.of(List.of(first, first)).doubled())
        .isEqualTo(IntStream.range(0, SIZE).filter(part -> part % 2 == 0).boxed().toList());
    MergedJournals merged = MergedJournals.of(List.of(first, share(2, 2, SIZE), share(3, 4, 7)));
    assertThat(merged.doubled()).containsExactly(2, 6);
    assertThat(merged.solutions()).isEqualTo(SIZE * (SIZE - 1L) / 2);
  }

  @Test
  void refusesJournalsThatDisagree() {
    Path first = share(1, 2, SIZE);
    Path other = folder.resolve("other");
    try (Journal journal = Journal.open(other, BATCH)) {
      journal.add(new PartResult(4, 5, Duration.ZERO));
    }
    assertThatExceptionOfType(JournalException.class)
        .isThrownBy(() -> MergedJournals.of(List.of(first, other)))
        .withMessage(
            "journals (%s and %s) must agree about part 4, which has 4 solutions in one and 5 in the other: leave one out, or count the part again"
                .formatted(first, other));
  }

  @Test
  void refusesJournalsOfAnotherBatch() {
    Path first = share(1, 2, 5);
    for (Batch batch :
        List.of(
            BATCH.atDepth(2),
            new Batch(QueensModel.of(12), BatchDivision.PREFIXES, 1, Shard.ALL),
            Batch.toCount(QueensModel.of(13)))) {
      Path other = journal("other " + batch.hashCode(), batch, 0);
      assertThatExceptionOfType(JournalException.class)
          .isThrownBy(() -> MergedJournals.of(List.of(first, other)))
          .withMessage(
              "journal (%s) must be of the same batch as %s (n = 12 by innermost-queens at depth 1, shard 1/2), and is of %s: leave it out"
                  .formatted(other, first, batch));
    }
  }

  @Test
  void refusesSumsThatOverflow() {
    Batch batch = Batch.toCount(QueensModel.of(12));
    JournalContents contents =
        new JournalContents(
            batch,
            SIZE,
            List.of(
                new PartResult(0, Long.MAX_VALUE, Duration.ZERO),
                new PartResult(1, 1, Duration.ZERO)));
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(contents::solutions)
        .withMessage(
            "solutions (1) of part 1 and of the parts before it (9223372036854775807) must be at most 2^63 - 1 together: add up shares of the batch");
  }
}
