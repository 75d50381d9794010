package org.nqueens.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import picocli.CommandLine.ITypeConverter;

/**
 * A file that receives a whole text or stays as it was: the text is written to a file beside it,
 * which then replaces it. A device, a pipe and a link are written directly.
 *
 * @param name the name of the file, or {@code -} for standard output
 */
record TargetFile(String name) {
  static final String STANDARD_OUTPUT = "-";

  /** A parser that takes every name. */
  static final class Converter implements ITypeConverter<TargetFile> {
    @Override
    public TargetFile convert(String text) {
      return new TargetFile(text);
    }
  }

  /**
   * Writes beside the file, for a try before the search; throws an IllegalArgumentException that
   * names the file if that fails.
   */
  void requireWritable() {
    if (name.isEmpty()) {
      throw new IllegalArgumentException(
          "file () must have a name: give a path, or - for standard output");
    }
    try {
      if (!isStandardOutput() && isReplaced()) {
        Path beside = beside();
        Files.createFile(beside);
        Files.delete(beside);
      }
    } catch (NoSuchFileException | InvalidPathException e) {
      throw refused("must be in a folder that exists: give another path", e);
    } catch (AccessDeniedException e) {
      throw refused("must be writable, but access is denied: give another path", e);
    } catch (IOException e) {
      throw refused("must be writable, but: " + e.getMessage(), e);
    }
  }

  private IllegalArgumentException refused(String rule, Exception cause) {
    return new IllegalArgumentException("file (" + name + ") " + rule, cause);
  }

  /** Writes the whole text; throws an UnwritableException if that fails. */
  void write(String text, Output out) {
    try {
      if (isStandardOutput()) {
        out.print(text);
      } else if (isReplaced()) {
        replace(text);
      } else {
        Files.writeString(path(), text);
      }
    } catch (IOException e) {
      throw new Output.UnwritableException(e);
    }
  }

  private void replace(String text) throws IOException {
    Path beside = beside();
    try {
      Files.writeString(beside, text, StandardOpenOption.CREATE_NEW);
      Files.move(beside, path(), StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /** True if both names lead to one file, or both are standard output. */
  boolean isSameAs(TargetFile other) {
    return name.equals(other.name)
        || !isStandardOutput() && !other.isStandardOutput() && path().equals(other.path());
  }

  private boolean isStandardOutput() {
    return name.equals(STANDARD_OUTPUT);
  }

  /** False for a device, a pipe and a link; throws an exception for what cannot be written. */
  private boolean isReplaced() throws IOException {
    Path path = path();
    if (Files.isDirectory(path)) {
      throw new IOException("it is a folder");
    }
    if (Files.exists(path) && !Files.isWritable(path)) {
      throw new AccessDeniedException(path.toString());
    }
    return !Files.exists(path, LinkOption.NOFOLLOW_LINKS)
        || Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
  }

  private Path path() {
    return Path.of(name).toAbsolutePath().normalize();
  }

  private Path beside() {
    return path().resolveSibling(path().getFileName() + "." + UUID.randomUUID() + ".part");
  }
}
