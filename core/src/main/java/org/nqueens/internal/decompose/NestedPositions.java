package org.nqueens.internal.decompose;

import org.nqueens.spi.ProgressSink;

/** The positions of the parts of parts: shares within a part become shares of the whole. */
final class NestedPositions {
  private final ProgressSink positions;

  /** The shares up to the begin and to the end of the latest part. */
  private double begin;

  private double end;

  /**
   * Begins with nothing done.
   *
   * @param positions takes the shares of the whole
   */
  NestedPositions(ProgressSink positions) {
    this.positions = positions;
  }

  /** The receiver of the positions of the parts; none if the shares are not needed. */
  ProgressSink ofParts() {
    return positions == ProgressSink.NONE ? positions : this::enter;
  }

  private void enter(double share, long decisions, long solutions) {
    begin = end;
    end = share;
  }

  /** The receiver of the positions within the latest part; none if the shares are not needed. */
  ProgressSink withinPart() {
    return positions == ProgressSink.NONE ? positions : this::reach;
  }

  private void reach(double share, long decisions, long solutions) {
    positions.at(begin + (end - begin) * share, 0, 0);
  }
}
