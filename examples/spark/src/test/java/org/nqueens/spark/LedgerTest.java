package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Checkpoint;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;
import org.nqueens.model.QueensModel;

class LedgerTest {
  @TempDir private Path folder;

  private static Outcome done(int part) {
    return new Outcome.Done(new PartResult(part, 1, Duration.ZERO));
  }

  @Test
  void keepsFailuresApart() {
    Batch batch = Batch.toCount(QueensModel.of(8)).atDepth(1);
    try (Journal journal = Journal.open(folder.resolve("journal"), batch)) {
      Ledger ledger = new Ledger(journal::add);
      Outcome.Failed failed = new Outcome.Failed(4, "no memory");
      ledger.add(List.of(done(7), failed, done(2)));
      assertThat(ledger.failures()).containsExactly(failed);
      assertThat(journal.contents().results()).extracting(PartResult::part).containsExactly(7, 2);
    }
  }

  @Test
  void recordsAnEnumerationInOrderWithLengthAndChecksumOfItsFiles() throws IOException {
    Batch batch = Batch.toEnumerate(QueensModel.of(8)).atDepth(1);
    for (int part = 0; part < 3; part++) {
      Files.writeString(PartFile.path(folder, part), "x".repeat(10 + part));
    }
    try (Journal journal = Journal.open(folder.resolve("journal"), batch)) {
      Ledger ledger = new Ledger(new OrderedRecords(journal, folder));
      ledger.add(List.of(done(1), done(2)));
      assertThat(journal.done()).isZero();
      ledger.add(List.of(done(0)));
      assertThat(journal.contents().results())
          .extracting(PartResult::part)
          .containsExactly(0, 1, 2);
      CRC32C checksum = new CRC32C();
      checksum.update("x".repeat(33).getBytes(StandardCharsets.UTF_8));
      assertThat(journal.checkpoint()).contains(new Checkpoint(33, checksum.getValue()));
    }
  }
}
