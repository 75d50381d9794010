package org.nqueens.cli.boards;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.cli.output.Words;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.picture.BoardPicture;
import org.nqueens.puzzle.exchange.ForeignBoards;
import org.nqueens.puzzle.exchange.Reading;

/**
 * The place of a board, or of a position on it.
 *
 * @param name the size of an empty board, the name of a file or of a board that comes with the
 *     command, an address with a board, or {@code -} for standard input
 * @param suffix the number of the board in a file of several, {@code #1} for the first; empty for
 *     the only one
 */
record BoardPath(String name, String suffix) {
  private static final String STANDARD_INPUT = "-";
  private static final String REMEDY = "give the path of a board, or - for standard input";

  /** The number of bytes that tell what a file is. */
  private static final int FIRST_BYTES = 12;

  /**
   * The first bytes of pictures: PNG, JPEG, GIF, TIFF, BMP, WebP, HEIC, AVIF. Formats that cannot
   * be read are among them, because the remedy is another one than for a text.
   */
  private static final Pattern PICTURE =
      Pattern.compile(
          "\u0089PNG|\u00ff\u00d8\u00ff|GIF8|II\\*\0|MM\0\\*|(?s:BM.{4}\0{4}|RIFF.{4}WEBP|\0{3}.ftyp)");

  private static final String UTF_16 = "is in UTF-16: save it in UTF-8";

  /** What is no text, by its first characters; PowerShell begins UTF-16 with a mark. */
  private static final Map<String, String> NO_TEXT =
      Map.of(
          "\u00fe\u00ff",
          UTF_16,
          "\u00ff\u00fe",
          UTF_16,
          "%PDF",
          "is a PDF: take a screenshot of its board as PNG",
          "PK\3\4",
          "is an archive: unpack it");

  private static final Pattern NUMBERED = Pattern.compile("(.+)(#[1-9][0-9]{0,8})");
  private static final Pattern SIZE = Pattern.compile("[0-9]+");

  /** What is meant as a size where no file has the name. */
  private static final Pattern NEARLY_SIZE =
      Pattern.compile("[-+]?[0-9]+([.,][0-9]*)?([eE][+-]?[0-9]+)?");

  private static final Pattern SCHEME = Pattern.compile("https?://.*");

  /** The place that an argument names: {@code book.txt#2} is a board of a file, or that file. */
  static BoardPath of(String argument) {
    Matcher numbered = NUMBERED.matcher(argument);
    return numbered.matches() && !exists(argument)
        ? new BoardPath(numbered.group(1), numbered.group(2))
        : new BoardPath(argument, "");
  }

