package org.nqueens.spark;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.nqueens.batch.Batch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code spark-queens enumerate N}. */
@Command(
    name = "enumerate",
    mixinStandardHelpOptions = true,
    description = {
      "Writes every placement of N queens, or other pieces, one in a line, to files of a new folder.",
      "The files part-* in the order of their names hold all placements in lexicographic order. The"
          + " file _SUCCESS says that they are complete."
    })
final class EnumerateCommand implements Callable<Integer> {
  @Mixin private ClusterOptions options;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      required = true,
      description = "A new folder, which all machines must share.")
  private Path folder;

  @Override
  public Integer call() {
    Batch batch = PartGroup.divided(Batch.toEnumerate(options.model()));
    // Absolute, because an executor has a working folder of its own.
    Path shared = folder.toAbsolutePath().normalize();
    String backend = options.backend();
    ClusterJob job = options.job("enumerate");
    if (Files.exists(shared, LinkOption.NOFOLLOW_LINKS)) {
      throw new IllegalArgumentException(
          "--out (%s) must be a new folder, and is there already: give another name, or delete it"
              .formatted(folder));
    }
    List<PartGroup> groups = PartGroup.inRuns(batch);
    job.run(
        spark ->
            spark
                .parallelize(groups, Math.max(1, groups.size()))
                .flatMap(group -> PlacementLines.of(group, backend))
                .saveAsTextFile(shared.toUri().toString()));
    return SparkQueens.DONE;
  }
}
