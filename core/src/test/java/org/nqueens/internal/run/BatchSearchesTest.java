package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;

class BatchSearchesTest {
  @TempDir private Path folder;

  @Test
  void pollsWhileItPassesPartsThatAreDone() {
    Batch batch = Batch.toCount(QueensModel.of(8)).atDepth(2);
    try (Journal journal = Journal.open(folder.resolve("count.journal"), batch)) {
      for (Part part : batch) {
        if (part.number() < batch.size() - 1) {
          journal.add(PartResult.of(part, 0, Duration.ZERO));
        }
      }
      AtomicInteger polls = new AtomicInteger();
      assertThat(BatchSearches.left(journal, () -> polls.incrementAndGet() > 3)).isEmpty();
      assertThat(polls).hasValue(4);
      assertThat(BatchSearches.left(journal, () -> false)).hasSize(1);
    }
  }
}
