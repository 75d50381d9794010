package org.nqueens.internal.run;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.Failure;

/** The events of one search on their way to listeners; without listeners, there are none. */
interface SearchEvents {
  SearchEvents NONE = new SearchEvents() {};

  /** Runs a search and tells the listeners its beginning and end. */
  default SolveResult during(QueensModel model, Supplier<SolveResult> search) {
    return search.get();
  }

  /** A consumer that first tells each placement to the listeners, up to an exception. */
  default Predicate<? super Placement> before(Predicate<? super Placement> consumer) {
    return consumer;
  }

  default void failed(Failure reason) {}

  /** Throws the exception that a listener threw, the same object, if one did. */
  default void rethrow() {}
}
