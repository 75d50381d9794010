package org.nqueens.cli;

import org.nqueens.format.PlacementText;
import org.nqueens.model.Placement;

/** The output formats of {@code queens find}, {@code queens unrank} and {@code queens sample}. */
enum ChosenFormat {
  /** Boards of Q and _. */
  BOARD(PlacementFormat.BOARD),
  /** One line of rows per placement. */
  ROWS(PlacementFormat.ROWS),
  /** One JSON object per line. */
  JSON(PlacementFormat.JSON);

  private final PlacementFormat format;

  ChosenFormat(PlacementFormat format) {
    this.format = format;
  }

  /** The lines of a placement, whose number counts from 0. */
  String text(long number, Placement placement) {
    return format.text(number, placement);
  }

  /** The lines of a placement that has no number. */
  String text(Placement placement) {
    return this == BOARD ? PlacementText.board(placement) : format.text(0, placement);
  }
}
