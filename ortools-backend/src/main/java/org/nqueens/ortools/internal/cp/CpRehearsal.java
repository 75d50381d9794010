package org.nqueens.ortools.internal.cp;

import java.util.List;
import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchRequest;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/**
 * A first run of the Java code that native code calls, made while memory is available.
 *
 * <p>The first call of a method links it, for a native method by an upcall, and linking allocates.
 * The first run of a handler on a full heap would itself throw into native code, which ends the
 * process.
 */
enum CpRehearsal {
  /** A strategy decides once and then throws. */
  STRATEGY {
    @Override
    void rehearse() {
      SearchStrategy throwing =
          state -> {
            if (state.isBound(0)) {
              throw new Thrown();
            }
            return SearchStrategy.LEXICOGRAPHIC.next(state);
          };
      expectThrown(throwing, Optional.empty());
    }
  },

  /** A listener hears both branches of decisions of each kind, and throws after a failure. */
  TRACE {
    @Override
    void rehearse() {
      for (ValueSelection values : List.of(ValueSelection.SMALLEST, ValueSelection.LOWER_HALF)) {
        SearchStrategy strategy = SearchStrategy.of(VariableSelection.FIRST_UNBOUND, values);
        expectThrown(strategy, Optional.of(new ThrowingListener()));
      }
    }
  };

  private volatile boolean done;

  /** Thrown by the rehearsed code. */
  private static final class Thrown extends Error {
    private static final long serialVersionUID = 1;
  }

  private static final class ThrowingListener implements SearchListener {
    private boolean afterFailure;

    @Override
    public void failed(Failure failure) {
      afterFailure = true;
    }

    @Override
    public void propagated(SearchState domains) {
      if (afterFailure) {
        throw new Thrown();
      }
    }
  }

  abstract void rehearse();

  /** Runs the rehearsal; does nothing after a first success. */
  void run() {
    if (!done) {
      rehearse();
      done = true;
    }
  }

  private static void expectThrown(SearchStrategy strategy, Optional<SearchListener> listener) {
    try {
      CpSearch.run(
          new SearchRequest(QueensModel.of(4), strategy, () -> false), rows -> true, listener);
    } catch (Thrown e) {
      return;
    }
    throw new IllegalStateException("the exception of a rehearsal did not reach its caller");
  }
}
