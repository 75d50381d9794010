package org.nqueens.cli;

import java.io.FilterInputStream;
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
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.exchange.ForeignBoards;

/**
 * The place of a board, or of a position on it.
 *
 * @param name the name of a file, or of a board that comes with the command, or {@code -} for
 *     standard input
 * @param number the number of the board in a file of several, from 1; empty for the only one
 */
record BoardPath(String name, OptionalInt number) {
  private static final String STANDARD_INPUT = "-";
  private static final String REMEDY = "give the path of a board, or - for standard input";
  private static final long MAX_FOREIGN = 1 << 20;
  private static final Pattern SIZE = Pattern.compile("[0-9]{1,7}");
  private static final Pattern NUMBERED = Pattern.compile("(.+)#([1-9][0-9]{0,8})");

  /** The place that an argument names: {@code book.txt#2} is a board of a file, or that file. */
  static BoardPath of(String argument) {
    Matcher numbered = NUMBERED.matcher(argument);
    return numbered.matches() && !exists(argument)
        ? new BoardPath(numbered.group(1), OptionalInt.of(Integer.parseInt(numbered.group(2))))
        : new BoardPath(argument, OptionalInt.empty());
  }

  private static boolean exists(String name) {
    try {
      return Files.exists(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** The argument that names this place. */
  String argument() {
    return name + suffix();
  }

  private String suffix() {
    return number.isPresent() ? "#" + number.getAsInt() : "";
  }

  boolean isStandardInput() {
    return name.equals(STANDARD_INPUT);
  }

  /** The name without its folders. */
  String shortName() {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1) + suffix();
  }

  /** The name for a page of the board: that of the file without what follows the last dot. */
  String pageName() {
    String whole = isStandardInput() ? "board" : withoutNumber().shortName();
    String board =
        whole.substring(0, whole.lastIndexOf('.') > 0 ? whole.lastIndexOf('.') : whole.length());
    return number.isPresent() ? board + "-" + number.getAsInt() : board;
  }

  /** Reads a board; refuses the marks of a player, which some commands have no use for. */
  Board board(PrintWriter err) {
    Position position = position(err);
    requireNoMarks(position);
    return position.board();
  }

  /** Refuses the marks of a player. */
  void requireNoMarks(Position position) {
    if (position.hasMarks()) {
      throw new IllegalArgumentException(
          source()
              + ": the board has queens or crosses of a player, which this command does not take:"
              + " pass the board without them");
    }
  }

  /**
   * Reads the position of a text or of a picture; standard error says how sure that of a picture
   * is. Throws an IllegalArgumentException that names the file if that fails.
   */
  Position position(PrintWriter err) {
    List<NamedPosition> positions = positions(err);
    if (positions.size() > 1) {
      throw new IllegalArgumentException(
          "%s: there are %s boards, and this command takes one: give its number, as in %s"
              .formatted(source(), positions.size(), positions.get(0).path().argument()));
    }
    return positions.get(0).position();
  }

  /** Reads all positions of a text, or the one with the number; as {@link #position}. */
  List<NamedPosition> positions(PrintWriter err) {
    List<Position> positions =
        read(
            in -> Position.readAll(new InputStreamReader(in, StandardCharsets.UTF_8)),
            List::of,
            err);
    if (positions.size() == 1 && number.isEmpty()) {
      return List.of(new NamedPosition(this, positions.get(0), Optional.empty()));
    }
    List<NamedPosition> numbered =
        IntStream.range(0, positions.size())
            .mapToObj(
                i ->
                    new NamedPosition(
                        new BoardPath(name, OptionalInt.of(i + 1)),
                        positions.get(i),
                        Optional.empty()))
            .toList();
    return number.isEmpty() ? numbered : List.of(numbered.get(requireIn(positions.size()) - 1));
  }

  private int requireIn(int boards) {
    if (number.getAsInt() > boards) {
      throw new IllegalArgumentException(
          "number (%s) of a board must be at most %s, because %s has %s: give another number"
              .formatted(
                  number.getAsInt(),
                  boards,
                  withoutNumber().source(),
                  Counted.of(boards, "board")));
    }
    return number.getAsInt();
  }

  private BoardPath withoutNumber() {
    return new BoardPath(name, OptionalInt.empty());
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
          "file (%s) was not found: %s%s".formatted(name, REMEDY, missing()), e);
    } catch (IOException e) {
      throw unreadable(e);
    } catch (IllegalArgumentException e) {
      Throwable cause = e.getCause() instanceof IllegalArgumentException known ? known : e;
      throw new IllegalArgumentException(withoutNumber().source() + ": " + e.getMessage(), cause);
    }
  }

