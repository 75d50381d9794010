package org.nqueens.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.nqueens.format.Board;
import org.nqueens.format.BoardFormatException;
import org.nqueens.format.Position;
import org.nqueens.pages.picture.BoardPictureException;

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
  Board board(PrintWriter err) {
    Position position = position(err);
    if (position.hasMarks()) {
      throw new IllegalArgumentException(
          source()
              + ": the board has queens or crosses of a player, which this command does not take:"
              + " pass the board without them");
    }
    return position.board();
  }

  /**
   * Reads the position of a text or of a picture; standard error says how sure that of a picture
   * is. Throws an IllegalArgumentException that names the file if that fails.
   */
  Position position(PrintWriter err) {
    try {
      return decode(err);
    } catch (BoardFormatException | BoardPictureException e) {
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

  /** The name in messages. */
  String source() {
    return isStandardInput() ? "standard input" : name;
  }

  private Position decode(PrintWriter err) throws IOException {
    if (isStandardInput()) {
      // Standard input stays open: if descriptor 0 was closed at the start, closing it would crash
      // the JVM.
      return decode(System.in, err);
    }
    try (InputStream in = Files.newInputStream(Path.of(name))) {
      return decode(in, err);
    }
  }

  /** Decodes UTF-8; malformed input becomes U+FFFD, which is not a square. */
  private Position decode(InputStream in, PrintWriter err) throws IOException {
    byte[] first = in.readNBytes(PictureFile.FIRST_BYTES);
    if (PictureFile.isPicture(first)) {
      if (isStandardInput()) {
        throw PictureFile.notText(source());
      }
      return PictureFile.read(name, err);
    }
    PushbackInputStream whole = new PushbackInputStream(in, PictureFile.FIRST_BYTES);
    whole.unread(first);
    return Position.read(new InputStreamReader(whole, StandardCharsets.UTF_8));
  }
}
