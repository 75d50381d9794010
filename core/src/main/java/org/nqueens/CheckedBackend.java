package org.nqueens;

import java.util.Iterator;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendException;
import org.nqueens.spi.Capability;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/**
 * A backend whose every answer is checked against the contract of {@link SolverBackend}; a breach
 * is a {@link BackendException}.
 */
final class CheckedBackend extends BackendDecorator {
  CheckedBackend(SolverBackend backend) {
    super(backend);
  }

  @Override
  public int maxSize() {
    return backend.maxSize();
  }

  @Override
  public boolean allowsReplay() {
    return backend.allowsReplay();
  }

  @Override
  public SearchStrategy fastest(QueensModel model) {
    return required("strategy for fastest", backend.fastest(model));
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    Iterator<QueensModel> parts = required("iterator of parts", backend.split(request, depth));
    int n = request.model().size();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return parts.hasNext();
      }

      @Override
      public QueensModel next() {
        QueensModel part = required("part of a model", parts.next());
        if (part.size() != n) {
          throw fault("split a model of size %s into a part of size %s".formatted(n, part.size()));
        }
        return part;
      }
    };
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    CheckingSink checking = new CheckingSink(sink, request.model().size());
    SearchOutcome outcome;
    try {
      outcome = backend.search(request, checking);
    } catch (Throwable t) { // of whatever kind: the sink may know the reason
      checking.end();
      rethrow(checking);
      throw t;
    }
    checking.end();
    rethrow(checking);
    required("outcome", outcome);
    if (outcome.solutions() != checking.accepted()) {
      throw fault(
          "reported %s as the number of solutions, but passed %s to the sink"
              .formatted(outcome.solutions(), checking.accepted()));
    }
    return complete(outcome, checking.refused() || request.stopRequested().getAsBoolean());
  }

  @Override
  public SearchOutcome count(SearchRequest request) {
    if (!capabilities().contains(Capability.COUNTS_WITHOUT_PLACEMENTS)) {
      OrderCheck order = new OrderCheck(request.strategy(), id());
      return search(
          request,
          rows -> {
            order.follow(rows);
            return true;
          });
    }
    SearchOutcome outcome = required("outcome", backend.count(request));
    return complete(outcome, request.stopRequested().getAsBoolean());
  }

  private SearchOutcome complete(SearchOutcome outcome, boolean stopped) {
    if (!outcome.exhausted() && !stopped) {
      throw fault("reported an incomplete search without a request to stop");
    }
    return outcome;
  }

  private void rethrow(CheckingSink checking) {
    Workers.rethrow(checking.thrown());
    if (checking.fault() != null) {
      throw fault(checking.fault());
    }
  }

  private <T> T required(String what, T answer) {
    if (answer == null) {
      throw fault("returned null instead of the " + what);
    }
    return answer;
  }

  private BackendException fault(String what) {
    return BackendException.breach(id(), what);
  }
}
