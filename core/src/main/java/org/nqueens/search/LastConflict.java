package org.nqueens.search;

/** The state of {@link SearchStrategy#lastConflict} in one search. For one thread. */
final class LastConflict implements LearningStrategy {
  /** Selects the row, and the column if there was no conflict. */
  private final NamedStrategy base;

  /** The column of the decision that failed last; -1 if there is none. */
  private int conflict = -1;

  LastConflict(NamedStrategy base) {
    this.base = base;
  }

  @Override
  public Decision next(SearchState state) {
    boolean isOpen = conflict >= 0 && !state.isBound(conflict);
    return base.values().decide(isOpen ? conflict : base.variables().select(state), state);
  }

  @Override
  public void failed(DeadEnd deadEnd) {
    conflict = deadEnd.decision().map(Decision::column).orElse(-1);
  }

  @Override
  public String toString() {
    return "last-conflict/" + base;
  }
}
