package org.nqueens.format;

import java.util.List;
import org.nqueens.model.Variant;

/**
 * The squares of a {@link Board} as valid lines of characters.
 *
 * @param lines n lines of n characters, row 0 first
 * @param hasRegions whether letters are regions; otherwise Q is a given queen
 */
record SquareGrid(List<String> lines, boolean hasRegions) {

  /** Copies and checks the lines; throws a {@link BoardFormatException} if they are no board. */
  static SquareGrid of(List<String> lines) {
    boolean regions = BoardLines.haveRegions(lines);
    BoardLines.check(lines, regions);
    return new SquareGrid(List.copyOf(lines), regions);
  }

  int size() {
    return lines.size();
  }

  /** The variant of a board whose header names none. */
  Variant defaultVariant() {
    return hasRegions ? Variant.NON_TOUCHING : Variant.QUEENS;
  }

  SquareState square(int column, int row) {
    return switch (character(column, row)) {
      case '#' -> SquareState.BLOCKED;
      case 'Q' -> hasRegions ? SquareState.FREE : SquareState.GIVEN;
      default -> SquareState.FREE;
    };
  }

  char region(int column, int row) {
    if (!hasRegions) {
      throw new IllegalStateException(
          "board (of size " + size() + ") has no regions: call hasRegions first");
    }
    return character(column, row);
  }

  /** The character of a square in the text. */
  char character(int column, int row) {
    requireOnBoard(column, row);
    return lines.get(row).charAt(column);
  }

  void requireOnBoard(int column, int row) {
    requireOnBoard("column", column);
    requireOnBoard("row", row);
  }

  private void requireOnBoard(String what, int value) {
    if (value < 0 || value >= size()) {
      throw new IllegalArgumentException(
          "%s (%s) in a board of size %s must be between 0 and %s: rows and columns are 0-based"
              .formatted(what, value, size(), size() - 1));
    }
  }
}
