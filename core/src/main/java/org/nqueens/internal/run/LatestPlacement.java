package org.nqueens.internal.run;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.nqueens.model.Placement;
import org.nqueens.spi.PlacementSink;

/** A sink that keeps the latest placement, for a puller to take. */
final class LatestPlacement implements PlacementSink {
  private final OrderedPlacements placements;
  private @Nullable Placement latest;

  LatestPlacement(OrderCheck order) {
    this.placements = new OrderedPlacements(order);
  }

  @Override
  public boolean accept(int[] rows) {
    latest = placements.next(rows);
    return true;
  }

  @Override
  public boolean acceptPacked(long packed, int n) {
    latest = placements.next(packed, n);
    return true;
  }

  /** The latest placement, of which there must be one. */
  Placement placement() {
    return Objects.requireNonNull(latest, "a placement is pulled first");
  }
}
