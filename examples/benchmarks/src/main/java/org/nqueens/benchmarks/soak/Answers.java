package org.nqueens.benchmarks.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;
import org.nqueens.result.Uniqueness;

/** The correctness of the answers to questions. */
final class Answers {
  private Answers() {}

  static boolean isRight(Object answer, Seen seen) {
    List<Placement> solutions = seen.expected().placements();
    if (answer instanceof Long count) {
      return count == solutions.size() && !seen.reachedLimit();
    }
    if (answer instanceof Optional<?> any) {
      return any.isPresent() ? solutions.contains(any.get()) : solutions.isEmpty();
    }
    if (answer instanceof Uniqueness uniqueness) {
      return isRight(uniqueness, solutions);
    }
    if (answer instanceof Explanation.Feasible feasible) {
      return solutions.contains(feasible.placement());
    }
    return answer instanceof Explanation.Infeasible infeasible
        && solutions.isEmpty()
        && !infeasible.message().isBlank()
        && isMinimal(infeasible.reasons(), seen.asked().problem().model());
  }

  private static boolean isRight(Uniqueness uniqueness, List<Placement> solutions) {
    if (uniqueness instanceof Uniqueness.Unique unique) {
      return solutions.equals(List.of(unique.placement()));
    }
    if (uniqueness instanceof Uniqueness.Ambiguous ambiguous) {
      return solutions.contains(ambiguous.first()) && solutions.contains(ambiguous.second());
    }
    return solutions.isEmpty();
  }

  /** True if the reasons are of the model, have no solution together, and are minimal. */
  static boolean isMinimal(List<Reason> reasons, QueensModel model) {
    if (!reasons.stream().allMatch(reason -> asksFor(model, reason))
        || isFeasible(reasons, model.size())) {
      return false;
    }
    for (int left = 0; left < reasons.size(); left++) {
      List<Reason> others = new ArrayList<>(reasons);
      others.remove(left);
      if (!isFeasible(others, model.size())) {
        return false;
      }
    }
    return true;
  }

  private static boolean asksFor(QueensModel model, Reason reason) {
    if (reason instanceof Reason.GivenQueen given) {
      RowDomain domain = model.domain(given.column());
      return domain.intersect(RowDomain.of(given.row())).equals(domain);
    }
    if (reason instanceof Reason.BlockedSquare blocked) {
      return !model.domain(blocked.column()).contains(blocked.row());
    }
    if (reason instanceof Reason.RestrictedColumn restricted) {
      return model.domain(restricted.column()).equals(restricted.allowed());
    }
    return reason instanceof Reason.Rule rule && model.constraints().contains(rule.constraint());
  }

  private static boolean isFeasible(List<Reason> reasons, int n) {
    List<RowDomain> domains = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      domains.add(RowDomain.all(n));
    }
    List<AllDifferent> rules = new ArrayList<>();
    for (Reason reason : reasons) {
      if (reason instanceof Reason.GivenQueen given) {
        domains.set(
            given.column(), domains.get(given.column()).intersect(RowDomain.of(given.row())));
      } else if (reason instanceof Reason.BlockedSquare blocked) {
        domains.set(blocked.column(), domains.get(blocked.column()).without(blocked.row()));
      } else if (reason instanceof Reason.RestrictedColumn restricted) {
        domains.set(
            restricted.column(), domains.get(restricted.column()).intersect(restricted.allowed()));
      } else if (reason instanceof Reason.Rule rule) {
        rules.add(rule.constraint());
      }
    }
    return !Oracle.solve(new QueensModel(domains, rules), 1).solutions().isEmpty();
  }
}
