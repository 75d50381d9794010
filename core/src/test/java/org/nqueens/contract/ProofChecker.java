package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.View;
import org.nqueens.search.Decision;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/**
 * Proves every removal and every failure of a trace again, from the model and the claims alone.
 * Shares no code with the propagation that it checks. What a backend leaves unexplained has no
 * proof.
 */
public final class ProofChecker {
  private final SearchTrace trace;
  private final QueensModel model;
  private final int n;

  /** By node: the rows left in each column. */
  private final List<List<Set<Integer>>> domains = new ArrayList<>();

  private int removals;

  private ProofChecker(SearchTrace trace) {
    this.trace = trace;
    this.model = trace.model();
    this.n = model.size();
  }

  /** Checks a trace; returns the number of removals. */
  public static int check(SearchTrace trace) {
    ProofChecker checker = new ProofChecker(trace);
    trace.nodes().forEach(checker::check);
    return checker.removals;
  }

  private void check(TraceNode node) {
    List<Set<Integer>> left = before(node);
    for (Pruning pruning : node.prunings()) {
      if (!(pruning.cause() instanceof Cause.Decided)) {
        node.branch().ifPresent(branch -> requireDecided(branch, left));
      }
      for (Square square : pruning.squares()) {
        prove(node, pruning.cause(), square, left);
        removals++;
        assertThat(left.get(square.column()).remove(square.row()))
            .as("%s at node %s is in the domain", square, node.number())
            .isTrue();
      }
    }
    node.branch().ifPresent(branch -> requireDecided(branch, left));
    node.failure().ifPresent(failure -> prove(node, failure, left));
    boolean empty = left.stream().anyMatch(Set::isEmpty);
    assertThat(empty && node.kind() != Kind.FAILED).as("empty domain at %s", node).isFalse();
    if (node.kind() == Kind.SOLVED) {
      int[] rows = left.stream().mapToInt(rowsLeft -> rowsLeft.iterator().next()).toArray();
      assertThat(left).allMatch(rowsLeft -> rowsLeft.size() == 1);
      assertThat(model.isSolution(Placement.of(rows))).isTrue();
    }
    domains.add(left);
    assertThat(trace.domains(node.number()).stream().map(domain -> set(domain.rows())))
        .as("domains of node %s", node.number())
        .isEqualTo(left);
  }

  private List<Set<Integer>> before(TraceNode node) {
    List<Set<Integer>> parent =
        node.branch()
            .map(branch -> domains.get(branch.parent()))
            .orElseGet(() -> model.domains().stream().map(domain -> set(domain.rows())).toList());
    return parent.stream().<Set<Integer>>map(TreeSet::new).toList();
  }

  private static Set<Integer> set(IntStream rows) {
    Set<Integer> set = new TreeSet<>();
    rows.forEach(set::add);
    return set;
  }

  /** Whether the decision of a branch leaves a row to its column. */
  public static boolean leaves(Branch branch, int row) {
    Decision decision = branch.decision();
    boolean left =
        switch (decision.relation()) {
          case EQUAL -> row == decision.row();
          case AT_MOST -> row <= decision.row();
          case AT_LEAST -> row >= decision.row();
        };
    return left == (branch.side() == Side.APPLIED);
  }

  /** The decision has removed every row against it before anything else is removed. */
  private static void requireDecided(Branch branch, List<Set<Integer>> left) {
    assertThat(left.get(branch.decision().column())).allMatch(row -> leaves(branch, row));
  }

