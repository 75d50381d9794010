package org.nqueens.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.result.SolveResult;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.trace.Consequences;

@Sampled
class DeadEndTest {
  /** First fail that keeps the path of the search from the dead ends alone. */
  private static final class PathKeeper implements LearningStrategy {
    private final List<Decision> decisions = new ArrayList<>();
    private final List<Boolean> refuted = new ArrayList<>();
    private final List<DeadEnd> deadEnds = new ArrayList<>();

    /** By dead end: the model under the decisions of its path. */
    private final List<QueensModel> nodes = new ArrayList<>();

    private final QueensModel model;

    PathKeeper(QueensModel model) {
      this.model = model;
    }

    @Override
    public Decision next(SearchState state) {
      int column = state.smallestDomain();
      Decision decision =
          state.domainSize(column) > 3
              ? Decision.atMost(column, state.next(column, state.min(column) + 1))
              : Decision.assign(column, state.max(column));
      decisions.add(decision);
      refuted.add(false);
      return decision;
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      deadEnds.add(deadEnd);
      nodes.add(node());
      assertThat(deadEnd.depth()).isEqualTo((int) refuted.stream().filter(no -> !no).count());
      if (decisions.isEmpty()) {
        assertThat(deadEnd.decision()).isEmpty();
        return;
      }
      int last = decisions.size() - 1;
      assertThat(deadEnd.isRefuted()).isEqualTo(refuted.get(last));
      assertThat(deadEnd.decision().orElseThrow().column()).isEqualTo(decisions.get(last).column());
      while (last >= 0 && refuted.get(last)) {
        decisions.remove(last);
        refuted.remove(last);
        last--;
      }
      if (last >= 0) {
        refuted.set(last, true);
      }
    }

    private QueensModel node() {
      List<RowDomain> domains = new ArrayList<>(model.domains());
      for (int i = 0; i < decisions.size(); i++) {
        Decision decision = decisions.get(i);
        boolean holds = !refuted.get(i);
        int[] rows =
            domains
                .get(decision.column())
                .rows()
                .filter(
                    row ->
                        holds
                            == (decision.relation() == Decision.Relation.EQUAL
                                ? row == decision.row()
                                : row <= decision.row()))
                .toArray();
        domains.set(decision.column(), RowDomain.of(rows));
      }
      return new QueensModel(domains, model.constraints());
    }
  }

  /** Without a solution, so that the search leaves each node by a dead end. */
  static Stream<QueensModel> insoluble() {
    return Stream.of(
        Variant.TOROIDAL.builder(6).build(),
        Variant.TOROIDAL.builder(8).build(),
        Variant.SUPERQUEENS.builder(8).build(),
        QueensModel.of(6).toBuilder().block(0, 1).block(0, 2).block(0, 3).block(0, 4).build(),
        wide().build(),
        wide().allDifferent("pair", View.lookup(60, parity()), View.lookup(66, parity())).build());
  }

  /** The last columns of a placement, without one of its squares. */
  private static QueensModelBuilder wide() {
    Placement placement = QueensSolver.findAny(70).orElseThrow();
    QueensModelBuilder builder = QueensModel.of(70).toBuilder().block(69, placement.row(69));
    for (int column = 0; column < Gate.cases(55, 50); column++) {
      builder.place(column, placement.row(column));
    }
    return builder;
  }

  private static int[] parity() {
    return IntStream.range(0, 70).map(row -> row % 2).toArray();
  }

  @ParameterizedTest
  @MethodSource("insoluble")
  void isEachNodeThatPropagationRefutes(QueensModel model) {
    for (Propagation level :
        List.of(
            Propagation.UNSPECIFIED,
            Propagation.VALUE,
            Propagation.BOUNDS,
            Propagation.DOMAIN,
            Propagation.COVERAGE)) {
      List<PathKeeper> begun = new ArrayList<>();
      SearchStrategy strategy =
          SearchStrategy.perSearch(
              "path keeper",
              () -> {
                begun.add(new PathKeeper(model));
                return begun.get(begun.size() - 1);
              });
      SolveResult result =
          QueensSolver.builder()
              .strategy(strategy)
              .propagation(level)
              .build()
              .enumerate(model, placement -> {});
      PathKeeper keeper = begun.get(begun.size() - 1);
      assertThat(result.solutions()).isZero();
      assertThat(keeper.deadEnds).as("%s", level).hasSize((int) result.statistics().failures());
      QueensSolver judge =
          QueensSolver.builder()
              .propagation(level == Propagation.UNSPECIFIED ? Propagation.COVERAGE : level)
              .build();
      for (int i = 0; i < keeper.nodes.size(); i += 1 + keeper.nodes.size() / 200) {
        DeadEnd deadEnd = keeper.deadEnds.get(i);
        assertThat(judge.propagate(keeper.nodes.get(i)))
            .as("%s at %s", deadEnd, level)
            .isInstanceOf(Consequences.Refuted.class);
        deadEnd.column().ifPresent(column -> assertThat(column).isBetween(0, model.size() - 1));
        deadEnd
            .rule()
            .ifPresent(
                rule -> {
                  AllDifferent constraint = model.constraints().get(rule);
                  deadEnd
                      .column()
                      .ifPresent(
                          column ->
                              assertThat(constraint.views())
                                  .extracting(View::column)
                                  .contains(column));
                });
      }
      assertThat(keeper.deadEnds).as("%s", level).isNotEmpty();
      assertThat(keeper.deadEnds).as("%s", level).allMatch(deadEnd -> deadEnd.rule().isPresent());
      if (level == Propagation.VALUE) {
        assertThat(keeper.deadEnds).allMatch(deadEnd -> deadEnd.column().isPresent());
      }
    }
  }

