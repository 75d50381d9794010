package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.result.SolveResult;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.Decision;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.Portfolio;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode.Kind;

/**
 * A backend tells a strategy that hears failures each dead end of its tree, or refuses the
 * strategy.
 */
public interface DeadEndContract extends BackendFixture {

  /** Takes decisions of each kind, and passes on what it hears. */
  final class Hearer implements LearningStrategy {
    private final Consumer<DeadEnd> ear;

    Hearer(Consumer<DeadEnd> ear) {
      this.ear = ear;
    }

    @Override
    public Decision next(SearchState state) {
      return mixed(state);
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      ear.accept(deadEnd);
    }

    @Override
    public String toString() {
      return "hearer";
    }

    /** Decides on the smallest domain, by its first row, its lower rows or its upper rows. */
    static Decision mixed(SearchState state) {
      int column = state.smallestDomain();
      return switch ((state.domainSize(column) + state.min(column)) % 3) {
        case 0 -> Decision.assign(column, state.next(column, state.min(column) + 1));
        case 1 -> Decision.atMost(column, state.max(column) - 1);
        default -> Decision.atLeast(column, state.min(column) + 1);
      };
    }
  }

  /** A strategy that puts what each search hears in a list, which it clears first. */
  private static SearchStrategy hearing(List<DeadEnd> heard) {
    SearchStrategy searching =
        SearchStrategy.perSearch(
            "made for a search",
            () -> {
              heard.clear();
              return new Hearer(heard::add);
            });
    return SearchStrategy.named("hearing", searching);
  }

  /** A strategy that tells a consumer what its searches hear. */
  private static SearchStrategy telling(Consumer<DeadEnd> ear) {
    return SearchStrategy.perSearch("telling", () -> new Hearer(ear));
  }

  /** Whether the backend under test supports strategies that hear failures. */
  private boolean isHeard() {
    return supports(new Hearer(deadEnd -> {}));
  }

  private void assumeHeard() {
    assumeApplies(isHeard(), () -> "refuses strategies that hear failures");
  }

  /** The levels that the backend under test keeps while a strategy hears failures. */
  default Stream<Propagation> heardLevels() {
    return isHeard() ? keptLevels() : Stream.empty();
  }

  private static List<QueensModel> models(String what) {
    RandomModels random = RandomModels.of(what);
    return Stream.concat(
            Stream.generate(random::tight).limit(Gate.cases(15, 40)),
            Stream.generate(random::any)
                .filter(model -> model.domains().stream().noneMatch(RowDomain::isEmpty))
                .limit(Gate.cases(8, 20)))
        .toList();
  }

  /** The rows that go left at a decision. */
  private static String place(Decision decision, int n) {
    int low = decision.relation() == Decision.Relation.AT_MOST ? 0 : decision.row();
    int high = decision.relation() == Decision.Relation.AT_LEAST ? n - 1 : decision.row();
    return "q_%s in %s..%s".formatted(decision.column(), low, high);
  }

  private static List<String> places(List<DeadEnd> deadEnds, int n) {
    return deadEnds.stream()
        .map(deadEnd -> deadEnd.decision().map(decision -> place(decision, n)).orElse("root"))
        .toList();
  }

  /** The dead ends of a tree, by its trace. */
  private static List<String> places(SearchTrace trace) {
    int n = trace.model().size();
    return trace.nodes().stream()
        .filter(node -> node.kind() == Kind.FAILED)
        .map(node -> node.branch().map(branch -> place(branch.decision(), n)).orElse("root"))
        .toList();
  }

