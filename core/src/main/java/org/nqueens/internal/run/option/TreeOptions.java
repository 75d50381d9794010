package org.nqueens.internal.run.option;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.search.Propagation;
import org.nqueens.search.TreeLimit;
import org.nqueens.trace.SearchListener;

/**
 * The options of a search of one tree.
 *
 * @param solver the backend, the strategy and the limits of each call
 * @param failureLimit the failures of each call, at least 1; {@link Long#MAX_VALUE} for any number
 * @param listeners the listeners, in the order of hearing each event
 */
public record TreeOptions(
    SolverOptions solver,
    Propagation level,
    long failureLimit,
    Optional<TreeLimit> treeLimit,
    List<SearchListener> listeners) {

  public TreeOptions {
    listeners = List.copyOf(listeners);
  }

  public static TreeOptions of(SolverOptions solver) {
    return new TreeOptions(
        solver, Propagation.UNSPECIFIED, Long.MAX_VALUE, Optional.empty(), List.of());
  }

  public TreeOptions withLevel(Propagation kept) {
    return new TreeOptions(solver, kept, failureLimit, treeLimit, listeners);
  }

  public TreeOptions withFailureLimit(long failures) {
    return new TreeOptions(solver, level, failures, treeLimit, listeners);
  }

  public TreeOptions withTreeLimit(TreeLimit limit) {
    return new TreeOptions(solver, level, failureLimit, Optional.of(limit), listeners);
  }

  /** These options with another listener, the last to hear each event. */
  public TreeOptions withListener(SearchListener listener) {
    List<SearchListener> all = Stream.concat(listeners.stream(), Stream.of(listener)).toList();
    return new TreeOptions(solver, level, failureLimit, treeLimit, all);
  }

  /** The options that are set, such as {@code one tree of solver on cp, propagation value}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("one tree of ").append(solver);
    if (level != Propagation.UNSPECIFIED) {
      text.append(", propagation ").append(level);
    }
    if (failureLimit < Long.MAX_VALUE) {
      text.append(", failure limit ").append(failureLimit);
    }
    treeLimit.ifPresent(limit -> text.append(", tree limit ").append(limit));
    return text.append(listeners.isEmpty() ? "" : ", with a listener").toString();
  }
}
