package org.nqueens.batch;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The locked file of a journal. Each record is appended by one write, and forced to disk at once
 * unless the last force was less than {@value #FORCE_MILLIS} ms before. For one thread at a time.
 */
final class JournalFile implements Closeable {
  private static final long FORCE_MILLIS = 100;
  private static final long FORCE_NANOS = FORCE_MILLIS * 1_000_000;

  private final Path path;

  /** Not a channel, which an interrupt of a writing thread would close. */
  private final RandomAccessFile file;

  private final JournalLock lock;

  /** The length of the file up to the last complete record. */
  private long length;

  /** False before the first record. */
  private boolean isAtEnd;

  /** The clock may start at any number: the first record is forced. */
  private long lastForce = System.nanoTime() - FORCE_NANOS;

  private boolean isForced = true;

  /** The first failure. Nothing is written after it, because the last record may be torn. */
  private Optional<IOException> failure = Optional.empty();

  /** Opens or makes a file; the first record cuts off what follows the length to keep. */
  JournalFile(Path path, long length, JournalLock lock) throws IOException {
    this.path = path;
    this.lock = lock;
    this.length = length;
    this.file = new RandomAccessFile(path.toFile(), "rw");
  }

  /** Refuses a path that is no regular file of the default file system, or a link to nothing. */
  static void requireRegular(Path path) {
    if (!path.getFileSystem().equals(FileSystems.getDefault())) {
      throw new JournalException(
          "journal (%s) must be a file of the default file system, and is a file of %s: give a path by Path.of"
              .formatted(path, path.getFileSystem()));
    }
    if (Files.isDirectory(path)) {
      throw new JournalException(
          "journal (%s) must be a file, and is a folder: give a file in it".formatted(path));
    }
    if (Files.exists(path) ? !Files.isRegularFile(path) : Files.isSymbolicLink(path)) {
      throw new JournalException(
          "journal (%s) must be a regular file, and is a device, a pipe or a link to nothing: give another file"
              .formatted(path));
    }
  }

  /** Appends the header of a new journal, and forces it and the entry in the folder to disk. */
  void begin(byte[] header) throws IOException {
    append(header);
    force();
    forceFolder();
  }

  /** Appends a record; after a failure, fails for the same reason. */
  void append(byte[] record) throws IOException {
    if (failure.isPresent()) {
      throw new IOException(failure.get().getMessage(), failure.get());
    }
    try {
      if (!isAtEnd) {
        cutTail();
      }
      file.write(record);
      isForced = false;
      if (System.nanoTime() - lastForce >= FORCE_NANOS) {
        force();
      }
      length += record.length;
    } catch (IOException e) {
      failure = Optional.of(e);
      file.setLength(length);
      throw e;
    }
  }

  /** Cuts off what a crash left behind the last complete record. */
  private void cutTail() throws IOException {
    if (file.length() > length) {
      file.setLength(length);
      force();
    }
    file.seek(length);
    isAtEnd = true;
  }

  private void force() throws IOException {
    file.getFD().sync();
    lastForce = System.nanoTime();
    isForced = true;
  }

  /** Not every system can open a folder; the file itself is on disk in any case. */
  private void forceFolder() {
    Path folder = path.toAbsolutePath().getParent();
    if (folder != null) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      } catch (IOException e) {
        return;
      }
    }
  }

  @Override
  public void close() throws IOException {
    try (lock;
        file) {
      if (!isForced && failure.isEmpty()) {
        force();
      }
    }
  }
}
