package org.nqueens.cli.exchange;

import java.util.List;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

/** Boards in the text of other programs, whose format the text tells. */
public final class ForeignBoards {
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
   * @return the boards in order, at least one; several only of several {@code colorRegions}
   * @throws IllegalArgumentException if the text has no board
   */
  public static List<Position> read(String text) {
    if (isAddress(text)) {
      return positions(List.of(PuzzleLink.read(text)));
    }
    if (RegionLiteral.isIn(text)) {
      return positions(RegionLiteral.read(text));
    }
    return RegionRows.is(text)
        ? positions(List.of(RegionRows.read(text)))
        : List.of(Position.parse(text));
  }

  private static List<Position> positions(List<Board> boards) {
    return boards.stream().map(Position::of).toList();
  }
}
