package org.nqueens.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code spark-queens count N}. */
@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    description = "Prints the number of placements of N queens, or other pieces.")
final class CountCommand implements Callable<Integer> {
  private final PrintWriter out;
  private final PrintWriter err;

  @Mixin private ClusterOptions options;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description =
          "Keep the results of parts in this file of the driver, as `queens count --journal` does;"
              + " the same command then goes on where it was cut.")
  private Path journal;

  CountCommand(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    Batch batch = PartGroup.divided(Batch.toCount(options.model()));
    BatchRun run = new BatchRun(options.job("count"), options.backend(), err);
    return journal == null ? countOnce(run, batch) : count(run, batch, journal);
  }

  private int count(BatchRun run, Batch batch, Path file) {
    try (Journal opened = Journal.open(file, batch)) {
      int code = run.run(opened);
      out.println((code == SparkQueens.DONE ? "" : "at least ") + opened.solutions());
      return code;
    }
  }

  private int countOnce(BatchRun run, Batch batch) {
    try {
      Path folder = Files.createTempDirectory("spark-queens");
      Path file = folder.resolve("journal");
      try {
        return count(run, batch, file);
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder.resolve("journal.lock"));
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
