package org.nqueens.cli;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import org.nqueens.batch.Checkpoint;
import org.nqueens.batch.Journal;

/**
 * The file of the placements of an enumeration with a journal. It grows in place, goes on behind
 * the last checkpoint of the journal, and ends there when it is closed. The checksum of a
 * checkpoint is the CRC-32C of the file up to there.
 *
 * <p>It is no channel, which an interrupt of the search would close.
 */
final class GrowingFile implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  /** Enough to tell the formats apart. */
  private static final int FIRST = 64;

  /** The checkpoint of an empty file. */
  private static final Checkpoint NOTHING = new Checkpoint(0, 0);

  private final RandomAccessFile file;
  private final CRC32C checksum = new CRC32C();
  private final StringBuilder pending = new StringBuilder(BUFFER);
  private Checkpoint checkpoint;

  private GrowingFile(RandomAccessFile file, Checkpoint checkpoint) {
    this.file = file;
    this.checkpoint = checkpoint;
  }

  /**
   * The path of a target that can grow, not standard output; throws an IllegalArgumentException for
   * what is not a file, or for a file with a text, if the journal is new.
   */
  static Path path(TargetFile target, JournalFile journal) {
    target.requireWritable();
    if (target.isSameAs(new TargetFile(journal.name()))) {
      throw refused(target.name(), "must not be the journal: give another path");
    }
    Path path = Path.of(target.name());
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw refused(target.name(), "must be a file, which a device is not: give another path");
    }
    if (!journal.exists() && length(path) > 0) {
      throw refused(
          target.name(),
          "must be empty or missing at the start of journal (%s): delete the file to begin, or give the journal that it belongs to"
              .formatted(journal.name()));
    }
    return path;
  }

  /**
   * Opens the file and cuts off what is behind the checkpoint; throws an IllegalArgumentException
   * if the file does not have the placements up to there as they were written.
   */
  static GrowingFile open(Path path, String journalName, Journal journal, PlacementFormat format) {
    Checkpoint checkpoint = journal.checkpoint().orElse(NOTHING);
    requireLength(path, journalName, checkpoint.position());
    try {
      RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
      try {
        GrowingFile growing = new GrowingFile(file, checkpoint);
        if (checkpoint.position() > 0) {
          requireFormat(file, path, journalName, format);
          growing.requireContents(path, journalName);
        }
        file.setLength(checkpoint.position());
        return growing;
      } catch (Throwable t) { // of any kind: the file is of no use
        file.close();
        throw t;
      }
    } catch (IOException e) {
      throw unwritable(path, e);
    }
  }

  private static void requireLength(Path path, String journalName, long checkpoint) {
    if (checkpoint == 0) {
      return;
    }
    String wayOut =
        "give the file that the journal belongs to, or delete %s to begin again"
            .formatted(journalName);
    if (!Files.exists(path)) {
      throw refused(
          path.toString(),
          "was not found, but journal (%s) goes on at byte %s of it: %s"
              .formatted(journalName, checkpoint, wayOut));
    }
    if (length(path) < checkpoint) {
      throw refused(
          path.toString(),
          "has %s bytes, but journal (%s) goes on at byte %s of it: %s"
              .formatted(length(path), journalName, checkpoint, wayOut));
    }
  }

  private static void requireFormat(
      RandomAccessFile file, Path path, String journalName, PlacementFormat format)
      throws IOException {
    byte[] first = new byte[(int) Math.min(file.length(), FIRST)];
    file.readFully(first);
    file.seek(0);
    if (!format.begins(new String(first, StandardCharsets.US_ASCII))) {
      throw refused(
          path.toString(),
          "does not begin in format (%s): give the format that it was begun in, or delete %s and %s to begin again"
              .formatted(format, path, journalName));
    }
  }

  /** Reads the file up to the checkpoint. */
  private void requireContents(Path path, String journalName) throws IOException {
    byte[] buffer = new byte[BUFFER];
    for (long left = checkpoint.position(); left > 0; ) {
      int length = (int) Math.min(left, buffer.length);
      file.readFully(buffer, 0, length);
      checksum.update(buffer, 0, length);
      left -= length;
    }
    if (checksum.getValue() != checkpoint.checksum()) {
      throw refused(
          path.toString(),
          "has changed before byte %s, where journal (%s) goes on: restore the file, or delete %s and %s to begin again"
              .formatted(checkpoint.position(), journalName, path, journalName));
    }
  }

  private static long length(Path path) {
    return path.toFile().length();
  }

  private static IllegalArgumentException refused(String name, String rule) {
    return new IllegalArgumentException("file (" + name + ") " + rule);
  }

  private static IllegalArgumentException unwritable(Path path, IOException cause) {
    return new IllegalArgumentException(
        "file (%s) must be writable, but: %s".formatted(path, cause.getMessage()), cause);
  }

  void print(String text) {
    pending.append(text);
    if (pending.length() >= BUFFER) {
      write();
    }
  }

  private void write() {
    byte[] bytes = pending.toString().getBytes(StandardCharsets.UTF_8);
    try {
      file.write(bytes);
      checksum.update(bytes);
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
    pending.setLength(0);
  }

  /** Forces all text so far to the disk. */
  Checkpoint save() {
    write();
    try {
      file.getFD().sync();
      checkpoint = new Checkpoint(file.getFilePointer(), checksum.getValue());
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
    return checkpoint;
  }

  /** Cuts off the placements of a part that is not done, which come again. */
  @Override
  public void close() {
    try (file) {
      file.setLength(checkpoint.position());
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
  }
}
