package org.nqueens.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import org.nqueens.batch.Checkpoint;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;

/**
 * The records of an enumeration. A journal takes the parts of an enumeration in order, each with
 * the length and the checksum (CRC-32C) of the files up to its own, one after the other; a result
 * that comes early waits for the parts before it. For one thread at a time.
 */
final class OrderedRecords implements Consumer<PartResult> {
  private final Journal journal;
  private final Path folder;
  private final SortedMap<Integer, PartResult> waiting = new TreeMap<>();

  /** Of the files of the parts in the journal, one after the other. */
  private final CRC32C checksum = new CRC32C();

  private long length;

  /**
   * Goes on behind the parts in a journal.
   *
   * @throws ClusterException if their files are not as they were when the journal took them
   */
  OrderedRecords(Journal journal, Path folder) {
    this.journal = journal;
    this.folder = folder;
    for (int part = 0; part < journal.done(); part++) {
      Path file = PartFile.path(folder, part);
      if (Files.exists(file)) {
        read(file);
      }
    }
    requireFiles(journal.checkpoint().orElse(new Checkpoint(0, 0)));
  }

  private void requireFiles(Checkpoint recorded) {
    if (length != recorded.position()) {
      throw new ClusterException(
          "--out (%s) has %s bytes of the parts for which its journal has %s: delete the folder and begin again"
              .formatted(folder, length, recorded.position()));
    }
    if (checksum.getValue() != recorded.checksum()) {
      throw new ClusterException(
          "--out (%s) has files of parts that have changed since its journal took them: restore them, or delete the folder and begin again"
              .formatted(folder));
    }
  }

  @Override
  public void accept(PartResult result) {
    waiting.put(result.part(), result);
    while (!waiting.isEmpty() && waiting.firstKey() == journal.done()) {
      PartResult next = waiting.remove(waiting.firstKey());
      read(PartFile.path(folder, next.part()));
      journal.add(next, new Checkpoint(length, checksum.getValue()));
    }
  }

  private void read(Path file) {
    try (InputStream in = new CheckedInputStream(Files.newInputStream(file), checksum)) {
      length += in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(
          "the file of a part (%s) cannot be read on the driver: give --out a folder that all machines share"
              .formatted(file),
          e);
    }
  }
}
