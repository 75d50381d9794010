package org.nqueens.internal.run;

import org.nqueens.internal.decompose.PlacementLog;
import org.nqueens.spi.PlacementSink;

/**
 * A sink that records the solutions that it passes on.
 *
 * @param log the record
 * @param sink takes the solutions
 */
record RecordingSink(PlacementLog log, PlacementSink sink) implements PlacementSink {
  @Override
  public boolean accept(int[] rows) {
    log.add(rows);
    return sink.accept(rows);
  }

  @Override
  public boolean acceptPacked(long packed, int n) {
    log.addPacked(packed);
    return sink.acceptPacked(packed, n);
  }
}
