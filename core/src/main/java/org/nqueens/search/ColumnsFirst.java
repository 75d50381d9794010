package org.nqueens.search;

import java.util.BitSet;

/**
 * A sequence of two strategies: one for some columns while one of them is unbound, another one for
 * the rest. For one search on one thread.
 */
class ColumnsFirst implements SearchStrategy {
  private final BitSet columns;
  private final SearchStrategy first;
  private final SearchStrategy then;

  private ColumnsFirst(BitSet columns, SearchStrategy first, SearchStrategy then) {
    this.columns = columns;
    this.first = first;
    this.then = then;
  }

  /** The sequence of strategies that have begun; it hears failures if one of them does. */
  static SearchStrategy of(BitSet columns, SearchStrategy first, SearchStrategy then) {
    return first instanceof LearningStrategy || then instanceof LearningStrategy
        ? new Hearing(columns, first, then)
        : new ColumnsFirst(columns, first, then);
  }

  @Override
  public Decision next(SearchState state) {
    boolean isOpen = columns.stream().anyMatch(column -> !state.isBound(column));
    return isOpen ? Decision.from(first, new Part(state)) : then.next(state);
  }

  /** The state in which all other columns are taken for bound. */
  private final class Part implements SearchState {
    private final SearchState state;

    Part(SearchState state) {
      this.state = state;
    }

    @Override
    public int size() {
      return state.size();
    }

    @Override
    public int domainSize(int column) {
      return columns.get(column) ? state.domainSize(column) : 1;
    }

    @Override
    public boolean contains(int column, int row) {
      return state.contains(column, row);
    }

    @Override
    public int min(int column) {
      return state.min(column);
    }

    @Override
    public int max(int column) {
      return state.max(column);
    }

    @Override
    public int next(int column, int from) {
      return state.next(column, from);
    }
  }

  /** A sequence with a strategy that hears failures. */
  private static final class Hearing extends ColumnsFirst implements LearningStrategy {
    private Hearing(BitSet columns, SearchStrategy first, SearchStrategy then) {
      super(columns, first, then);
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      if (((ColumnsFirst) this).first instanceof LearningStrategy learning) {
        learning.failed(deadEnd);
      }
      if (((ColumnsFirst) this).then instanceof LearningStrategy learning) {
        learning.failed(deadEnd);
      }
    }
  }
}
