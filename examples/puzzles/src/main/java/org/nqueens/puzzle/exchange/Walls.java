package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.internal.RegionSquares;

/**
 * A drawing of regions: 2n + 1 lines, with {@code -} or {@code |} between squares of two regions.
 */
final class Walls {
  private Walls() {}

  /** The board of a paragraph; empty for other texts. */
  static Optional<Reading> read(Part part) {
    if (!part.text.contains("+-")) {
      return Optional.empty();
    }
    List<String> lines =
        part.text
            .lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#") && !line.startsWith("//"))
            .map(String::stripTrailing)
            .toList();
    int n = lines.size() / 2;
    int width = n < Part.LEAST ? 0 : (lines.get(0).length() - 1) / n;
    if (lines.size() % 2 == 0
        || n > RegionSquares.MAX_SIZE
        || width < 2
        || !lines.get(0).startsWith("+-")
        || lines.get(0).length() != n * width + 1) {
      return Optional.empty();
    }
    for (int row = 0; row < lines.size(); row++) {
      for (int i = 0; i < lines.get(row).length(); i++) {
        char c = lines.get(row).charAt(i);
        boolean isCorner = row % 2 == 0 && i % width == 0;
        String allowed = isCorner ? "+-| " : row % 2 == 0 ? "- " : i % width == 0 ? "| " : " ";
        if (i > n * width || allowed.indexOf(c) < 0) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(
        PuzzleLink.regions(
            n,
            square -> lines.get(square / n * 2 + 1).startsWith("|", (square % n + 1) * width),
            square -> {
              int corner = square % n * width;
              int wall = lines.get(square / n * 2 + 2).indexOf('-', corner + 1);
              return wall > 0 && wall < corner + width;
            }));
  }
}
