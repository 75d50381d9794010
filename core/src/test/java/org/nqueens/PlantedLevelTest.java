package org.nqueens;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.LevelContract;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/** The contract suite finds wrong levels, effort and traces, though every answer is right. */
@Sampled
class PlantedLevelTest {
  private static final SolverBackend EMBEDDED = BackendRegistry.embedded();

  /** The embedded engine with a fault in its search; it claims all levels. */
  private static class Planted extends DelegatingBackend {
    private final BiFunction<SearchRequest, PlacementSink, SearchOutcome> search;

    Planted(BiFunction<SearchRequest, PlacementSink, SearchOutcome> search) {
      super(EMBEDDED);
      this.search = search;
    }

    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      return search.apply(request, sink);
    }
  }

  /** The same request at another level than is asked. */
  private static SearchRequest at(Propagation level, SearchRequest request) {
    return new SearchRequest(request.model(), request.strategy(), level, request.stopRequested());
  }

  private static SolverBackend keeping(Propagation level) {
    return new Planted((request, sink) -> EMBEDDED.search(at(level, request), sink));
  }

  private static SolverBackend counting(UnaryOperator<SearchOutcome> counters) {
    return new Planted((request, sink) -> counters.apply(EMBEDDED.search(request, sink)));
  }

  /** Tells a level for requests without one, and propagates to a weaker one. */
  private static SolverBackend tellingAnotherLevel() {
    return new Planted(keeping(Propagation.BOUNDS)::search) {
      @Override
      public Propagation propagation(SearchRequest request) {
        return Propagation.DOMAIN;
      }
    };
  }

  /** Fills column by column and looks at the constraints when all queens are placed. */
  private static SolverBackend eliminatingValuesAtTheEnd() {
    return new Planted(
        (request, sink) -> fill(request.model(), new int[request.model().size()], 0, sink)) {
      @Override
      public Capabilities capabilities() {
        return Capabilities.DEFAULT.withLevels(super.capabilities().levels());
      }
    };
  }

  private static SearchOutcome fill(QueensModel model, int[] rows, int column, PlacementSink sink) {
    if (column == rows.length) {
      boolean solved = model.isSolution(Placement.of(rows));
      boolean goesOn = !solved || sink.accept(rows);
      return SearchOutcome.ofTree(goesOn, solved ? 1 : 0, 0, solved ? 0 : 1);
    }
    RowDomain domain = model.domain(column);
    SearchOutcome outcome = SearchOutcome.ofTree(true, 0, 0, 0);
    for (int row = domain.next(0); row >= 0 && outcome.exhausted(); row = domain.next(row + 1)) {
      rows[column] = row;
      boolean decides = domain.next(row + 1) >= 0;
      outcome =
          outcome
              .plus(SearchOutcome.ofTree(true, 0, decides ? 1 : 0, 0))
              .plus(fill(model, rows, column + 1, sink));
    }
    return outcome;
  }

  /** The traces of the embedded engine at a level, with other words for its events. */
  private static final class Retold extends Planted implements TracingBackend {
    private final UnaryOperator<SearchRequest> asked;
    private final UnaryOperator<SearchListener> teller;

    Retold(UnaryOperator<SearchRequest> asked, UnaryOperator<SearchListener> teller) {
      super(EMBEDDED::search);
      this.asked = asked;
      this.teller = teller;
    }

    @Override
    public SearchOutcome search(
        SearchRequest request, PlacementSink sink, SearchListener listener) {
      return ((TracingBackend) EMBEDDED).search(asked.apply(request), sink, teller.apply(listener));
    }
  }

  private static SearchListener withoutCauses(SearchListener listener) {
    return new SearchListener() {
      @Override
      public void pruned(int column, int row, Cause cause) {
        listener.pruned(column, row, new Cause.Unexplained());
      }
    };
  }

  private static SearchListener withoutFailures(SearchListener listener) {
    return new SearchListener() {
      @Override
      public void failed(Failure failure) {
        listener.failed(new Failure.Unexplained());
      }
    };
  }

  private record Levels(SolverBackend spi) implements LevelContract {
    @Override
    public String backend() {
      return "planted";
    }
  }

  /** A test of the contract. */
  private interface Check {
    void of(LevelContract levels);
  }

  private static Check searches(Propagation level) {
    return levels -> levels.searchesTheTreeOfALevelThatItClaims(level);
  }

  private static Check traces(Propagation level) {
    return levels -> levels.tracesTheTreeOfALevelThatItClaims(level);
  }

  private static final Check COUNTS = LevelContract::countsTheNodesOfABinaryTree;

  private static Arguments fault(SolverBackend backend, Check check, String... words) {
    return Arguments.of(backend, check, List.of(words));
  }

  /** A backend with a fault, the test that finds it, and words of its failure. */
  static Stream<Arguments> faults() {
    SolverBackend doubles =
        counting(
            outcome ->
                SearchOutcome.ofTree(
                    outcome.exhausted(),
                    outcome.solutions(),
                    2 * outcome.decisions(),
                    outcome.failures()));
    // Counts right up to the end, and what a cut leaves open as failures.
    SolverBackend open =
        counting(
            outcome ->
                outcome.exhausted()
                    ? outcome
                    : SearchOutcome.ofTree(
                        false, outcome.solutions(), outcome.decisions(), outcome.decisions() + 1));
    return Stream.of(
        fault(
            eliminatingValuesAtTheEnd(),
            searches(Propagation.VALUE),
            "decisions at value by first-unbound/smallest of QueensModel",
            "keep the level at each node, or leave it out of the capabilities"),
        fault(
            tellingAnotherLevel(),
            LevelContract::searchesTheTreeOfALevelThatItReports,
            " at domain by "),
        fault(doubles, searches(Propagation.VALUE), "decisions at value by "),
        fault(doubles, COUNTS, "failures and solutions at unspecified by "),
        fault(open, searches(Propagation.VALUE), "failures at value by ", ", cut; "),
        fault(open, COUNTS, "failures and solutions at unspecified by ", ", cut: "),
        fault(
            counting(
                outcome ->
                    new SearchOutcome(
                        outcome.exhausted(), outcome.solutions(), 0, 0, outcome.nodes())),
            COUNTS,
            "nodes at unspecified by ",
            "count each once, or nothing"),
        fault(
            new Retold(request -> request, PlantedLevelTest::withoutCauses),
            traces(Propagation.VALUE),
            "not of the level value by ",
            "of column"),
        fault(
            new Retold(request -> request, PlantedLevelTest::withoutFailures),
            traces(Propagation.VALUE),
            "not of the level value by ",
            "dead end"),
        fault(
            new Retold(request -> at(Propagation.DOMAIN, request), listener -> listener),
            traces(Propagation.VALUE),
            "outcome of the trace at value by "));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void areFound(SolverBackend backend, Check check, List<String> words) {
    assertThatThrownBy(() -> check.of(new Levels(backend)))
        .isInstanceOf(AssertionError.class)
        .message()
        .contains(words);
  }

  @ParameterizedTest
  @CsvSource({
    "VALUE, BOUNDS",
    "VALUE, COVERAGE",
    "BOUNDS, DOMAIN",
    "BOUNDS, COVERAGE",
    "COVERAGE, DOMAIN",
    "DOMAIN, VALUE"
  })
  void aBackendKeepsTheVeryLevelThatItClaims(Propagation claimed, Propagation kept) {
    Levels levels = new Levels(keeping(kept));
    levels.searchesTheTreeOfALevelThatItClaims(kept);
    assertThatThrownBy(() -> levels.searchesTheTreeOfALevelThatItClaims(claimed))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(" at " + claimed + " by ");
  }
}
