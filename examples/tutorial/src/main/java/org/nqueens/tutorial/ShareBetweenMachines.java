package org.nqueens.tutorial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.MergedJournals;
import org.nqueens.batch.PartResult;
import org.nqueens.batch.Shard;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;

/** Divides a count between machines, and adds up what they found. */
public final class ShareBetweenMachines {
  /** Counts one share by the library, and another part by part, as a cluster would. */
  public static void main(String[] arguments) throws IOException {
    Batch batch = Batch.toCount(QueensModel.of(14));
    QueensSolver solver = QueensSolver.builder().build();
    Path folder = Files.createTempDirectory("nqueens");
    List<Path> files = List.of(folder.resolve("1"), folder.resolve("2"));
    try {
      try (Journal journal = Journal.open(files.get(0), batch.shard(new Shard(1, 2)))) {
        System.out.println("share 1: " + solver.batches().resumeCount(journal));
      }
      System.out.println(
          "missing parts: " + !MergedJournals.of(files.subList(0, 1)).missing().isEmpty());
      countPartByPart(batch.shard(new Shard(2, 2)), files.get(1), solver);
      System.out.println("all shares: " + MergedJournals.of(files).solutions());
    } finally {
      for (Path file : files) {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder.resolve(file.getFileName() + ".lock"));
      }
      Files.delete(folder);
    }
  }

  /** Each part is serializable data, which any process can search. */
  private static void countPartByPart(Batch share, Path file, QueensSolver solver) {
    try (Journal journal = Journal.open(file, share)) {
      for (Part part : share) {
        long begin = System.nanoTime();
        long found = solver.count(part.model());
        journal.add(PartResult.of(part, found, Duration.ofNanos(System.nanoTime() - begin)));
      }
    }
  }
}
