package org.nqueens;

import java.util.List;
import java.util.Optional;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.call.StrategyOption;
import org.nqueens.internal.explain.ExplanationMessage;
import org.nqueens.internal.explain.QuickXplain;
import org.nqueens.internal.run.first.ClosedFormPlacement;
import org.nqueens.internal.run.first.FirstSolutions;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.Propagation;

/** The questions that first solutions answer. Immutable and safe for use by many threads. */
final class FirstAnswers {
  /** The proof of infeasibility, as a fraction of the work of an explanation. */
  private static final double SHARE_OF_PROOF = 0.1;

  private final SolverOptions options;
  private final FirstSolutions first;

  FirstAnswers(SolverOptions options) {
    this.options = options;
    this.first = new FirstSolutions(options);
  }

  /** The placement that a formula gives; empty if there is none or an option asks for a search. */
  Optional<Placement> byFormula(QueensModel model) {
    boolean free =
        options.strategy() instanceof StrategyOption.Unset
            && options.propagation() == Propagation.UNSPECIFIED
            && !options.isByTree()
            && !options.upToSymmetry();
    return free ? ClosedFormPlacement.of(model) : Optional.empty();
  }

  Optional<Placement> findAny(QueensModel model, StopSignal stop, ProgressLog progress) {
    return first.find(1, model, stop, progress).stream().findFirst();
  }

  Uniqueness uniqueness(QueensModel model, StopSignal stop, ProgressLog progress) {
    List<Placement> found = first.find(2, model, stop, progress).stream().sorted().toList();
    return switch (found.size()) {
      case 0 -> new Uniqueness.None();
      case 1 -> new Uniqueness.Unique(found.get(0));
      default -> new Uniqueness.Ambiguous(found.get(0), found.get(1));
    };
  }

  Explanation explain(QueensModel model, StopSignal stop, ProgressLog progress) {
    List<Placement> found = first.find(1, model, stop, progress.effort());
    if (!found.isEmpty()) {
      progress.delivered(found.size());
      return new Explanation.Feasible(found.get(0));
    }
    progress.reached(SHARE_OF_PROOF);
    List<Reason> reasons =
        new QuickXplain(
                model.size(),
                part -> !first.find(1, part, stop.anew(), progress.effort()).isEmpty(),
                share -> progress.reached((1 - SHARE_OF_PROOF) * share))
            .explain(model);
    progress.exhausted();
    return new Explanation.Infeasible(
        model.size(), reasons, ExplanationMessage.of(model.size(), reasons));
  }
}
