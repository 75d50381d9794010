package org.nqueens.search;

/**
 * First fail, which is quick on most models; a backend that knows of something quicker does that.
 */
enum FastestStrategy implements SearchStrategy {
  /** The only one. */
  FASTEST;

  @Override
  public Decision next(SearchState state) {
    return ValueSelection.SMALLEST.decide(
        VariableSelection.MIN_SIZE_HIGHEST_MIN.select(state), state);
  }
}
