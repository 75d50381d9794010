package org.nqueens;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * Shrinks an infeasible model to a minimal set of reasons, by solving models that ask for some of
 * them only.
 *
 * <p>The method is QuickXplain (U. Junker, <i>Preferred explanations and relaxations for
 * over-constrained problems</i>, AAAI 2004): with k reasons in the set and m in the model it solves
 * O(k log(m / k) + k) models. Given queens are preferred to rules, and rules to blocked squares, so
 * that blocked squares are among the reasons only where nothing else will do.
 */
final class Explainer {
  private final int n;
  private final Predicate<QueensModel> isFeasible;

  /**
   * Makes an explainer for models of one size.
   *
   * @param isFeasible solves a model; may throw, which ends the explanation
   */
  Explainer(int n, Predicate<QueensModel> isFeasible) {
    this.n = n;
    this.isFeasible = isFeasible;
  }

  /** A minimal set of reasons, in the order of the model, which has no solution. */
  List<Reason> explain(QueensModel model) {
    return shrink(List.of(), false, reasons(model));
  }

  private List<Reason> reasons(QueensModel model) {
    Stream<Reason> given =
        columns()
            .filter(column -> isGiven(model.domain(column)))
            .mapToObj(column -> new Reason.GivenQueen(column, model.domain(column).next(0)));
    Stream<Reason> rules = model.constraints().stream().map(Reason.Rule::new);
    Stream<Reason> blocked =
        columns()
            .filter(column -> !isGiven(model.domain(column)))
            .boxed()
            .flatMap(
                column ->
                    columns()
                        .filter(row -> !model.domain(column).contains(row))
                        .mapToObj(row -> new Reason.BlockedSquare(column, row)));
    return Stream.of(given, rules, blocked).flatMap(reasons -> reasons).toList();
  }

  private boolean isGiven(RowDomain domain) {
    return n > 1 && domain.size() == 1;
  }

  /**
   * A minimal part of the candidates that together with what is asked for is infeasible.
   *
   * @param grown whether what is asked for has grown, and so may be infeasible by itself
   */
  private List<Reason> shrink(List<Reason> asked, boolean grown, List<Reason> candidates) {
    if (grown && !isFeasible.test(model(asked))) {
      return List.of();
    }
    if (candidates.size() <= 1) {
      return candidates;
    }
    int half = candidates.size() / 2;
    List<Reason> preferred = candidates.subList(0, half);
    List<Reason> others =
        shrink(concat(asked, preferred), true, candidates.subList(half, candidates.size()));
    return concat(shrink(concat(asked, others), !others.isEmpty(), preferred), others);
  }

  /** The model that asks for these only. */
  private QueensModel model(List<Reason> reasons) {
    RowDomain[] domains = columns().mapToObj(column -> RowDomain.all(n)).toArray(RowDomain[]::new);
    List<AllDifferent> rules = new ArrayList<>();
    for (Reason reason : reasons) {
      if (reason instanceof Reason.GivenQueen given) {
        domains[given.column()] = RowDomain.of(given.row());
      } else if (reason instanceof Reason.BlockedSquare blocked) {
        domains[blocked.column()] = domains[blocked.column()].without(blocked.row());
      } else if (reason instanceof Reason.Rule rule) {
        rules.add(rule.constraint());
      }
    }
    return new QueensModel(List.of(domains), rules);
  }

  private IntStream columns() {
    return IntStream.range(0, n);
  }

  private static List<Reason> concat(List<Reason> first, List<Reason> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}
