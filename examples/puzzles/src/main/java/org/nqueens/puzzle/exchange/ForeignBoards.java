package org.nqueens.puzzle.exchange;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.internal.RegionSquares;

/**
 * Boards in the texts of other programs, whose format the text tells: objects of JSON or
 * JavaScript, arrays, rows of names, addresses of puzz.link, and instances of CSPLib's problems 79
 * and 80.
 */
public final class ForeignBoards {
  /** What editors of Windows write before a text. */
  private static final String BYTE_ORDER_MARK = "\ufeff";

  /** The largest collections of boards that are known have half a million characters. */
  private static final int MAX_LENGTH = 4_000_000;

  private ForeignBoards() {}

  /**
   * Tells whether a text is, or has, the address of a star battle on puzz.link.
   *
   * @param text any text
   * @return true if {@link #read(String)} takes the text for an address
   */
  public static boolean isAddress(String text) {
    requireText(text);
    return PuzzleLink.isIn(text);
  }

  private static void requireText(String text) {
    Objects.requireNonNull(text, "text");
  }

  /**
   * Reads boards, in a time that grows with the length of the text. Names of regions that are not
   * all letters become letters, in the order of their first squares.
   *
   * @param text at most 4,000,000 characters: the address of a star battle; objects with {@code
   *     colorRegions}, or an array of rows; rows of numbers, or of letters with blanks between
   *     them; an instance of CSPLib with {@code diags}, {@code init} or {@code blocks}; or the text
   *     of this project
   * @return the boards in order, at least one; of several arrays only those of {@code colorRegions}
   * @throws IllegalArgumentException if the text has no board, or is too long
   */
  public static List<Position> read(String text) {
    requireText(text);
    if (text.length() > MAX_LENGTH) {
      throw new IllegalArgumentException(
          "text (of %s characters) must have at most %s: divide it between two boards"
              .formatted(text.length(), MAX_LENGTH));
    }
    return readUnmarked(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
  }

  private static List<Position> readUnmarked(String text) {
    if (CsplibText.isIn(text)) {
      return positions(List.of(CsplibText.of(text).board()));
    }
    if (RegionLiteral.isIn(text)) {
      return positions(RegionLiteral.read(text));
    }
    if (isAddress(text)) {
      return positions(List.of(PuzzleLink.read(text)));
    }
    return RegionRows.is(text) ? positions(RegionRows.read(text)) : positionsOfText(text);
  }

  private static List<Position> positionsOfText(String text) {
    try {
      return Position.readAll(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail to be read", e);
    }
  }

  private static List<Position> positions(List<Board> boards) {
    return boards.stream().map(Position::of).toList();
  }

  /**
   * The board of regions by their names: letters are kept, other names become letters.
   *
   * @param rows n rows of n names, row 0 first
   */
  static Board board(List<List<String>> rows) {
    int n = rows.size();
    if (n < 1 || n > RegionSquares.MAX_SIZE) {
      throw badSize(n);
    }
    for (int row = 0; row < n; row++) {
      int squares = rows.get(row).size();
      if (squares != n) {
        throw new IllegalArgumentException(
            "row %s (of %s squares) must have as many squares as there are rows (%s): complete the rows"
                .formatted(row, squares, n));
      }
    }
    List<String> names = rows.stream().flatMap(List::stream).distinct().toList();
    if (names.size() != n) {
      throw new IllegalArgumentException(
          "regions (%s) must be as many as the rows (%s): each has one queen"
              .formatted(names.size(), n));
    }
    // A single Q would be a given queen.
    boolean kept = n > 1 && names.stream().allMatch(ForeignBoards::isLetter);
    return Board.of(
        rows.stream()
            .map(
                row ->
                    row.stream()
                        .map(name -> kept ? name : letter(names.indexOf(name)))
                        .collect(Collectors.joining()))
            .toArray(String[]::new));
  }

  private static boolean isLetter(String name) {
    return name.length() == 1 && Unit.LETTERS.contains(name);
  }

  private static String letter(int region) {
    return Unit.LETTERS.substring(region, region + 1);
  }

  static IllegalArgumentException badSize(int n) {
    return new IllegalArgumentException(
        "rows (%s) must be between 1 and %s, a letter for each region: take another board"
            .formatted(n, RegionSquares.MAX_SIZE));
  }
}
