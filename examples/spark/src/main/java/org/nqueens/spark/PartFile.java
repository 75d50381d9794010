package org.nqueens.spark;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Part;
import org.nqueens.batch.PartResult;

/**
 * An enumeration of the solutions of a part into a file of its own, whole or not at all: the
 * placements go to a temporary file, which is moved to its place at the end. A file that is there
 * already, of a task whose executor died later, is taken as it is.
 *
 * @param backend the id of the backend
 * @param folder the folder of the files, which all machines share
 */
record PartFile(String backend, String folder) implements PartSearch {

  @Override
  public PartResult search(Part part) throws IOException {
    long begin = System.nanoTime();
    Path file = path(Path.of(folder), part.number());
    long found = Files.exists(file) ? lines(file) : write(part, file);
    return part.result(found, Duration.ofNanos(System.nanoTime() - begin));
  }

  /** The file of a part; the order of the names is that of the numbers. */
  static Path path(Path folder, int part) {
    return folder.resolve(String.format(Locale.ROOT, "part-%010d.txt", part));
  }

  private long write(Part part, Path file) throws IOException {
    // Two executors may have the same part for a while: one that seems lost may still be writing.
    Path temporary = file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".tmp");
    try {
      long found = enumerate(part, temporary);
      Files.move(
          temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return found;
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private long enumerate(Part part, Path file) throws IOException {
    QueensSolver solver = QueensSolver.builder().backend(backend).build();
    try (BufferedWriter writer = Files.newBufferedWriter(file)) {
      return solver
          .enumerate(
              part.model(),
              placement -> {
                try {
                  writer.write(placement + "\n");
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              })
          .solutions();
    }
  }

  private static long lines(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    }
  }
}
