package org.nqueens.cli;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.nqueens.batch.Checkpoint;
import org.nqueens.batch.Journal;

/**
 * The file of the placements of an enumeration with a journal. It grows in place, goes on behind
 * the last checkpoint of the journal, and ends there when it is closed. The checksum of a
 * checkpoint is the CRC-32C of the file up to there.
 *
 * <p>The file is known by its contents, not by its name. What is behind the checkpoint is cut off
 * only if what is before it is as it was written, and parts are left. A journal without placements
 * proves nothing: text that is there then, as after a kill in the first part, must be the beginning
 * of the placements that come, and is compared with them instead of overwritten.
 *
 * <p>It is no channel, which an interrupt of the search would close.
 */
final class GrowingFile implements AutoCloseable {
  private static final int BUFFER = 1 << 16;

  /** Enough to tell the formats apart. */
  private static final int FIRST = 64;

  /** The checkpoint of an empty file. */
  private static final Checkpoint NOTHING = new Checkpoint(0, 0);

  private final Path path;
  private final String journalName;
  private final RandomAccessFile file;
  private final CRC32C checksum = new CRC32C();
  private final StringBuilder pending = new StringBuilder(BUFFER);

  /** The length of the file as it was found, which may have more than placements. */
  private long earlier;

  /** The length up to which the file is known to have the placements. */
  private long length;

  private Checkpoint checkpoint;

  private GrowingFile(Path path, String journalName, RandomAccessFile file, Checkpoint checkpoint) {
    this.path = path;
    this.journalName = journalName;
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
   * if the file does not have the placements up to there as they were written, or is the journal or
   * its lock.
   */
  static GrowingFile open(Path path, String journalName, Journal journal, PlacementFormat format) {
    Checkpoint checkpoint = journal.checkpoint().orElse(NOTHING);
    requireLength(path, journalName, checkpoint.position());
    try {
      RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
      try {
        if (journal.isAt(path)) {
          throw refused(
              path.toString(),
              "must be another file than the journal and its lock: give another path");
        }
        GrowingFile growing = new GrowingFile(path, journalName, file, checkpoint);
        growing.goOn(journal, format);
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

  private void goOn(Journal journal, PlacementFormat format) throws IOException {
    boolean isComplete = journal.done() == journal.batch().size();
    length = checkpoint.position();
    if (length > 0) {
      requireFormat(format);
      requireContents();
    }
    if (length > 0 && !isComplete) {
      file.setLength(length);
    }
    earlier = file.length();
    if (isComplete) {
      requireEnd();
    }
  }

  private void requireFormat(PlacementFormat format) throws IOException {
    byte[] first = new byte[(int) Math.min(length, FIRST)];
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
  private void requireContents() throws IOException {
    byte[] buffer = new byte[BUFFER];
    for (long left = checkpoint.position(); left > 0; ) {
      int read = (int) Math.min(left, buffer.length);
      file.readFully(buffer, 0, read);
      checksum.update(buffer, 0, read);
      left -= read;
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
      int begun = (int) Math.max(0, Math.min(bytes.length, earlier - length));
      requireSame(bytes, begun);
      file.write(bytes, begun, bytes.length - begun);
      length += bytes.length;
      checksum.update(bytes);
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
    pending.setLength(0);
  }

  /** Compares the first bytes with those that are there. */
  private void requireSame(byte[] bytes, int begun) throws IOException {
    byte[] there = new byte[begun];
    file.readFully(there);
    if (!Arrays.equals(there, 0, begun, bytes, 0, begun)) {
      throw refused(
          path.toString(),
          "must be empty or begin as the placements do, of which journal (%s) had none: give another file, or delete this one to begin"
              .formatted(journalName));
    }
  }

  /** Throws an IllegalArgumentException if text is left behind the last placement of all. */
  void requireEnd() {
    if (length < earlier) {
      throw refused(
          path.toString(),
          "must end where the placements do, at byte %s, and has %s bytes: take the rest out, or give another file"
              .formatted(length, earlier));
    }
  }

  /** Forces all text so far to the disk. */
  Checkpoint save() {
    write();
    try {
      file.getFD().sync();
      checkpoint = new Checkpoint(length, checksum.getValue());
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
    return checkpoint;
  }

  /** Cuts off the placements of a part that is not done, which come again. */
  @Override
  public void close() {
    try (file) {
      if (length >= earlier) {
        file.setLength(checkpoint.position());
      }
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
  }
}
