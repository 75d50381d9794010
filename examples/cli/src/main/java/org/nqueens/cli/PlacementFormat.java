package org.nqueens.cli;

import java.util.Locale;
import org.nqueens.format.PlacementText;
import org.nqueens.model.Placement;

/** The output formats of {@code queens enumerate}. */
enum PlacementFormat {
  /** Boards of Q and _, then the statistics: the format of the OR-Tools N-queens guide. */
  BOARD,
  /** One line of rows per placement, such as 0 4 7 5 2 6 1 3. */
  ROWS,
  /** One JSON object per line; the last one has the statistics. */
  JSON,
  /** The statistics only. */
  NONE;

  /** The lines of a placement, whose number counts from 0. */
  String text(long number, Placement placement) {
    return switch (this) {
      case BOARD -> "Solution " + number + "\n" + board(placement);
      case ROWS -> placement + "\n";
      case JSON -> Json.placement(placement);
      case NONE -> "";
    };
  }

  /** The board of a placement; throws an IllegalArgumentException if it is too large for a text. */
  static String board(Placement placement) {
    if (placement.size() > PlacementText.MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a board as text: give --format rows"
              .formatted(placement.size(), PlacementText.MAX_SIZE));
    }
    return PlacementText.board(placement);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
