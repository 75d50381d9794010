package org.nqueens.ortools;

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

/**
 * A folder in the system's temporary folder that is removed when it is closed, or by a later
 * process if this one ends too soon.
 *
 * <p>A file in the folder is locked for as long as it is open; the system ends the lock with the
 * process. Before a folder is made, those of the same user whose file can be locked are removed.
 */
final class TemporaryFolder implements AutoCloseable {
  private static final String PREFIX = "nqueens-ortools-";
  private static final String LOCK = "lock";

  /** Tries to make a folder, each of which another process may remove before it is locked. */
  private static final int ATTEMPTS = 100;

  private final Path path;
  private final Closeable lock;

  private TemporaryFolder(Path path, Closeable lock) {
    this.path = path;
    this.lock = lock;
  }

  /**
   * Makes a folder, and removes those that ended processes have left.
   *
   * @throws IOException if the system's temporary folder takes none
   */
  static TemporaryFolder create() throws IOException {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Path path = Files.createTempDirectory(PREFIX);
      FileChannel lock;
      try {
        lock = lock(path);
      } catch (IOException e) {
        // A file system without locks: no other process can lock the folder, and so remove it.
        return new TemporaryFolder(path, () -> {});
      }
      if (lock != null) {
        removeLeftOvers(path);
        return new TemporaryFolder(path, lock);
      }
    }
    throw new IOException("every folder made was removed again by other processes");
  }

  Path path() {
    return path;
  }

  /** Removes the folder, as far as the system lets it; a later process removes the rest. */
  @Override
  public void close() {
    try {
      remove(path, lock);
    } catch (IOException | DirectoryIteratorException e) {
      // What the library needed of it is loaded.
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
      // They stay for a later process.
    }
  }

  /** True for a folder, not a link to one, whose owner is that of another folder. */
  private static boolean isOfSameUser(Path folder, Path other) {
    try {
      return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
          && Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(other));
    } catch (IOException e) {
      return false; // another process removes it at the same time
    }
  }

  private static void removeIfLeft(Path folder) {
    try {
      FileChannel lock = lock(folder);
      if (lock != null) {
        remove(folder, lock);
      }
    } catch (IOException | DirectoryIteratorException e) {
      // It stays for a later process; this one has a folder of its own.
    }
  }

  /** Locks a folder for this process; null if another holds it or has removed it. */
  private static FileChannel lock(Path folder) throws IOException {
    Path file = folder.resolve(LOCK);
    FileChannel channel;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (NoSuchFileException e) {
      return null;
    }
    try {
      // Who removes a folder holds its lock until the file is gone.
      if (channel.tryLock() != null && Files.exists(file)) {
        return channel;
      }
    } catch (OverlappingFileLockException e) {
      // held by this process, in another class loader
    } catch (Throwable t) {
      channel.close();
      throw t;
    }
    channel.close();
    return null;
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
