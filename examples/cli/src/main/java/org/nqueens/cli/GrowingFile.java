package org.nqueens.cli;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.nqueens.batch.Journal;

/**
 * The file of the placements of an enumeration with a journal. It grows in place, goes on behind
 * the last checkpoint of the journal, and ends there when it is closed.
 *
 * <p>It is no channel, which an interrupt of the search would close.
 */
final class GrowingFile implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  private final RandomAccessFile file;
  private final StringBuilder pending = new StringBuilder(BUFFER);
  private long checkpoint;

  private GrowingFile(RandomAccessFile file, long checkpoint) {
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
   * if the file does not have the placements up to there.
   */
  static GrowingFile open(Path path, String journalName, Journal journal, PlacementFormat format) {
    long checkpoint = journal.checkpoint().orElse(0);
    requireBegun(path, journalName, checkpoint, format);
    try {
      RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
      file.setLength(checkpoint);
      file.seek(checkpoint);
      return new GrowingFile(file, checkpoint);
    } catch (IOException e) {
      throw unwritable(path, e);
    }
  }

  private static void requireBegun(
      Path path, String journalName, long checkpoint, PlacementFormat format) {
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
    try (RandomAccessFile begun = new RandomAccessFile(path.toFile(), "r")) {
      byte[] first = new byte[(int) Math.min(checkpoint, 64)];
      begun.readFully(first);
      if (!format.begins(new String(first, StandardCharsets.US_ASCII))) {
        throw refused(
            path.toString(),
            "does not begin in format (%s): give the format that it was begun in, or delete %s and %s to begin again"
                .formatted(format, path, journalName));
      }
      begun.seek(checkpoint - 1);
      if (begun.read() != '\n') {
        throw refused(
            path.toString(),
            "has no end of a line at byte %s, where journal (%s) goes on: %s"
                .formatted(checkpoint, journalName, wayOut));
      }
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "file (%s) must be readable, but: %s".formatted(path, e.getMessage()), e);
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
    try {
      file.write(pending.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
    pending.setLength(0);
  }

  /** Forces all text so far to the disk; returns the length of the file. */
  long reach() {
    write();
    try {
      file.getFD().sync();
      checkpoint = file.getFilePointer();
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
    return checkpoint;
  }

  /** Cuts off the placements of a part that is not done, which come again. */
  @Override
  public void close() {
    try (file) {
      file.setLength(checkpoint);
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
  }
}
