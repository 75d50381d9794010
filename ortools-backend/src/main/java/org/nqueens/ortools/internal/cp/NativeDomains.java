package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.IntVar;
import org.jspecify.annotations.Nullable;
import org.nqueens.search.SearchState;

/**
 * The domains of the solver's variables, readable between {@link #open} and {@link #close} by the
 * thread that searches: reading a variable of a deleted solver, or of a solver at work on another
 * thread, would crash the JVM.
 */
final class NativeDomains implements SearchState {
  private final IntVar[] queens;
  private @Nullable Thread reader;

  NativeDomains(IntVar[] queens) {
    this.queens = queens;
  }

  /** Permits the calling thread to read. */
  void open() {
    reader = Thread.currentThread();
  }

  void close() {
    reader = null;
  }

  private IntVar queen(int column) {
    if (reader != Thread.currentThread()) {
      throw new IllegalStateException(
          "state (of a node that the search has left) must be read during the call that passes it: do not keep it");
    }
    return queens[column];
  }

  @Override
  public int size() {
    return queens.length;
  }

  @Override
  public int domainSize(int column) {
    return (int) queen(column).size();
  }

  @Override
  public boolean contains(int column, int row) {
    return queen(column).contains(row);
  }

  @Override
  public int min(int column) {
    return (int) queen(column).min();
  }

  @Override
  public int max(int column) {
    return (int) queen(column).max();
  }
}
