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
import java.util.Optional;
import java.util.function.Function;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

/**
 * The place of a board, or of a position on it.
 *
 * @param name the name of a file, or of a board that comes with the command, or {@code -} for
 *     standard input
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
    return read(
        in -> Position.read(new InputStreamReader(in, StandardCharsets.UTF_8)),
        picture -> picture,
        err);
  }

  /** What makes something of the bytes of a text. */
  interface Text<T> {
    T read(InputStream in) throws IOException;
  }

  /**
   * Reads a text, or the position of a picture, which standard error tells. Throws an
   * IllegalArgumentException that names the file if that fails.
   */
  <T> T read(Text<T> text, Function<Position, T> picture, PrintWriter err) {
    try {
      return decode(text, picture, err);
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new IllegalArgumentException(
          "file ("
              + name
              + ") was not found: give the path of a board, or - for standard input"
              + missing(),
          e);
    } catch (IOException e) {
      throw unreadable(e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(source() + ": " + e.getMessage(), e);
    }
  }

  private IllegalArgumentException unreadable(IOException cause) {
    return new IllegalArgumentException(
        "file (" + name + ") must be readable, but: " + cause.getMessage(), cause);
  }

  /** What to say of the boards that come with the command, none of which has the name. */
  private String missing() {
    Optional<BoardFolder> boards = BoardFolder.isName(name) ? BoardFolder.find() : Optional.empty();
    try {
      return boards.isEmpty() ? "" : "; " + boards.get().missing(name);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** The file with the name, or else the board of the name that comes with the command. */
  Path file() {
    Path file = Path.of(name);
    return Files.exists(file) || !BoardFolder.isName(name)
        ? file
        : BoardFolder.find().flatMap(boards -> boards.file(name)).orElse(file);
  }

  /** The name in messages. */
  String source() {
    return isStandardInput() ? "standard input" : name;
  }

  private <T> T decode(Text<T> text, Function<Position, T> picture, PrintWriter err)
      throws IOException {
    if (isStandardInput()) {
      // Standard input stays open: if descriptor 0 was closed at the start, closing it would crash
      // the JVM.
      return decode(System.in, text, picture, err);
    }
    try (InputStream in = Files.newInputStream(file())) {
      return decode(in, text, picture, err);
    }
  }

  /** A text is UTF-8, in which malformed bytes become U+FFFD, which is not a square. */
  private <T> T decode(InputStream in, Text<T> text, Function<Position, T> picture, PrintWriter err)
      throws IOException {
    byte[] first = in.readNBytes(PictureFile.FIRST_BYTES);
    if (PictureFile.isPicture(first)) {
      return picture.apply(PictureFile.read(this, err));
    }
    PushbackInputStream whole = new PushbackInputStream(in, PictureFile.FIRST_BYTES);
    whole.unread(first);
    return text.read(whole);
  }
}
