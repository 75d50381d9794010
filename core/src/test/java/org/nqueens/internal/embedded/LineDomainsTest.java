package org.nqueens.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.contract.Gate;
import org.nqueens.internal.constraint.Slopes;
import org.nqueens.internal.lines.LineDomains;
import org.nqueens.internal.propagation.ConsistentDomains;
import org.nqueens.internal.propagation.Domains;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.trace.SearchListener;

/** Lines against stored domains: the same domains at each node, the same tree and solutions. */
class LineDomainsTest {
  private static final int MAX_NODES = 300;

  private final Random random = random();
  private long failures;
  private long solutions;

  private static Random random() {
    return Gate.random("LineDomainsTest");
  }

  /** A board of lines of some directions, with given queens and other restricted columns. */
  private QueensModel model() {
    int n = 4 + random.nextInt(random.nextInt(4) == 0 ? 130 : 10);
    QueensModelBuilder builder = QueensModel.builder(n);
    if (random.nextInt(4) > 0) {
      builder.rowsAllDifferent();
    }
    if (random.nextInt(4) > 0) {
      builder.ascendingDiagonalsAllDifferent();
    }
    if (random.nextInt(4) > 0) {
      builder.descendingDiagonalsAllDifferent();
    }
    for (int column = 0; column < n; column++) {
      switch (random.nextInt(12)) {
        case 0 -> builder.place(column, random.nextInt(n));
        case 1 -> builder.allowOnly(column, random.ints(1 + n / 3, 0, n).toArray());
        case 2, 3 -> builder.block(column, random.nextInt(n)).block(column, random.nextInt(n));
        default -> {}
      }
    }
    return builder.build();
  }

  @ParameterizedTest
  @EnumSource
  void givesTheTreeOfStoredDomains(VariableSelection variables) {
    for (int i = 0; i < Gate.cases(5, 60); i++) {
      QueensModel model = model();
      for (ValueSelection values : ValueSelection.values()) {
        compare(model, SearchStrategy.of(variables, values));
      }
    }
    assertThat(failures).isPositive();
    assertThat(solutions).isPositive();
  }

  /** A strategy that also reads all domains, and takes any decision. */
  @Test
  void hasTheSameDomainsAtEachNode() {
    for (int i = 0; i < Gate.cases(30, 100); i++) {
      QueensModel model = model();
      long seed = random.nextLong();
      List<String> byLines = new ArrayList<>();
      List<String> stored = new ArrayList<>();
      search(model, recording(byLines, new Random(seed)), lines(model));
      search(model, recording(stored, new Random(seed)), stored(model));
      assertThat(byLines).as("%s", model).isEqualTo(stored);
    }
  }

  private static SearchStrategy recording(List<String> nodes, Random random) {
    return state -> {
      nodes.add("%s %s".formatted(((Domains) state).toDomains(), state.smallestDomain()));
      int column = VariableSelection.values()[random.nextInt(10)].select(state);
      int row = state.next(column, random.nextInt(state.max(column) + 1));
      return switch (random.nextInt(4)) {
        case 0 ->
            row < state.max(column) ? Decision.atMost(column, row) : Decision.assign(column, row);
        case 1 ->
            row > state.min(column) ? Decision.atLeast(column, row) : Decision.assign(column, row);
        default -> Decision.assign(column, row);
      };
    };
  }

  private void compare(QueensModel model, SearchStrategy strategy) {
    List<int[]> byLines = new ArrayList<>();
    List<int[]> stored = new ArrayList<>();
    SearchOutcome outcome = search(model, strategy, lines(model), byLines);
    assertThat(outcome)
        .as("%s on %s", strategy, model)
        .isEqualTo(search(model, strategy, stored(model), stored));
    assertThat(byLines).usingRecursiveComparison().isEqualTo(stored);
    failures += outcome.failures();
    solutions += outcome.solutions();
  }

  private static void search(QueensModel model, SearchStrategy strategy, Domains domains) {
    search(model, strategy, domains, new ArrayList<>());
  }

  private static SearchOutcome search(
      QueensModel model, SearchStrategy strategy, Domains domains, List<int[]> found) {
    AtomicInteger nodes = new AtomicInteger();
    SearchRequest request =
        new SearchRequest(
            model,
            Optional.of(counting(strategy, nodes)),
            Propagation.UNSPECIFIED,
            () -> nodes.get() >= MAX_NODES);
    return new PropagationSearch(request, domains).run(rows -> found.add(rows.clone()));
  }

  private static SearchStrategy counting(SearchStrategy strategy, AtomicInteger nodes) {
    return state -> {
      nodes.incrementAndGet();
      return strategy.next(state);
    };
  }

  private static Domains lines(QueensModel model) {
    return new LineDomains(model, Slopes.of(model).orElseThrow(), () -> false);
  }

  private static Domains stored(QueensModel model) {
    return new ConsistentDomains(model, Propagation.VALUE, () -> false, new SearchListener() {});
  }
}
