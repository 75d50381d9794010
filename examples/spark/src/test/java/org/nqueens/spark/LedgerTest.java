package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.batch.Batch;
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
      Ledger ledger = new Ledger(journal);
      Outcome.Failed failed = new Outcome.Failed(4, "no memory");
      ledger.add(List.of(done(7), failed, done(2)));
      assertThat(ledger.failures()).containsExactly(failed);
      assertThat(Journal.read(journal.file()).results())
          .extracting(PartResult::part)
          .containsExactly(7, 2);
    }
  }
}
