package org.nqueens.internal.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.DoubleConsumer;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.internal.constraint.HallViolation;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Reason;

/**
 * The search for a minimal set of reasons why a model is infeasible; it solves models that have a
 * part of the reasons.
 *
 * <p>The method is QuickXplain (U. Junker, <i>Preferred explanations and relaxations for
 * over-constrained problems</i>, AAAI 2004): with k reasons in the set and m in the model it solves
 * O(k log(m / k) + k) models. A conflict within one column or one rule is preferred to any other
 * conflict; then given queens to rules, and rules to blocked squares. The reasons therefore have
 * blocked squares only if no other set is infeasible.
 */
public final class QuickXplain {
  /** Beyond this number, the reasons are restricted columns in place of blocked squares. */
  private static final int MAX_SINGLE_SQUARES = 200;

  private final int n;
  private final Predicate<QueensModel> isFeasible;
  private final Runnable poll;
  private final DoubleConsumer progress;

  /** The share of one candidate, set when the candidates are known. */
  private double share;

  /**
   * Makes an explainer for models of one size.
   *
   * @param isFeasible solves a model; may throw, which ends the explanation
   * @param poll called for each column and row of the board; may throw, which ends the explanation
   * @param progress takes the share of the candidates that each step decides; the sum is 1
   */
  public QuickXplain(
      int n, Predicate<QueensModel> isFeasible, Runnable poll, DoubleConsumer progress) {
    this.n = n;
    this.isFeasible = isFeasible;
    this.poll = poll;
    this.progress = progress;
  }

  /** A minimal set of reasons why a model has no solution, in the order of the model. */
  public List<Reason> explain(QueensModel model) {
    List<Reason> candidates = candidates(model);
    share = 1.0 / Math.max(1, candidates.size());
    List<Reason> reasons = new ArrayList<>(shrink(List.of(), candidates));
    reasons.sort(
        Comparator.comparingLong(
            reason ->
                reason instanceof Reason.BlockedSquare square
                    ? (long) n * square.column() + square.row()
                    : -1));
    return reasons;
  }

  /** The reasons within an infeasible column or rule if there is one; else all of the model. */
  private List<Reason> candidates(QueensModel model) {
    OptionalInt empty = columns().filter(column -> model.domain(column).isEmpty()).findFirst();
    if (empty.isPresent()) {
      return List.of(new Reason.RestrictedColumn(empty.getAsInt(), RowDomain.of()));
    }
    return HallViolation.find(
            model,
            () -> {
              poll.run();
              return false;
            })
        .map(
            crowd -> {
              IntPredicate concerned = crowd.columns()::contains;
              List<Reason> blocked = blockedSquares(model, concerned);
              return candidates(model, concerned, List.of(crowd.rule()), blocked);
            })
        .orElseGet(
            () ->
                candidates(
                    model,
                    column -> true,
                    model.constraints(),
                    isMuchBlocked(model)
                        ? restrictedColumns(model)
                        : blockedSquares(model, column -> true)));
  }

  private List<Reason> candidates(
      QueensModel model, IntPredicate concerned, List<AllDifferent> rules, List<Reason> blocked) {
    List<Reason> candidates = new ArrayList<>();
    columns()
        .filter(column -> isGiven(model.domain(column)) && concerned.test(column))
        .mapToObj(column -> new Reason.GivenQueen(column, model.domain(column).next(0)))
        .forEach(candidates::add);
    rules.stream().map(Reason.Rule::new).forEach(candidates::add);
    candidates.addAll(blocked);
    return candidates;
  }

  private List<Reason> restrictedColumns(QueensModel model) {
    return columns()
        .filter(column -> isRestricted(model.domain(column)))
        .<Reason>mapToObj(column -> new Reason.RestrictedColumn(column, model.domain(column)))
        .toList();
  }

  private boolean isMuchBlocked(QueensModel model) {
    return columns()
            .filter(column -> isRestricted(model.domain(column)))
            .mapToLong(column -> n - model.domain(column).size())
            .sum()
        > MAX_SINGLE_SQUARES;
  }

  /** The blocked squares of some columns, fullest rows first: a full row is preferred. */
  private List<Reason> blockedSquares(QueensModel model, IntPredicate concerned) {
    int[] restricted = columns().filter(column -> isRestricted(model.domain(column))).toArray();
    int[] inRow = new int[n];
    for (int column : restricted) {
      poll.run();
      for (int row = 0; row < n; row++) {
        inRow[row] += model.domain(column).contains(row) ? 0 : 1;
      }
    }
    int[] listed = IntStream.of(restricted).filter(concerned).toArray();
    List<Reason> squares = new ArrayList<>();
    columns()
        .boxed()
        .sorted(Comparator.comparingInt(row -> -inRow[row]))
        .forEachOrdered(
            row -> {
              poll.run();
              for (int column : listed) {
                if (!model.domain(column).contains(row)) {
                  squares.add(new Reason.BlockedSquare(column, row));
                }
              }
            });
    return squares;
  }

  private boolean isRestricted(RowDomain domain) {
    return domain.size() < n && !isGiven(domain);
  }

  private boolean isGiven(RowDomain domain) {
    return n > 1 && domain.size() == 1;
  }

  /** A minimal part of the candidates that is infeasible together with the required reasons. */
  private List<Reason> shrink(List<Reason> required, List<Reason> candidates) {
    if (candidates.size() <= 1) {
      decide(candidates);
      return candidates;
    }
    int half = candidates.size() / 2;
    List<Reason> preferred = candidates.subList(0, half);
    List<Reason> others =
        shrinkUnlessInfeasible(
            concat(required, preferred), candidates.subList(half, candidates.size()));
    return others.isEmpty()
        ? shrink(required, preferred)
        : concat(shrinkUnlessInfeasible(concat(required, others), preferred), others);
  }

  /** The same for required reasons that may be infeasible by themselves. */
  private List<Reason> shrinkUnlessInfeasible(List<Reason> required, List<Reason> candidates) {
    if (isFeasible.test(Reason.toModel(n, required))) {
      return shrink(required, candidates);
    }
    decide(candidates);
    return List.of();
  }

  private void decide(List<Reason> candidates) {
    progress.accept(share * candidates.size());
  }

  private IntStream columns() {
    return IntStream.range(0, n);
  }

  private static List<Reason> concat(List<Reason> first, List<Reason> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}
