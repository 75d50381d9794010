package org.nqueens.batch;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.LoggerFactory;

/**
 * The lock of a journal against other processes, and against a second use in this one: a lock on an
 * empty file beside it, whose name ends in {@code .lock}. The end of the process frees it, however
 * it ends; the empty file, which {@link #close()} deletes, then stays and means nothing. A file
 * with contents, a link or a folder of that name is no lock, and is left alone.
 *
 * <p>The journal itself is not locked, because POSIX gives up the locks of a process on a file when
 * the process closes the file anywhere, such as after reading it.
 */
final class JournalLock implements AutoCloseable {
  private static final int MAX_TRIES = 1_000;

  /** The journals in use in this process, by their real paths. */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path journal;
  private final Path lockFile;

  /** The identity of the lock file, where the system has one. */
  private final Optional<Object> key;

  private final FileChannel channel;

  private JournalLock(Path journal, Path lockFile, Optional<Object> key, FileChannel channel) {
    this.journal = journal;
    this.lockFile = lockFile;
    this.key = key;
    this.channel = channel;
  }

  /**
   * Locks a journal.
   *
   * @throws JournalException if it is in use, or the lock file cannot be made or is no lock
   */
  static JournalLock of(Path file) {
    try {
      Path journal = realPath(file);
      if (!HELD.add(journal)) {
        throw inUse(file);
      }
      try {
        return lock(file, journal, journal.resolveSibling(journal.getFileName() + ".lock"));
      } catch (Throwable t) { // of any kind: the journal is not in use
        HELD.remove(journal);
        throw t;
      }
    } catch (IOException e) {
      throw JournalException.cannot("locked", file, e);
    }
  }

  private static Path realPath(Path file) throws IOException {
    Path absolute = file.toAbsolutePath();
    Path folder = absolute.getParent();
    return folder == null || Files.exists(absolute)
        ? absolute.toRealPath()
        : folder.toRealPath().resolve(file.getFileName());
  }

  /** Locks the file, anew if its last owner deleted it between the opening and the locking. */
  private static JournalLock lock(Path file, Path journal, Path lockFile) throws IOException {
    for (int tries = 0; tries < MAX_TRIES; tries++) {
      create(lockFile);
      try {
        Optional<Object> key = key(file, lockFile);
        FileChannel channel =
            FileChannel.open(lockFile, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        try {
          requireLock(channel, file);
          if (key.equals(key(file, lockFile))) {
            return new JournalLock(journal, lockFile, key, channel);
          }
          channel.close();
        } catch (Throwable t) { // of any kind: the channel is of no use
          channel.close();
          throw t;
        }
      } catch (NoSuchFileException e) {
        // Its owner has deleted it since: the next turn creates it again.
      }
    }
    throw inUse(file);
  }

  private static void create(Path lockFile) throws IOException {
    try {
      Files.createFile(lockFile);
    } catch (FileAlreadyExistsException e) {
      return;
    }
  }

  /** The identity of the file that has a name now; refuses one that is no lock. */
  private static Optional<Object> key(Path file, Path lockFile) throws IOException {
    BasicFileAttributes attributes = attributes(lockFile);
    if (!isLock(attributes)) {
      throw new JournalException(
          "journal (%s) must be locked by an empty file (%s), which is a file with contents, a link or a folder: rename it, or give another journal"
              .formatted(file, lockFile));
    }
    return Optional.ofNullable(attributes.fileKey());
  }

  private static BasicFileAttributes attributes(Path lockFile) throws IOException {
    return Files.readAttributes(lockFile, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
  }

  private static boolean isLock(BasicFileAttributes attributes) {
    return attributes.isRegularFile() && attributes.size() == 0;
  }

  private static void requireLock(FileChannel channel, Path file) throws IOException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) { // by another copy of this class
      throw inUse(file);
    }
    throw inUse(file);
  }

  private static JournalException inUse(Path file) {
    return new JournalException(
        "journal (%s) is in use: wait for the end of the other run, or give another file"
            .formatted(file));
  }

  /**
   * Gives up the lock and deletes the lock file, unless its name has another file by now; does
   * nothing if closed.
   */
  @Override
  public void close() {
    if (!channel.isOpen()) {
      return;
    }
    try (channel) {
      BasicFileAttributes attributes = attributes(lockFile);
      if (isLock(attributes) && key.equals(Optional.ofNullable(attributes.fileKey()))) {
        Files.delete(lockFile);
      }
    } catch (IOException e) {
      LoggerFactory.getLogger(Journal.class)
          .debug("the lock file of journal ({}) stays", journal, e);
    } finally {
      HELD.remove(journal);
    }
  }
}
