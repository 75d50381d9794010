package org.nqueens.spi.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nqueens.contract.ProofChecker;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Cause;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/**
 * Checks that no node of a trace is left with a row that a queen attacks, or that its level removes
 * by pairs of columns or by values that must be taken. Trees of bounds and domain consistency are
 * those of Choco, by the contract of levels there.
 */
final class FixedPointChecker {
  private final QueensModel model;
  private final Propagation level;
  private final List<RowDomain> domains;

  private FixedPointChecker(QueensModel model, Propagation level, List<RowDomain> domains) {
    this.model = model;
    this.level = level;
    this.domains = domains;
  }

  static void check(SearchTrace trace) {
    for (TraceNode node : trace.nodes()) {
      if (node.kind() != Kind.FAILED) {
        new FixedPointChecker(
                trace.model(), trace.result().propagation(), trace.domains(node.number()))
            .check(node);
      }
    }
  }

  private void check(TraceNode node) {
    if (level == Propagation.NONE || level == Propagation.ARC) {
      checkPairs(node);
    }
    if (level == Propagation.NONE) {
      assertThat(node.prunings()).allMatch(pruning -> pruning.cause() instanceof Cause.Decided);
      return;
    }
    for (AllDifferent rule : model.constraints()) {
      for (View view : rule.views()) {
        domains
            .get(view.column())
            .rows()
            .forEach(
                row ->
                    assertThat(isAttacked(rule, view, row))
                        .as("node %s keeps row %s of %s, %s", node.number(), row, view, rule.name())
                        .isFalse());
      }
      if (level == Propagation.COVERAGE && isCovered(rule)) {
        values(rule).forEach(value -> checkPlaces(node, rule, value));
      }
    }
  }

  /** Each row has a support in each other column; without propagation, only the rows of queens. */
  private void checkPairs(TraceNode node) {
    for (int column = 0; column < model.size(); column++) {
      for (int other = 0; other < model.size(); other++) {
        boolean areQueens = domains.get(column).size() == 1 && domains.get(other).size() == 1;
        if (column != other && (level == Propagation.ARC || areQueens)) {
          for (int row : domains.get(column).rows().toArray()) {
            assertThat(isSupported(new Square(column, row), other))
                .as("support of (%s, %s) in column %s, node %s", column, row, other, node.number())
                .isTrue();
          }
        }
      }
    }
  }

  private boolean isSupported(Square square, int other) {
    return domains
        .get(other)
        .rows()
        .mapToObj(row -> new Square(other, row))
        .anyMatch(
            at ->
                model.constraints().stream()
                    .noneMatch(rule -> ProofChecker.clash(rule, square, at)));
  }

  private boolean isAttacked(AllDifferent rule, View view, int row) {
    int value = view.valueAt(row);
    return rule.views().stream()
        .anyMatch(
            other ->
                other.column() != view.column()
                    && domains.get(other.column()).size() == 1
                    && other.valueAt(domains.get(other.column()).next(0)) == value);
  }

  private boolean isCovered(AllDifferent rule) {
    int n = model.size();
    List<Integer> values = values(rule);
    IntPredicate everywhere =
        value ->
            rule.views().stream()
                .allMatch(
                    view -> IntStream.range(0, n).anyMatch(row -> view.valueAt(row) == value));
    boolean rows =
        rule.views().size() == n
            && rule.views().stream().allMatch(view -> isRow(view, rule.views().get(0)));
    boolean likeRows = rule.views().size() == n && values.stream().allMatch(everywhere::test);
    return values.size() == rule.views().size() && n > 0 && (rows || !likeRows);
  }

  /** True if both views have the same value in each row. */
  private boolean isRow(View view, View first) {
    return view.shift().isPresent()
        && IntStream.range(0, model.size())
            .allMatch(row -> view.valueAt(row) == first.valueAt(row));
  }

  private List<Integer> values(AllDifferent rule) {
    Set<Integer> values = new HashSet<>();
    rule.views()
        .forEach(
            view -> IntStream.range(0, model.size()).forEach(row -> values.add(view.valueAt(row))));
    return new ArrayList<>(values);
  }

  private void checkPlaces(TraceNode node, AllDifferent rule, int value) {
    List<View> takers =
        rule.views().stream()
            .filter(
                view ->
                    domains.get(view.column()).rows().anyMatch(row -> view.valueAt(row) == value))
            .toList();
    assertThat(takers).as("places of %s, %s, node %s", value, rule.name(), node).isNotEmpty();
    if (takers.size() == 1) {
      View last = takers.get(0);
      assertThat(domains.get(last.column()).rows().allMatch(row -> last.valueAt(row) == value))
          .as("the last place of %s, %s, is taken at node %s", value, rule.name(), node)
          .isTrue();
    }
  }
}
