package org.nqueens.cli;

import java.util.function.Consumer;
import org.nqueens.model.Placement;

/** Placements as text in a format, with consecutive numbers. */
final class NumberedPlacements implements Consumer<Placement> {
  private final PlacementFormat format;
  private final Consumer<String> sink;
  private long number;

  /** Numbers the placements from the one given. */
  NumberedPlacements(PlacementFormat format, long first, Consumer<String> sink) {
    this.format = format;
    this.number = first;
    this.sink = sink;
  }

  @Override
  public void accept(Placement placement) {
    sink.accept(format.text(number, placement));
    number++;
  }
}