  /** The queen of column 0 takes the only row of column 1, by the rows and by nothing else. */
  @Test
  void namesTheRuleAndTheColumn() {
    List<DeadEnd> heard = new ArrayList<>();
    QueensModel model =
        QueensModel.builder(3)
            .allDifferent("far", View.row(1), View.offset(2, 9))
            .allDifferent("near", View.row(0), View.row(1), View.row(2))
            .allowOnly(1, 2)
            .allowOnly(0, 0, 2)
            .allowOnly(2, 0, 2)
            .build();
    SearchStrategy strategy = SearchStrategy.perSearch("hearer", () -> new HighestFirst(heard));
    QueensSolver.builder()
        .strategy(strategy)
        .propagation(Propagation.VALUE)
        .build()
        .enumerate(model, placement -> {});
    assertThat(heard).isNotEmpty();
    assertThat(heard).allMatch(deadEnd -> deadEnd.rule().orElse(-1) == 1);
  }

  private record HighestFirst(List<DeadEnd> heard) implements LearningStrategy {
    @Override
    public Decision next(SearchState state) {
      int column = VariableSelection.FIRST_UNBOUND.select(state);
      return Decision.assign(column, state.max(column));
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      heard.add(deadEnd);
    }
  }

  /**
   * A lambda around one would lose the failures; only the strategies that begin a search decide.
   */
  @Test
  void areNotLostInALambda() {
    SearchStrategy learning =
        SearchStrategy.lastConflict(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST);
    QueensSolver solver = QueensSolver.builder().strategy(state -> learning.next(state)).build();
    assertThatThrownBy(() -> solver.enumerate(QueensModel.of(8), placement -> {}))
        .isInstanceOf(StrategyException.class)
        .hasMessageContaining(
            "strategy (last-conflict/first-unbound/smallest) has not begun a search: ask the strategy that begin returns");
  }

  @ParameterizedTest
  @EnumSource(
      value = Propagation.class,
      names = {"UNSPECIFIED", "VALUE"})
  void passesOnWhatTheStrategyThrows(Propagation level) {
    IllegalStateException cause = new IllegalStateException("enough");
    SearchStrategy broken =
        new LearningStrategy() {
          @Override
          public Decision next(SearchState state) {
            return Decision.assign(state.smallestDomain(), state.min(state.smallestDomain()));
          }

          @Override
          public void failed(DeadEnd deadEnd) {
            throw cause;
          }

          @Override
          public String toString() {
            return "broken";
          }
        };
    QueensSolver solver = QueensSolver.builder().strategy(broken).propagation(level).build();
    assertThatThrownBy(() -> solver.enumerate(QueensModel.of(8), placement -> {}))
        .isInstanceOf(StrategyException.class)
        .hasMessage(
            "strategy (broken) threw java.lang.IllegalStateException: enough at a failure: see the cause and correct the strategy")
        .hasCause(cause);
  }

  /** By a backend that supports other strategies of the application. */
  @Test
  void refusesABackendThatDoesNotReportFailures() {
    SearchStrategy hearing =
        SearchStrategy.conflictOrdering(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST);
    QueensSolver solver =
        QueensSolver.builder().backend(new DeafBackend()).strategy(hearing).build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.enumerate(QueensModel.of(8), placement -> {}))
        .withMessage(
            "strategy (conflict-ordering/first-unbound/smallest) hears failures, but backend \"deaf\" does not tell why a search fails: choose another strategy, or one of the backends embedded");
    assertThat(BackendRegistry.load().find("deaf")).isEmpty();
  }
}
