package org.nqueens.internal.embedded;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchState;

/** The domains of all columns during a search, their propagation, and a stack of earlier states. */
interface Domains extends SearchState {

  /**
   * The domains of a model, of which none is empty, in the form that suits its size.
   *
   * @param stop polled during propagation of a large board, which fails on a request to stop
   */
  static Domains of(QueensModel model, BooleanSupplier stop) {
    return model.size() <= Long.SIZE ? new ForwardChecking(model) : new TrailedDomains(model, stop);
  }

  /** Saves the current state for {@link #pop}. */
  void push();

  /** Restores the state saved last. */
  void pop();

  /** Restricts a column to the rows {@code low} to {@code high}, inclusive. */
  void restrict(int column, int low, int high);

  /** Removes a row from a column. */
  void remove(int column, int row);

  /**
   * Removes the rows that the constraints exclude from all domains, until a fixed point.
   *
   * @return false if a domain is empty, no column can take a value that must be taken, or a stop
   *     was requested
   */
  boolean propagate();

  /** The number of columns with several rows; 0 if a solution is found. */
  int unbound();

  /**
   * Tells whether the unbound columns have at least half as many squares as they would have if
   * placed queens attacked in rows only.
   */
  default boolean isLoose() {
    int squares = 0;
    for (int column = 0; column < size(); column++) {
      squares += isBound(column) ? 0 : domainSize(column);
    }
    return 2 * squares >= unbound() * unbound();
  }

  /** The remaining rows of each column. */
  List<RowDomain> toDomains();
}
