package org.nqueens.cli;

import java.util.function.Consumer;
import org.nqueens.model.Placement;

/** Placements as text in a format, numbered from 0. */
final class NumberedPlacements implements Consumer<Placement> {
  private final PlacementFormat format;
  private final Consumer<String> sink;
  private long number;

  NumberedPlacements(PlacementFormat format, Consumer<String> sink) {
    this.format = format;
    this.sink = sink;
  }

  @Override
  public void accept(Placement placement) {
    sink.accept(format.text(number, placement));
    number++;
  }
}
