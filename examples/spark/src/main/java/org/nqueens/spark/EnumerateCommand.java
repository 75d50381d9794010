package org.nqueens.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code spark-queens enumerate N}. */
@Command(
    name = "enumerate",
    mixinStandardHelpOptions = true,
    description = {
      "Writes every placement of N queens, or other pieces, one in a line, to files of a folder.",
      "The files part-*.txt in the order of their names hold all placements in lexicographic"
          + " order. The folder also has the journal: the same command goes on where it was cut."
    })
final class EnumerateCommand implements Callable<Integer> {
  /** In the folder, so that the files of one enumeration never meet the journal of another. */
  private static final String JOURNAL = "journal";

  private final PrintWriter err;

  @Mixin private ClusterOptions options;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      required = true,
      description = "A new folder, or that of a run to go on; all machines must share it.")
  private Path folder;

  EnumerateCommand(PrintWriter err) {
    this.err = err;
  }

  @Override
  public Integer call() throws IOException {
    Batch batch = PartGroup.divided(Batch.toEnumerate(options.model()));
    // Absolute, because an executor has a working folder of its own.
    Path shared = folder.toAbsolutePath().normalize();
    PartFile search = new PartFile(options.backend(), shared.toString());
    BatchRun run = new BatchRun(options.job("enumerate"), search, err);
    requireFolder(shared);
    try (Journal journal = Journal.open(shared.resolve(JOURNAL), batch)) {
      return run.run(journal, new OrderedRecords(journal, shared));
    }
  }

  private static void requireFolder(Path folder) throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new IllegalArgumentException(
          "--out (%s) must be a folder, and is a file: give another name".formatted(folder));
    }
    Files.createDirectories(folder);
    if (Files.exists(folder.resolve(JOURNAL))) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      if (files.iterator().hasNext()) {
        throw new IllegalArgumentException(
            "--out (%s) must be empty, or have the journal of a run to go on: give another folder"
                .formatted(folder));
      }
    }
  }
}
