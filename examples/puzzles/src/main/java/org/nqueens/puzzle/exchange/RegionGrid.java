package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.format.Board;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.internal.RegionSquares;

/** Boards of the names of regions: letters are kept, other names become letters. */
final class RegionGrid {
  private RegionGrid() {}

  /**
   * The board of the given regions.
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
    boolean kept = n > 1 && names.stream().allMatch(RegionGrid::isLetter);
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
