package org.nqueens.ortools.internal.nativecode;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A folder in the system's temporary folder that is removed when it is closed, or by a later
 * process if this process ends earlier.
 *
 * <p>A locked file marks the folder as open; the operating system releases the lock when the
 * process ends. The creation of a folder removes the folders of the same user whose lock is free.
 */
final class TemporaryFolder implements AutoCloseable {
  private static final String PREFIX = "nqueens-ortools-";
  private static final String LOCK = "lock";

  /** The number of folders to create, each of which another process may remove before its lock. */
  private static final int ATTEMPTS = 100;

  private final Path path;
  private final Closeable lock;

  private TemporaryFolder(Path path, Closeable lock) {
    this.path = path;
    this.lock = lock;
  }

  /**
   * Creates a folder and removes the folders that ended processes have left behind.
   *
   * @throws IOException if no folder can be created in the system's temporary folder
   */
  static TemporaryFolder create() throws IOException {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Path path = Files.createTempDirectory(PREFIX);
      Optional<FileChannel> lock;
      try {
        lock = lock(path);
      } catch (IOException e) {
        // On a file system without locks no other process can lock, and therefore remove, the
        // folder.
        return new TemporaryFolder(path, () -> {});
      }
      if (lock.isPresent()) {
        removeLeftOvers(path);
        return new TemporaryFolder(path, lock.get());
      }
    }
    throw new IOException("every folder created was removed by other processes");
  }

  Path path() {
    return path;
  }

  /** Removes the folder as far as the system permits; a later process removes the rest. */
  @Override
  public void close() {
    try {
      remove(path, lock);
    } catch (IOException | DirectoryIteratorException e) {
      // The library is loaded and does not need its files any more.
    }
  }

  private static void removeLeftOvers(Path own) {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(own.getParent(), PREFIX + "*")) {
      for (Path folder : folders) {
        if (!folder.equals(own) && isOfSameUser(folder, own)) {
          removeIfLeft(folder);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // A later process removes these folders.
    }
  }

  /** True for a folder, not a link to a folder, that has the same owner as another folder. */
  private static boolean isOfSameUser(Path folder, Path other) {
    try {
      return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
          && Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(other));
    } catch (IOException e) {
      return false; // another process is removing the folder
    }
  }

  private static void removeIfLeft(Path folder) {
    try {
      Optional<FileChannel> lock = lock(folder);
      if (lock.isPresent()) {
        remove(folder, lock.get());
      }
    } catch (IOException | DirectoryIteratorException e) {
      // A later process removes the folder; this process has a folder of its own.
    }
  }

  /** Locks a folder for this process; empty if another process has locked or removed the folder. */
  private static Optional<FileChannel> lock(Path folder) throws IOException {
    Path file = folder.resolve(LOCK);
    FileChannel channel;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
    try {
      // A process that removes a folder holds its lock until the file is deleted.
      if (channel.tryLock() != null && Files.exists(file)) {
        return Optional.of(channel);
      }
    } catch (OverlappingFileLockException e) {
      // this process holds the lock, in another class loader
    } catch (Throwable t) {
      channel.close();
      throw t;
    }
    channel.close();
    return Optional.empty();
  }

  private static void remove(Path folder, Closeable lock) throws IOException {
    try (lock;
        DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        if (!file.endsWith(LOCK)) {
          Files.deleteIfExists(file);
        }
      }
      Files.deleteIfExists(folder.resolve(LOCK));
    }
    Files.deleteIfExists(folder);
  }
}
