package org.nqueens.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.nqueens.format.Board;
import org.nqueens.format.BoardFormatException;
import org.nqueens.format.Position;

/**
 * The place of a board, or of a position on it.
 *
 * @param name the name of a file, or {@code -} for standard input
 */
record BoardPath(String name) {
  static final String STANDARD_INPUT = "-";

  boolean isStandardInput() {
    return name.equals(STANDARD_INPUT);
  }

  /** The name without its folders. */
  String shortName() {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  }

  /** Reads a board; refuses the marks of a player, which some commands have no use for. */
  Board board() {
    Position position = position();
    if (position.hasMarks()) {
      throw new IllegalArgumentException(
          source()
              + ": the board has queens or crosses of a player, which this command does not take:"
              + " pass the board without them");
    }
    return position.board();
  }

  /** Reads the position; throws an IllegalArgumentException that names the file if that fails. */
  Position position() {
    try {
      return decode();
    } catch (BoardFormatException e) {
      throw new IllegalArgumentException(source() + ": " + e.getMessage(), e);
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new IllegalArgumentException(
          "file (" + name + ") was not found: give the path of a board, or - for standard input",
          e);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "file (" + name + ") must be readable, but: " + e.getMessage(), e);
    }
  }

  private String source() {
    return isStandardInput() ? "standard input" : name;
  }

  /** Decodes UTF-8; malformed input becomes U+FFFD, which is not a square. */
  private Position decode() throws IOException {
    if (isStandardInput()) {
      // Standard input stays open: if descriptor 0 was closed at the start, closing it would crash
      // the JVM.
      return Position.read(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }
    try (InputStream in = Files.newInputStream(Path.of(name));
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      return Position.read(reader);
    }
  }
}
