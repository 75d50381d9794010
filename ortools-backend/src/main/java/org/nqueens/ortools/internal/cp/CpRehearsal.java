package org.nqueens.ortools.internal.cp;

import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;

/**
 * A first run of the exception handlers that native code calls, made while memory is available.
 *
 * <p>The first call of a method links it, for a native method by an upcall, and linking allocates.
 * The first run of a handler on a full heap would itself throw into native code, which ends the
 * process.
 */
final class CpRehearsal {
  private static volatile boolean done;

  private CpRehearsal() {}

  /** Thrown by the rehearsed strategy. */
  private static final class Thrown extends Error {
    private static final long serialVersionUID = 1;
  }

  /** Runs a strategy that decides once and then throws; does nothing after a first success. */
  static void run() {
    if (done) {
      return;
    }
    SearchStrategy throwing =
        state -> {
          if (state.isBound(0)) {
            throw new Thrown();
          }
          return SearchStrategy.LEXICOGRAPHIC.next(state);
        };
    try {
      CpSearch.run(new SearchRequest(QueensModel.of(4), throwing, () -> false), rows -> true);
    } catch (Thrown e) {
      done = true;
    }
  }
}