  /** The measure is the trace of the embedded engine by a strategy that decides alike. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("heardLevels")
  default void tellsEachDeadEndOfTheTreeInOrder(Propagation level) {
    List<DeadEnd> heard = new ArrayList<>();
    TreeSearch tree = tree(hearing(heard)).at(level);
    TreeSearch measure = QueensSolver.builder().strategy(Hearer::mixed).build().tree().at(level);
    int all = 0;
    for (QueensModel model : contested(backend() + ": dead ends at " + level)) {
      SearchTrace measured = measure.trace(model);
      if (measured.isCut()) {
        continue; // at the level of backtracking a tree may have more nodes than a trace
      }
      List<String> expected = places(measured);
      all += expected.size();
      assertThat(all(tree, model)).containsExactlyInAnyOrderElementsOf(BruteForce.solve(model));
      assertThat(places(heard, model.size())).as("%s", model).isEqualTo(expected);
      requireRulesOf(model, heard);
      if (spi() instanceof TracingBackend) {
        List<DeadEnd> untraced = List.copyOf(heard);
        heard.clear();
        assertThat(places(tree.trace(model))).as("%s", model).isEqualTo(expected);
        assertThat(heard).as("rules of dead ends, traced, %s", model).isEqualTo(untraced);
      }
      SolveResult cut = tree.enumerateWhile(model, placement -> false);
      assertThat(heard).as("cut, %s", model).hasSize((int) cut.statistics().failures());
      assertThat(places(heard, model.size()))
          .as("cut, %s", model)
          .isEqualTo(expected.subList(0, heard.size()));
    }
    assertThat(all).isPositive();
  }

  private static void requireRulesOf(QueensModel model, List<DeadEnd> heard) {
    int rules = model.constraints().size();
    assertThat(heard).allMatch(deadEnd -> 0 <= deadEnd.rule() && deadEnd.rule() < rules);
  }

  /** A memory that several searches share would depend on their threads and order. */
  @Test
  default void refusesAStrategyThatHearsFailuresWithoutAMemoryForEachSearch() {
    assumeHeard();
    Hearer hearer = new Hearer(deadEnd -> {});
    QueensModel model = QueensModel.of(7).toBuilder().block(0, 0).build();
    for (SearchStrategy strategy : List.of(hearer, SearchStrategy.named("renamed", hearer))) {
      for (int threads = 1; threads <= 2; threads++) {
        QueensSolver solver = with().threads(threads).strategy(strategy).build();
        assertWithoutMemory(() -> solver.enumerate(model, placement -> {}));
        assertWithoutMemory(() -> solver.count(model));
        assertWithoutMemory(() -> solver.findAny(model));
        assertWithoutMemory(
            () -> {
              try (Stream<Placement> stream = solver.stream(model)) {
                stream.forEach(placement -> {});
              }
            });
      }
      QueensSolver given = with().portfolio(Portfolio.luby(strategy, 1)).build();
      assertWithoutMemory(() -> given.findAny(model));
      TreeSearch limited = tree(strategy).failureLimit(1_000_000);
      assertWithoutMemory(() -> limited.enumerate(model, placement -> {}));
    }
  }

  private static void assertWithoutMemory(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(StrategyException.class)
        .hasMessage(
            "strategy (hearer) hears failures and would remember the failures of other searches: make a new strategy for each search, in begin or by SearchStrategy.perSearch");
  }

