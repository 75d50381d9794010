package org.nqueens.cli.output;

import java.io.File;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;
import picocli.CommandLine.ITypeConverter;

/**
 * A file that receives a whole text or does not change: the text is written to a file beside it,
 * which then replaces it. A device, a pipe and a link are written directly.
 *
 * @param name the name of the file, or {@code -} for standard output
 */
public record TargetFile(String name) {
  static final String STANDARD_OUTPUT = "-";

  /** Where the system has names for them. */
  private static final Path STANDARD_OUTPUT_FILE = Path.of("/dev/stdout");

  public static final Path STANDARD_INPUT_FILE = Path.of("/dev/stdin");

  public static final class Reader implements ITypeConverter<TargetFile> {
    @Override
    public TargetFile convert(String name) {
      return new TargetFile(name);
    }
  }

  /**
   * Writes beside the file, for a try before the search; throws an IllegalArgumentException that
   * names the file if that fails.
   */
  public void requireWritable() {
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
      throw refused("in a folder that exists", e);
    } catch (IOException e) {
      throw refused("writable, but " + reason(e), e);
    }
  }

  private IllegalArgumentException refused(String rule, Exception cause) {
    return new IllegalArgumentException(
        "file (%s) must be %s: give another path".formatted(name, rule), cause);
  }

  /** Why a file cannot be read or written, as a clause; messages of some errors are names. */
  public static String reason(IOException error) {
    if (error instanceof NoSuchFileException) {
      return "it was not found";
    }
    if (error instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (error instanceof FileAlreadyExistsException) {
      return "it is a file";
    }
    if (error instanceof CharacterCodingException) {
      return "it has bytes of another charset";
    }
    String message = String.valueOf(error.getMessage());
    return message.equals("Is a directory") ? "it is a folder" : message;
  }

  /** Writes the whole text; throws an UnwritableException if that fails. */
  public void write(String text, Output out) {
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
      Files.writeString(beside, text);
      Files.move(beside, path(), StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /** True if both lead to one file or to standard output. */
  public boolean isSameAs(TargetFile other) {
    return isStandardOutput() == other.isStandardOutput()
        && (isStandardOutput() || canonical().equals(other.canonical()));
  }

  /** The file without links, as far as it exists. */
  private File canonical() {
    try {
      return path().toFile().getCanonicalFile();
    } catch (IOException e) {
      return path().toFile(); // its writing says why
    }
  }

  /** Refuses the file of a board, which would be lost. */
  public void requireOtherThan(Optional<Path> board) {
    Optional<Path> read = board.filter(Files::isRegularFile);
    if (!name.equals(STANDARD_OUTPUT) && read.isPresent() && isSame(path(), read.get())) {
      throw new IllegalArgumentException(
          "file (%s) must not be the board itself, which would be lost: give another path"
              .formatted(name));
    }
  }

  private static boolean isSame(Path one, Path other) {
    try {
      return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "file (%s) must be another one than %s, but they cannot be compared: %s"
              .formatted(one, other, e.getMessage()),
          e);
    }
  }

  /** True for {@code -} and for a regular file that standard output is redirected to. */
  public boolean isStandardOutput() {
    return name.equals(STANDARD_OUTPUT)
        || Files.isRegularFile(STANDARD_OUTPUT_FILE) && isSame(path(), STANDARD_OUTPUT_FILE);
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

  /**
   * The absolute path. It is not normalized: {@code link/..} is the folder above the target of the
   * link. Throws an InvalidPathException for a name that cannot be one.
   */
  public Path path() {
    return Path.of(name).toAbsolutePath();
  }

  private Path beside() {
    return path().resolveSibling(path().getFileName() + "." + UUID.randomUUID() + ".part");
  }
}