  private AllDifferent rule(String name) {
    return model.constraints().stream()
        .filter(constraint -> constraint.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no rule " + name));
  }

  private static View view(AllDifferent rule, int column) {
    return rule.views().stream()
        .filter(view -> view.column() == column)
        .findFirst()
        .orElseThrow(() -> new AssertionError(rule.name() + " does not read column " + column));
  }

  private void prove(TraceNode node, Cause cause, Square square, List<Set<Integer>> left) {
    Supplier<String> what =
        () -> "node %s: %s by %s in %s".formatted(node.number(), square, cause, left);
    if (cause instanceof Cause.Decided) {
      Branch branch = node.branch().orElseThrow();
      assertThat(square.column()).as(what).isEqualTo(branch.decision().column());
      assertThat(leaves(branch, square.row())).as(what).isFalse();
    } else if (cause instanceof Cause.Attacked attack) {
      AllDifferent rule = rule(attack.rule());
      assertThat(left.get(attack.queen().column())).as(what).containsExactly(attack.queen().row());
      assertThat(square.column()).as(what).isNotEqualTo(attack.queen().column());
      assertThat(value(rule, square.column(), square.row()))
          .as(what)
          .isEqualTo(value(rule, attack.queen().column(), attack.queen().row()));
    } else if (cause instanceof Cause.HallSet hall) {
      assertThat(hall.columns()).as(what).hasSameSizeAs(hall.values());
      requireOnly(hall.rule(), hall.columns(), hall.values(), left, what);
      assertThat(hall.columns()).as(what).doesNotContain(square.column());
      assertThat(hall.values())
          .as(what)
          .contains(value(rule(hall.rule()), square.column(), square.row()));
    } else if (cause instanceof Cause.LastPlace last) {
      AllDifferent rule = rule(last.rule());
      requirePermutation(rule, what);
      assertThat(value(rule, square.column(), square.row())).as(what).isNotEqualTo(last.value());
      assertThat(columnsWith(rule, last.value(), left)).as(what).containsExactly(square.column());
    } else if (cause instanceof Cause.NoSupport none) {
      assertThat(none.column()).as(what).isNotEqualTo(square.column());
      assertThat(left.get(none.column())).as(what).isEqualTo(none.rows());
      assertThat(none.rows())
          .as(what)
          .allMatch(
              row ->
                  model.constraints().stream()
                      .anyMatch(rule -> clash(rule, square, new Square(none.column(), row))));
    }
  }

  /** Tells whether queens on squares of two columns break a rule. */
  public static boolean clash(AllDifferent rule, Square square, Square other) {
    Map<Integer, Integer> values = new HashMap<>();
    for (View view : rule.views()) {
      if (view.column() == square.column() || view.column() == other.column()) {
        int row = view.column() == square.column() ? square.row() : other.row();
        values.put(view.column(), view.valueAt(row));
      }
    }
    return values.size() == 2 && new HashSet<>(values.values()).size() == 1;
  }

  private void prove(TraceNode node, Failure failure, List<Set<Integer>> left) {
    Supplier<String> what = () -> "node %s: %s in %s".formatted(node.number(), failure, left);
    if (failure instanceof Failure.EmptyColumn empty) {
      assertThat(left.get(empty.column())).as(what).isEmpty();
    } else if (failure instanceof Failure.Clash clash) {
      for (Square square : List.of(clash.queen(), clash.other())) {
        assertThat(left.get(square.column())).as(what).containsExactly(square.row());
      }
      assertThat(clash(rule(clash.rule()), clash.queen(), clash.other())).as(what).isTrue();
    } else if (failure instanceof Failure.TooFewValues few) {
      assertThat(few.values()).as(what).hasSizeLessThan(few.columns().size());
      requireOnly(few.rule(), few.columns(), few.values(), left, what);
    } else if (failure instanceof Failure.NoPlace none) {
      AllDifferent rule = rule(none.rule());
      requirePermutation(rule, what);
      assertThat(valuesOnBoard(rule)).as(what).contains(none.value());
      assertThat(columnsWith(rule, none.value(), left)).as(what).isEmpty();
    }
  }

  private static int value(AllDifferent rule, int column, int row) {
    return view(rule, column).valueAt(row);
  }

  /** The columns can take none but the values. */
  private void requireOnly(
      String name,
      Set<Integer> columns,
      Set<Integer> values,
      List<Set<Integer>> left,
      Supplier<String> what) {
    AllDifferent rule = rule(name);
    for (int column : columns) {
      assertThat(left.get(column))
          .as(what)
          .allMatch(row -> values.contains(value(rule, column, row)));
    }
  }

  private Set<Integer> valuesOnBoard(AllDifferent rule) {
    Set<Integer> values = new HashSet<>();
    for (View view : rule.views()) {
      for (int row = 0; row < n; row++) {
        values.add(view.valueAt(row));
      }
    }
    return values;
  }

  private void requirePermutation(AllDifferent rule, Supplier<String> what) {
    assertThat(valuesOnBoard(rule)).as(what).hasSameSizeAs(rule.views());
  }

  private static Set<Integer> columnsWith(AllDifferent rule, int value, List<Set<Integer>> left) {
    Set<Integer> columns = new TreeSet<>();
    for (View view : rule.views()) {
      if (left.get(view.column()).stream().anyMatch(row -> view.valueAt(row) == value)) {
        columns.add(view.column());
      }
    }
    return columns;
  }
}