  private IllegalArgumentException unreadable(IOException cause) {
    if (Files.isDirectory(Path.of(name))) {
      String rule = name.isEmpty() ? "must have a name" : "must have a board, and is a folder";
      return new IllegalArgumentException("file (%s) %s: %s".formatted(name, rule, REMEDY), cause);
    }
    return new IllegalArgumentException(
        "file (" + name + ") must be readable, but: " + cause.getMessage(), cause);
  }

  /** What else to say where no file and no board that comes with the command has the name. */
  private String missing() {
    if (name.matches("https?://.*")) {
      return "; `queens import` reads the address of a star battle on puzz.link";
    }
    if (SIZE.matcher(name).matches()) {
      return "; `queens find %s` takes the size of an empty board".formatted(name);
    }
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
    return isStandardInput() ? "standard input" + suffix() : argument();
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
    requireText(first);
    PushbackInputStream whole = new PushbackInputStream(in, PictureFile.FIRST_BYTES);
    whole.unread(first);
    Coloured coloured = new Coloured(whole);
    try {
      return text.read(coloured);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(problem(e.getMessage(), first, coloured), e);
    }
  }

  private String problem(String message, byte[] first, Coloured text) {
    if (text.isColoured) {
      return "text must be without the colours of a terminal: print it with --color never";
    }
    if (beginning(first).replaceFirst("^\u00ef\u00bb\u00bf", "").stripLeading().startsWith("<")) {
      return "text must be a board, and is a web page or a picture in SVG: give the board as text, or"
          + " its screenshot as PNG";
    }
    return isForeign()
        ? "%s; `queens import %s` reads this text of another program".formatted(message, name)
        : message;
  }

  /** Tells whether the file has boards in the text of another program. */
  private boolean isForeign() {
    try {
      return !isStandardInput()
          && Files.size(file()) < MAX_FOREIGN
          && !ForeignBoards.read(Files.readString(file())).isEmpty();
    } catch (IOException | IllegalArgumentException e) {
      return false;
    }
  }

  /** Refuses what looks like no text at its beginning. */
  private static void requireText(byte[] first) {
    String beginning = beginning(first);
    String found =
        Stream.of("\u00fe\u00ff", "\u00ff\u00fe").anyMatch(beginning::startsWith)
            ? "is in UTF-16: save it in UTF-8" // with the byte order mark that PowerShell writes
            : beginning.startsWith("%PDF")
                ? "is a PDF: take a screenshot of its board as PNG"
                : beginning.startsWith("PK\u0003\u0004") ? "is an archive: unpack it" : "";
    if (!found.isEmpty()) {
      throw new IllegalArgumentException("text must be in UTF-8, and " + found);
    }
  }

  private static String beginning(byte[] first) {
    return new String(first, StandardCharsets.ISO_8859_1);
  }

  /** A text that may have the colours of a terminal. */
  private static final class Coloured extends FilterInputStream {
    private static final char ESCAPE = '\u001b';

    private boolean isColoured;
    private int last;

    Coloured(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      look(read);
      return read;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int count = super.read(buffer, offset, length);
      for (int i = 0; i < count; i++) {
        look(buffer[offset + i]);
      }
      return count;
    }

    private void look(int next) {
      isColoured |= last == ESCAPE && next == '[';
      last = next;
    }
  }
}