  private static boolean exists(String name) {
    try {
      return Files.exists(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  String argument() {
    return name + suffix;
  }

  boolean isStandardInput() {
    return name.equals(STANDARD_INPUT);
  }

  boolean isSize() {
    return SIZE.matcher(name).matches() || NEARLY_SIZE.matcher(name).matches() && !exists(name);
  }

  /** The size of an empty board; throws an IllegalArgumentException if it is no whole number. */
  int size() {
    try {
      return Integer.parseInt(name);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "n (%s) must be a whole number between 1 and %s: give a size within these bounds"
              .formatted(name, QueensModel.MAX_SIZE),
          e);
    }
  }

  private boolean isAddress() {
    boolean hasScheme = SCHEME.matcher(name).matches();
    if (ForeignBoards.isAddress(name) && (hasScheme || !exists(name))) {
      return true;
    }
    if (hasScheme) {
      throw new IllegalArgumentException(
          "address (%s) must lead to a star battle on puzz.link: nothing is fetched; save the page with the board as a file, or take a screenshot as PNG"
              .formatted(name));
    }
    return false;
  }

  String shortName() {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1) + suffix;
  }

  String source() {
    return isStandardInput() ? "standard input" + suffix : argument();
  }

  /** The file that is read; empty for a size and an address. */
  Optional<Path> readFile() {
    return isSize() || isAddress()
        ? Optional.empty()
        : Optional.of(isStandardInput() ? TargetFile.STANDARD_INPUT_FILE : file());
  }

  record Found(BoardPath path, Reading board) {
    /** The board after a change; throws an IllegalArgumentException that names it if that fails. */
    NamedPosition with(UnaryOperator<NamedPosition> change) {
      try {
        Position position =
            board.position().orElseThrow(() -> new IllegalArgumentException(board.fault()));
        return change.apply(new NamedPosition(path, position));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(path.source() + ": " + e.getMessage(), e);
      }
    }
  }

  /**
   * Reads all boards of a text, or the one with the number, or the board of a picture; standard
   * error tells what was left out, and how sure a picture is. Throws an IllegalArgumentException
   * that names the file if that fails.
   */
  List<Found> boards(BoardSource source) {
    ForeignBoards read = read(source);
    read.remarks().forEach(remark -> source.tell(withoutNumber(), remark));
    List<Reading> boards = read.boards();
    if (!suffix.isEmpty()) {
      int number = Integer.parseInt(suffix.substring(1));
      requireNumber(number, boards.size());
      return List.of(new Found(this, boards.get(number - 1)));
    }
    if (boards.size() == 1) {
      return List.of(new Found(this, boards.get(0)));
    }
    return IntStream.range(0, boards.size())
        .mapToObj(i -> new Found(new BoardPath(name, "#" + (i + 1)), boards.get(i)))
        .toList();
  }

  private void requireNumber(int chosen, int boards) {
    if (chosen > boards) {
      throw new IllegalArgumentException(
          "number (%s) of a board must be at most %s, because %s has %s: give another number"
              .formatted(chosen, boards, withoutNumber().source(), Words.counted(boards, "board")));
    }
  }

  private BoardPath withoutNumber() {
    return new BoardPath(name, "");
  }

  private ForeignBoards read(BoardSource source) {
    if (isSize()) {
      source.requireNoText("n", name);
      return found(List.of(Position.of(Board.empty(size()))));
    }
    if (isAddress()) {
      source.requireNoText("address", name);
      return ForeignBoards.read(name);
    }
    if (name.isEmpty()) {
      throw new IllegalArgumentException("file () must have a name: " + REMEDY);
    }
    try {
      return decode(source);
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new IllegalArgumentException(
          "file (%s) was not found: %s%s".formatted(name, REMEDY, BoardFolder.missing(name)), e);
    } catch (IOException e) {
      String rule =
          Files.isDirectory(Path.of(name))
              ? "must have a board, and is a folder: " + REMEDY
              : "must be readable, but " + TargetFile.reason(e);
      throw new IllegalArgumentException("file (" + name + ") " + rule, e);
    } catch (IllegalArgumentException e) {
      return new ForeignBoards(
          List.of(new Reading(List.of(), String.valueOf(e.getMessage()))), List.of());
    }
  }

  /** The file with the name; if there is none, the board of this name in the command. */
  private Path file() {
    Path file = Path.of(name);
    return Files.exists(file) ? file : BoardFolder.file(name).orElse(file);
  }

  private ForeignBoards decode(BoardSource source) throws IOException {
    if (isStandardInput()) {
      // Standard input stays open: if descriptor 0 was closed at the start, closing it would crash
      // the JVM.
      return decode(System.in, source);
    }
    try (InputStream in = Files.newInputStream(file())) {
      return decode(in, source);
    }
  }

  /** A text is UTF-8; malformed bytes become U+FFFD, which is not a square. */
  private ForeignBoards decode(InputStream in, BoardSource source) throws IOException {
    byte[] first = in.readNBytes(ForeignBoards.MAX_LENGTH + 1);
    InputStream whole = new SequenceInputStream(new ByteArrayInputStream(first), in);
    if (PICTURE.matcher(beginning(first)).lookingAt()) {
      return found(List.of(ofPicture(whole, source)));
    }
    requireText(first);
    if (first.length <= ForeignBoards.MAX_LENGTH) {
      return source.read(new String(first, StandardCharsets.UTF_8));
    }
    return source.asked().isPresent()
        ? source.read(new String(whole.readAllBytes(), StandardCharsets.UTF_8))
        : found(Position.readAll(new InputStreamReader(whole, StandardCharsets.UTF_8)));
  }

  private static ForeignBoards found(List<Position> positions) {
    return new ForeignBoards(
        positions.stream().map(position -> new Reading(List.of(position), "")).toList(), List.of());
  }

  /** The bytes that tell a picture, a text and other files from each other. */
  private static String beginning(byte[] first) {
    return new String(first, 0, Math.min(first.length, FIRST_BYTES), StandardCharsets.ISO_8859_1);
  }

  /** Reads the board of a picture with its marks, and says how sure it is. */
  private Position ofPicture(InputStream whole, BoardSource source) throws IOException {
    source.requireNoText("file", name);
    BoardPicture read = BoardPicture.read(whole);
    BoardPicture picture = source.stars().map(read::withStars).orElse(read);
    source.tell(withoutNumber(), picture.sentence());
    return picture.position();
  }

  /** Refuses what looks like no text at its beginning. */
  private static void requireText(byte[] first) {
    NO_TEXT.forEach(
        (beginning, reason) -> {
          if (beginning(first).startsWith(beginning)) {
            throw new IllegalArgumentException("text must be in UTF-8, and " + reason);
          }
        });
  }
}
