package org.nqueens.batch;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The lock of a journal against other processes, and against a second use in this one: a lock on an
 * empty file beside it, whose name ends in {@code .lock}. The end of the process frees it, however
 * it ends. The empty file stays: a process that deleted it could delete the lock of the next one. A
 * file with contents, a link or a folder of that name is no lock, and is left alone.
 *
 * <p>The journal itself is not locked, because POSIX gives up the locks of a process on a file when
 * the process closes the file anywhere, such as after reading it.
 */
final class JournalLock implements AutoCloseable {
  /** The journals in use in this process, by their real paths. */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path journal;
  private final FileChannel channel;

  private JournalLock(Path journal, FileChannel channel) {
    this.journal = journal;
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
        Path lockFile = journal.resolveSibling(journal.getFileName() + ".lock");
        return new JournalLock(journal, lock(file, lockFile));
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

  private static FileChannel lock(Path file, Path lockFile) throws IOException {
    if (Files.exists(lockFile, LinkOption.NOFOLLOW_LINKS) && !isEmptyFile(lockFile)) {
      throw new JournalException(
          "journal (%s) must be locked by an empty file (%s), which is a file with contents, a link or a folder: rename it, or give another journal"
              .formatted(file, lockFile));
    }
    FileChannel channel =
        FileChannel.open(
            lockFile,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            LinkOption.NOFOLLOW_LINKS);
    try {
      if (channel.tryLock() == null) {
        throw inUse(file);
      }
      return channel;
    } catch (OverlappingFileLockException e) { // by another copy of this class
      channel.close();
      throw inUse(file);
    } catch (Throwable t) { // of any kind: the channel is of no use
      channel.close();
      throw t;
    }
  }

  private static boolean isEmptyFile(Path lockFile) throws IOException {
    BasicFileAttributes attributes =
        Files.readAttributes(lockFile, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    return attributes.isRegularFile() && attributes.size() == 0;
  }

  private static JournalException inUse(Path file) {
    return new JournalException(
        "journal (%s) is in use: wait for the end of the other run, or give another file"
            .formatted(file));
  }

  /** Gives up the lock; does nothing if closed. */
  @Override
  public void close() {
    if (!channel.isOpen()) {
      return;
    }
    try {
      channel.close();
    } catch (IOException e) {
      throw JournalException.cannot("unlocked", journal, e);
    } finally {
      HELD.remove(journal);
    }
  }
}
