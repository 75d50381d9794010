package org.nqueens.internal.index;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/** The refusal of placements that do not solve a model. */
final class SolutionCheck {
  private SolutionCheck() {}

  /**
   * Checks a placement.
   *
   * @throws NullPointerException if the placement is null
   * @throws IllegalArgumentException if it does not solve the model; the message names the first
   *     square or pair of queens that breaks a rule
   */
  static void require(QueensModel model, Placement placement) {
    Objects.requireNonNull(
        placement, "placement (null) must not be null: pass a solution of the model");
    if (placement.size() != model.size()) {
      throw refused(placement, "its size is %s and not %s", placement.size(), model.size());
    }
    for (int column = 0; column < model.size(); column++) {
      if (!model.domain(column).contains(placement.row(column))) {
        throw refused(
            placement,
            "row %s is not in the domain %s of column %s",
            placement.row(column),
            model.domain(column),
            column);
      }
    }
    model.constraints().forEach(rule -> requireKept(rule, placement));
  }

  private static void requireKept(AllDifferent rule, Placement placement) {
    Map<Integer, Integer> columns = new HashMap<>();
    for (View view : rule.views()) {
      Integer other = columns.put(view.valueAt(placement.row(view.column())), view.column());
      if (other != null) {
        throw refused(
            placement,
            "the queens of columns %s and %s break \"%s\"",
            Math.min(other, view.column()),
            Math.max(other, view.column()),
            rule.name());
      }
    }
  }

  private static IllegalArgumentException refused(
      Placement placement, String reason, Object... details) {
    return new IllegalArgumentException(
        "placement (%s) must solve the model, but %s: pass a placement that the model allows"
            .formatted(placement, reason.formatted(details)));
  }
}
