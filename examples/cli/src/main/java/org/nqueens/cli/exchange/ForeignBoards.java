package org.nqueens.cli.exchange;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

/** Boards in the text of other programs, whose format the text tells. */
public final class ForeignBoards {
  /** What editors of Windows write before a text. */
  private static final String BYTE_ORDER_MARK = "\ufeff";

  private ForeignBoards() {}

  /** True if a text is, or has, the address of a star battle on puzz.link. */
  public static boolean isAddress(String text) {
    return text.contains(PuzzleLink.KIND);
  }

  /**
   * Reads boards.
   *
   * @param text the address of a star battle; objects with {@code colorRegions}, or an array of
   *     rows; rows of numbers, or of letters with blanks between them; or the text of this project
   * @return the boards in order, at least one; of several arrays only those of {@code colorRegions}
   * @throws IllegalArgumentException if the text has no board
   */
  public static List<Position> read(String text) {
    return readUnmarked(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
  }

  private static List<Position> readUnmarked(String text) {
    if (isAddress(text)) {
      return positions(List.of(PuzzleLink.read(text)));
    }
    if (RegionLiteral.isIn(text)) {
      return positions(RegionLiteral.read(text));
    }
    return RegionRows.is(text) ? positions(RegionRows.read(text)) : positionsOfText(text);
  }

  private static List<Position> positionsOfText(String text) {
    try {
      return Position.readAll(new StringReader(text));
    } catch (IOException e) {
      throw new IllegalStateException("a string cannot fail to be read", e);
    }
  }

  private static List<Position> positions(List<Board> boards) {
    return boards.stream().map(Position::of).toList();
  }
}
