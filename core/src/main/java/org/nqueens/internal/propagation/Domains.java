package org.nqueens.internal.propagation;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.trace.SearchListener;

/** The domains of all columns during a search, their propagation, and a stack of earlier states. */
public interface Domains extends SearchState {

  /** The domains of a model in the form that suits its size and a level; none must be empty. */
  static Domains of(QueensModel model, Propagation level, BooleanSupplier stop) {
    boolean inWords = level == Propagation.COVERAGE || level == Propagation.VALUE;
    return inWords && model.size() <= Long.SIZE
        ? new WordDomains(model, level)
        : new ConsistentDomains(model, level, stop, new SearchListener() {});
  }

  void push();

  void pop();

  /**
   * Restricts a column to the rows {@code low} to {@code high}, inclusive. The domain must have at
   * least one of them, because {@link #propagate} needs a row in each domain.
   */
  void restrict(int column, int low, int high);

  void remove(int column, int row);

  /**
   * Removes the rows that the constraints exclude from all domains, until a fixed point.
   *
   * @return false if a column loses its last row, no column can take a value that must be taken, or
   *     a stop was requested; only {@link #pop} and {@link #failedRule} may follow
   */
  boolean propagate();

  /**
   * The number of the all-different that failed in the latest propagation; -1 if it is not known.
   * Both forms of domains give the same number. It is the rule of the rows if a row has no column
   * after the attacks of a queen. Otherwise it is the rule that removed a last row, or has a value
   * without a place.
   */
  int failedRule();

  /** The number of columns with several rows; 0 if a solution is found. */
  int unbound();

  /**
   * Tells whether the unbound columns have at least half as many squares as they would have if
   * placed queens attacked in rows only.
   */
  default boolean isLoose() {
    long squares = 0;
    for (int column = 0; column < size(); column++) {
      squares += isBound(column) ? 0 : domainSize(column);
    }
    return 2 * squares >= (long) unbound() * unbound();
  }

  List<RowDomain> toDomains();
}
