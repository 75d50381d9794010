package org.nqueens.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.nqueens.model.Square;

/** The removals at one node, grouped by their causes in order. Not thread-safe. */
public final class PruningLog {
  private final List<Pruning> prunings = new ArrayList<>();
  private final List<Square> squares = new ArrayList<>();

  /** The cause of the squares; null before the first. */
  private @Nullable Cause cause;

  /** Makes an empty log. */
  public PruningLog() {}

  /**
   * Adds a removal.
   *
   * @param column the column, 0-based
   * @param row the row, 0-based
   * @param reason the cause
   */
  public void add(int column, int row, Cause reason) {
    Objects.requireNonNull(reason, "reason (null) must not be null: pass the cause");
    if (!reason.equals(cause)) {
      finish();
      cause = reason;
    }
    squares.add(new Square(column, row));
  }

  /**
   * {@return the removals so far: prunings, each with the squares that one cause removed in
   * succession}
   */
  public List<Pruning> prunings() {
    finish();
    return List.copyOf(prunings);
  }

  private void finish() {
    if (!squares.isEmpty()) {
      prunings.add(new Pruning(Objects.requireNonNull(cause), squares));
      squares.clear();
      cause = null;
    }
  }
}