  /** Whatever makes or wraps the strategy that hears, where the search begins at the latest. */
  @Test
  default void refusesStrategiesThatHearFailuresIfItDoesNotTellThem() {
    assumeApplies(!isHeard(), () -> "tells strategies the dead ends");
    Hearer hearer = new Hearer(deadEnd -> {});
    String refusal =
        ") hears failures, but backend \"%s\" does not tell why a search fails: choose another strategy, or one of the backends "
            .formatted(backend());
    assertThatThrownBy(() -> with().strategy(hearer).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("strategy (hearer" + refusal)
        .hasMessageContaining("embedded");
    QueensModel model = QueensModel.of(7).toBuilder().block(0, 0).build();
    for (SearchStrategy strategy :
        List.of(
            hearing(new ArrayList<>()),
            SearchStrategy.named("renamed", hearing(new ArrayList<>())),
            SearchStrategy.weightedDegree(ValueSelection.SMALLEST))) {
      if (supports(strategy)) {
        QueensSolver solver = with().strategy(strategy).build();
        String named = "strategy (" + strategy + refusal;
        assertThatThrownBy(() -> solver.enumerate(model, placement -> {}))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageStartingWith(named);
        assertThatThrownBy(() -> solver.count(model))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageStartingWith(named);
        QueensSolver given = with().portfolio(Portfolio.luby(strategy, Long.MAX_VALUE)).build();
        assertThatThrownBy(() -> given.findAny(model))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining(refusal);
      }
    }
  }

  /** Strategies that learn from the decisions that fail, and one that also learns from rules. */
  private static List<SearchStrategy> learning() {
    return List.of(
        SearchStrategy.lastConflict(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.LOWER_HALF),
        SearchStrategy.conflictOrdering(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST),
        SearchStrategy.weightedDegree(ValueSelection.MIDDLE));
  }

  /**
   * In the order of the embedded engine, which depends on each failure before; by rules, which a
   * backend may name otherwise, in the same order again.
   */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("heardLevels")
  default void runsStrategiesThatLearn(Propagation level) {
    for (SearchStrategy strategy : learning()) {
      TreeSearch tree = tree(strategy).at(level);
      boolean isOfRules = strategy.toString().startsWith("weighted");
      TreeSearch embedded = QueensSolver.builder().strategy(strategy).build().tree().at(level);
      for (QueensModel model : models(backend() + ": " + strategy)) {
        List<Placement> found = all(tree, model);
        assertThat(found)
            .as("%s on %s", strategy, model)
            .containsExactlyInAnyOrderElementsOf(BruteForce.solve(model))
            .isEqualTo(all(isOfRules ? tree : embedded, model));
      }
    }
  }

  /** Models on which rules compete, each with its rules in an order of chance. */
  private static List<QueensModel> contested(String what) {
    Random random = Gate.random(what);
    return Stream.concat(
            models(what).stream(),
            Stream.of(Variant.QUEENS, Variant.NON_TOUCHING, Variant.SUPERQUEENS)
                .flatMap(
                    variant ->
                        Stream.generate(() -> GrownRegions.of(variant, 7, random.nextLong()))
                            .limit(Gate.cases(1, 4))))
        .map(
            model -> {
              List<AllDifferent> rules = new ArrayList<>(model.constraints());
              Collections.shuffle(rules, random);
              return new QueensModel(model.domains(), rules);
            })
        .toList();
  }

  @Test
  default void passesOnWhatAStrategyThrowsAtAFailure() {
    assumeHeard();
    IllegalStateException cause = new IllegalStateException("enough");
    SearchStrategy broken =
        telling(
            deadEnd -> {
              throw cause;
            });
    assertThatThrownBy(() -> all(with().strategy(broken).build(), QueensModel.of(8)))
        .isInstanceOf(StrategyException.class)
        .hasMessage(
            "strategy (hearer) threw java.lang.IllegalStateException: enough at a failure: see the cause and correct the strategy")
        .hasCause(cause);
    if (spi() instanceof TracingBackend) {
      assertThatThrownBy(() -> tree(broken).trace(QueensModel.of(8)))
          .isInstanceOf(StrategyException.class)
          .hasCause(cause);
    }
  }

  @Test
  default void passesOnAnErrorAtAFailure() {
    assumeHeard();
    AssertionError error = new AssertionError("error");
    List<DeadEnd> heard = new ArrayList<>();
    SearchStrategy broken =
        telling(
            deadEnd -> {
              heard.add(deadEnd);
              throw error;
            });
    assertThatThrownBy(() -> all(with().strategy(broken).build(), QueensModel.of(8)))
        .isSameAs(error);
    assertThat(heard).as("heard before and after the error").hasSize(1);
  }
}
