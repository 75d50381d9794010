package org.nqueens.search;

/** The state of {@link SearchStrategy#conflictOrdering} in one search. For one thread. */
final class ConflictOrdering implements LearningStrategy {
  /** Selects the row, and the column if there was no conflict. */
  private final NamedStrategy base;

  /** By column: the number of the latest failure of a decision on it; 0 if there is none. */
  private final long[] latest;

  private long failures;

  ConflictOrdering(int size, NamedStrategy base) {
    this.latest = new long[size];
    this.base = base;
  }

  @Override
  public Decision next(SearchState state) {
    int column = -1;
    for (int other = 0; other < latest.length; other++) {
      if (latest[other] > (column < 0 ? 0 : latest[column]) && !state.isBound(other)) {
        column = other;
      }
    }
    return base.values().decide(column < 0 ? base.variables().select(state) : column, state);
  }

  @Override
  public void failed(DeadEnd deadEnd) {
    failures++;
    deadEnd.decision().ifPresent(decision -> latest[decision.column()] = failures);
  }

  @Override
  public String toString() {
    return "conflict-ordering/" + base;
  }
}
