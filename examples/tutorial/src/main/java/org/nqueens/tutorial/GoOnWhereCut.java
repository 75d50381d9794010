package org.nqueens.tutorial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;

/** Counts in several runs: a journal on disk keeps the parts that are done. */
public final class GoOnWhereCut {
  /** Counts in runs of limited time. Each run continues where the run before was cut. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createTempDirectory("nqueens");
    Path file = folder.resolve("queens-15.journal");
    try {
      System.out.println(count(Batch.toCount(QueensModel.of(15)), file) + " placements");
    } finally {
      Files.deleteIfExists(file);
      Files.deleteIfExists(folder.resolve(file.getFileName() + ".lock"));
      Files.delete(folder);
    }
  }

  private static long count(Batch batch, Path file) {
    Duration limit = Duration.ofMillis(50);
    while (true) {
      QueensSolver solver = QueensSolver.builder().timeLimit(limit).build();
      try (Journal journal = Journal.open(file, batch)) {
        return solver.batches().resumeCount(journal);
      } catch (SearchStoppedException e) {
        System.out.println("at least " + e.partialResult().orElseThrow().solutions());
        limit = limit.multipliedBy(2);
      }
    }
  }
}
