package org.nqueens.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;

/**
 * The records of an enumeration. A journal takes the parts of an enumeration in order, each with
 * the length of the files up to its own; a result that comes early waits for the parts before it.
 * For one thread at a time.
 */
final class OrderedRecords implements Consumer<PartResult> {
  private final Journal journal;
  private final Path folder;
  private final SortedMap<Integer, PartResult> waiting = new TreeMap<>();

  OrderedRecords(Journal journal, Path folder) {
    this.journal = journal;
    this.folder = folder;
  }

  @Override
  public void accept(PartResult result) {
    waiting.put(result.part(), result);
    while (!waiting.isEmpty() && waiting.firstKey() == journal.done()) {
      PartResult next = waiting.remove(waiting.firstKey());
      long length = length(PartFile.path(folder, next.part()));
      journal.add(next, journal.checkpoint().orElse(0) + length);
    }
  }

  private static long length(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new UncheckedIOException(
          "the file of a part (%s) cannot be found on the driver: give --out a folder that all machines share"
              .formatted(file),
          e);
    }
  }
}
