package org.nqueens.batch;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The lock of a journal against other processes, and against a second use in this process: a lock
 * on an empty file beside it, with a name that ends in {@code .lock}. The lock is freed when the
 * process ends for any reason. The empty file stays, because a process that deletes it could delete
 * the lock of the next process. A file with contents, a link or a folder of that name is no lock
 * and is not changed.
 *
 * <p>The journal itself is not locked, because POSIX gives up the locks of a process on a file when
 * the process closes the file anywhere, for example after reading it. A journal with several names
 * (hard links) is refused, because each name would have its own lock.
 */
final class JournalLock implements AutoCloseable {
  /** The journals in use in this process, by their real paths. */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  /**
   * Open channels on lock files that another copy of this class has locked, in another class loader
   * of this process: closing one would give up that lock. By the key of the lock file, so that each
   * is opened once.
   */
  private static final Map<Object, FileChannel> REFUSED = new ConcurrentHashMap<>();

  private final Path journal;
  private final FileChannel channel;

  private JournalLock(Path journal, FileChannel channel) {
    this.journal = journal;
    this.channel = channel;
  }

  static JournalLock of(Path file) {
    try {
      Path journal = realPath(file);
      requireOneName(file, journal);
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
    boolean isThere = Files.exists(lockFile, LinkOption.NOFOLLOW_LINKS);
    if (isThere && !isEmptyFile(lockFile)) {
      throw new JournalException(
          "journal (%s) must be locked by an empty file (%s), which is a file with contents, a link or a folder: rename it, or give another journal"
              .formatted(file, lockFile));
    }
    Optional<FileChannel> refused =
        isThere ? Optional.ofNullable(REFUSED.remove(key(lockFile))) : Optional.empty();
    FileChannel channel = refused.isPresent() ? refused.get() : open(lockFile);
    try {
      if (channel.tryLock() == null) {
        throw inUse(file);
      }
      return channel;
    } catch (OverlappingFileLockException e) { // by another copy of this class
      REFUSED.put(key(lockFile), channel);
      throw inUse(file);
    } catch (Throwable t) { // of any kind: the channel is of no use
      try (channel) {
        throw t;
      }
    }
  }

  private static FileChannel open(Path lockFile) throws IOException {
    return FileChannel.open(
        lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
  }

  /** Refuses a file with hard links, where the system tells. */
  private static void requireOneName(Path file, Path journal) throws IOException {
    if (Files.exists(journal)
        && journal.getFileSystem().supportedFileAttributeViews().contains("unix")) {
      int names = (int) Files.getAttribute(journal, "unix:nlink");
      if (names > 1) {
        throw new JournalException(
            "journal (%s) must be a file of one name, but has %s (hard links), and each name would have its own lock: copy it to another file, or delete the other names"
                .formatted(file, names));
      }
    }
  }

  private static boolean isEmptyFile(Path lockFile) throws IOException {
    BasicFileAttributes attributes = attributes(lockFile);
    return attributes.isRegularFile() && attributes.size() == 0;
  }

  /** What tells a file from one deleted before it; its path where the system has no key. */
  private static Object key(Path lockFile) throws IOException {
    return Objects.requireNonNullElse(attributes(lockFile).fileKey(), lockFile);
  }

  private static BasicFileAttributes attributes(Path lockFile) throws IOException {
    return Files.readAttributes(lockFile, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
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
