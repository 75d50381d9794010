package org.nqueens.spi.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.propagation.BranchLog;
import org.nqueens.internal.propagation.ConsistentDomains;
import org.nqueens.internal.propagation.DecisionPath;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchListener;

/**
 * Derives the causes of removals for a backend that knows only its decisions and domains. It
 * propagates the decisions again, at a level, by the propagation of this library.
 *
 * <p>If both have the same domains at a node, a listener receives the removals with their causes.
 * If they differ, no cause is guessed: removals that the decision does not explain are {@link
 * Cause.Unexplained}, and a dead end that the replay does not find is {@link Failure.Unexplained}.
 * The replay then continues with the domains of the backend.
 *
 * <p>A backend calls {@link #propagated} or {@link #failed} for the root and after each branch. If
 * the replay of a node is stopped, the listener receives no further event, and the node stays open.
 * Not thread-safe.
 */
public final class TraceReplay {
  private final SearchListener listener;
  private final BranchLog branches;
  private final DecisionPath path;
  private final ConsistentDomains domains;
  private final List<Pruning> removals = new ArrayList<>();
  private Optional<Failure> failure = Optional.empty();

  /** True once domains of the backend were taken over; they may not be a fixed point. */
  private boolean differed;

  /** True once a request to stop has ended the replay of a node; the trace is cut there. */
  private boolean cut;

  /**
   * Begins at the root, which the backend propagates next.
   *
   * @param model the model, without an empty domain
   * @param stopRequested polled on boards of more than 64 columns
   * @param listener receives the events {@code branched}, {@code pruned}, {@code propagated} and
   *     {@code failed}
   */
  public TraceReplay(
      QueensModel model,
      Propagation level,
      BooleanSupplier stopRequested,
      SearchListener listener) {
    Objects.requireNonNull(model, "model");
    Objects.requireNonNull(level, "level");
    Objects.requireNonNull(stopRequested, "stopRequested");
    this.listener = Objects.requireNonNull(listener, "listener");
    branches = new BranchLog(listener);
    path = new DecisionPath(model.size());
    domains = new ConsistentDomains(model, level, stopRequested, new Removals());
    domains.push();
    propagate();
  }

  private final class Removals implements SearchListener {
    @Override
    public void pruned(int column, int row, Cause cause) {
      removals.add(new Pruning(cause, List.of(new Square(column, row))));
    }

    @Override
    public void failed(Failure reason) {
      failure = Optional.of(reason);
    }
  }

  /** The backend takes the left branch of a decision at the current node. */
  public void applied(Decision decision) {
    if (cut) {
      return;
    }
    branches.applied(decision);
    domains.push();
    begin();
    path.add(decision.column(), decision.relation(), decision.row());
    path.apply(domains);
    propagate();
  }

  /** The backend takes the right branch of its latest decision with a finished left branch. */
  public void refuted() {
    if (cut) {
      return;
    }
    branches.refuted();
    domains.pop();
    begin();
    path.refute(domains);
    propagate();
  }

  /** Saves the state before the propagation of a node, in case it must be undone. */
  private void begin() {
    domains.push();
    removals.clear();
    failure = Optional.empty();
    if (differed) {
      domains.attackAgain();
    }
  }

  private void propagate() {
    cut = !domains.propagate() && failure.isEmpty();
  }

  /**
   * The backend has propagated the current node.
   *
   * @param state its domains, none empty
   */
  public void propagated(SearchState state) {
    Objects.requireNonNull(state, "state");
    if (cut) {
      return;
    }
    if (failure.isEmpty() && isLike(state)) {
      domains.keep();
      tellAll();
    } else {
      follow(state);
    }
    listener.propagated(state);
  }

  /** The backend has failed at the current node. */
  public void failed() {
    if (cut) {
      return;
    }
    domains.pop();
    if (failure.isPresent()) {
      tellAll();
    } else {
      decided().forEach(square -> tell(square, new Cause.Decided()));
    }
    listener.failed(failure.orElseGet(Failure.Unexplained::new));
  }

  private boolean isLike(SearchState state) {
    for (int column = 0; column < domains.size(); column++) {
      if (domains.domainSize(column) != state.domainSize(column)) {
        return false;
      }
      for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
        if (!state.contains(column, row)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Undoes the propagation of the node and takes over the domains of the backend. */
  private void follow(SearchState state) {
    differed = true;
    List<Square> decided = decided();
    domains.pop();
    for (Square square : decided) {
      domains.remove(square.column(), square.row());
      tell(square, new Cause.Decided());
    }
    for (int column = 0; column < domains.size(); column++) {
      for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
        if (!state.contains(column, row)) {
          domains.remove(column, row);
          tell(new Square(column, row), new Cause.Unexplained());
        }
      }
    }
  }

  /** The squares that the decision itself removes. */
  private List<Square> decided() {
    return removals.stream()
        .filter(pruning -> pruning.cause() instanceof Cause.Decided)
        .flatMap(pruning -> pruning.squares().stream())
        .toList();
  }

  private void tellAll() {
    for (Pruning pruning : removals) {
      pruning.squares().forEach(square -> tell(square, pruning.cause()));
    }
  }

  private void tell(Square square, Cause cause) {
    listener.pruned(square.column(), square.row(), cause);
  }
}
