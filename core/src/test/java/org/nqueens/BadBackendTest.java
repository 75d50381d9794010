package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.contract.AnswerContract;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Waiting;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.spi.BackendException;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** The facade believes no backend, and the contract suite lets no bad one pass. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BadBackendTest {
  private static final QueensModel MODEL = QueensModel.of(6);

  /** A backend that breaks its contract, and leaves every search whole. */
  private static SolverBackend bad(Breach breach) {
    return new SplitBackend(
        ScriptedBackend.inOrder((request, sink) -> breach.search(solutions(request), sink)),
        (request, depth) -> List.of(request.model()).iterator());
  }

  private static List<int[]> solutions(SearchRequest request) {
    return BruteForce.solve(request.model()).stream().map(Placement::rows).toList();
  }

  private static void assertReported(Breach breach, Consumer<QueensSolver> call, int threads) {
    QueensSolver solver = QueensSolver.builder().backend(bad(breach)).threads(threads).build();
    assertThatThrownBy(() -> call.accept(solver))
        .as("%s with %s threads", breach, threads)
        .isInstanceOf(BackendException.class)
        .hasMessageStartingWith("backend (\"scripted\") " + breach.report)
        .hasMessageEndingWith("cannot be trusted; use another backend and report this");
  }

  @ParameterizedTest
  @EnumSource
  void isReportedByTheFacade(Breach breach) {
    assertReported(breach, solver -> solver.enumerate(MODEL, placement -> {}), 1);
    assertReported(breach, solver -> solver.stream(MODEL).toList(), 1);
    assertReported(breach, solver -> solver.stream(MODEL).toList(), 2);
  }

  @ParameterizedTest
  @EnumSource
  void isReportedWhenCounting(Breach breach) {
    assertReported(breach, solver -> solver.count(MODEL), 1);
    assertReported(breach, solver -> solver.count(MODEL), 2);
  }

  @Test
  void isReportedWhenItsOneAnswerDoesNotSolveTheModel() {
    SolverBackend backend =
        ScriptedBackend.inOrder(
            (request, sink) -> {
              sink.accept(new int[] {0, 1, 0, 1, 0, 1});
              return SearchOutcome.ofTree(true, 1, 0, 0);
            });
    QueensModel given = MODEL.toBuilder().place(0, 1).build();
    QueensSolver solver = QueensSolver.builder().backend(backend).build();
    for (Consumer<QueensSolver> call :
        List.<Consumer<QueensSolver>>of(
            asked -> asked.findAny(given),
            asked -> asked.tree().findAny(given),
            asked -> asked.uniqueness(given),
            asked -> asked.explain(given))) {
      assertThatThrownBy(() -> call.accept(solver))
          .isInstanceOf(BackendException.class)
          .hasMessageStartingWith(
              "backend (\"scripted\") answered (0 1 0 1 0 1), which does not solve the model");
    }
  }

  @Test
  void doesNotMakeTwoSolutionsOfOne() {
    QueensSolver solver = QueensSolver.builder().backend(bad(Breach.TWICE)).build();
    QueensModel given = MODEL.toBuilder().place(0, 1).build();
    assertThatThrownBy(() -> solver.uniqueness(given))
        .isInstanceOf(BackendException.class)
        .hasMessageStartingWith("backend (\"scripted\") found the placement (1 3 5 0 2 4) twice");
  }

  @Test
  void isReportedForItsFaultThoughItThrowsAfterwards() {
    SolverBackend backend =
        ScriptedBackend.inOrder(
            (request, sink) -> {
              sink.accept(new int[0]);
              throw new IllegalStateException("afterwards");
            });
    QueensSolver solver = QueensSolver.builder().backend(backend).build();
    assertThatThrownBy(() -> solver.enumerate(MODEL, placement -> {}))
        .isInstanceOf(BackendException.class)
        .hasMessageContaining("passed an array of length (0)");
  }

  @Test
  void mayNotCallTheSinkAfterTheRequestToStop() {
    SolverBackend backend =
        ScriptedBackend.inOrder(
            (request, sink) -> {
              solutions(request).forEach(sink::accept);
              return SearchOutcome.ofTree(false, 1, 0, 0);
            });
    QueensSolver solver = QueensSolver.builder().backend(backend).solutionLimit(1).build();
    assertThatThrownBy(() -> solver.enumerate(MODEL, placement -> {}))
        .isInstanceOf(BackendException.class)
        .hasMessageContaining("called the sink again after the request to stop");
  }

  @Test
  void cannotReachTheConsumerAfterItHasReturned() {
    PlacementSink[] kept = new PlacementSink[1];
    SolverBackend backend =
        ScriptedBackend.inOrder(
            (request, sink) -> {
              kept[0] = sink;
              return SearchOutcome.ofTree(true, 0, 0, 0);
            });
    QueensSolver solver = QueensSolver.builder().backend(backend).build();
    SolveResult result =
        solver.enumerate(
            MODEL,
            placement -> {
              throw new AssertionError("delivered too late");
            });
    assertThat(kept[0].accept(new int[] {1, 3, 5, 0, 2, 4})).isFalse();
    assertThat(result.solutions()).isZero();
  }

  /** The answers that the contract suite asks of a backend, asked of a bad one. */
  private record Examined(SolverBackend spi) implements AnswerContract {
    @Override
    public String backend() {
      return "scripted";
    }
  }

  @ParameterizedTest
  @EnumSource
  void failsTheContractSuite(Breach breach) {
    assertThatThrownBy(() -> new Examined(bad(breach)).passesEachSolutionOnceOnTheCallingThread())
        .isInstanceOf(AssertionError.class);
  }

  @ParameterizedTest
  @EnumSource(names = {"TWICE", "TOO_MANY"})
  void failsTheContractSuiteWhenItDoesNotStop(Breach breach) {
    assertThatThrownBy(() -> new Examined(bad(breach)).stopsWhenTheSinkRefuses(1))
        .isInstanceOf(AssertionError.class);
  }

  @ParameterizedTest
  @EnumSource(names = {"NO_OUTCOME", "TOO_MANY", "INCOMPLETE"})
  void failsTheContractSuiteWhenItCountsWrongly(Breach breach) {
    SolverBackend counting =
        new CountedBackend(bad(breach), request -> bad(breach).search(request, rows -> true));
    assertThatThrownBy(() -> new Examined(counting).countsTheSolutions())
        .isInstanceOf(AssertionError.class);
  }

  /** The product of a part and its weight, and the sum of the parts. */
  @ParameterizedTest
  @CsvSource({"60, 1", "60, 2", "58, 1", "58, 2"})
  void isToldThatACountOverflows(int bits, int threads) {
    SearchOutcome part = new SearchOutcome(true, 1L << bits, 0, 0, 0);
    SolverBackend counting = new CountedBackend(new EmbeddedBackend(), request -> part);
    QueensSolver solver = QueensSolver.builder().backend(counting).threads(threads).build();
    QueensModel model = QueensModel.of(12);
    assertThatThrownBy(() -> solver.count(model))
        .isInstanceOf(ArithmeticException.class)
        .hasMessageContaining("must be at most 2^63 - 1");
  }

  /** A breach of the contract, and the words that report it. */
  enum Breach {
    TWICE(
        "found the placement (1 3 5 0 2 4) twice",
        (solutions, sink) -> {
          for (int[] rows : solutions) {
            sink.accept(rows);
            sink.accept(rows);
          }
          return SearchOutcome.ofTree(true, 2L * solutions.size(), 0, 0);
        }),
    DISORDER(
        "found the placement (1 3 5 0 2 4) against the order of the strategy",
        (solutions, sink) -> {
          sink.accept(solutions.get(1));
          sink.accept(solutions.get(0));
          return SearchOutcome.ofTree(true, 2, 0, 0);
        }),
    TOO_SHORT("passed an array of length (5) for a board of size 6", passing(new int[5])),
    NO_ARRAY("passed an array of length (null) for a board of size 6", passing(null)),
    OUTSIDE(
        "placed a queen in row (6) of column 2 on a board of size 6", passing(0, 2, 6, 1, 3, 5)),
    BELOW(
        "placed a queen in row (-1) of column 0 on a board of size 6", passing(-1, 2, 4, 1, 3, 5)),
    OTHER_THREAD(
        "called the sink on thread (foreign) and not on the one that searches",
        (solutions, sink) -> {
          Thread foreign = new Thread(() -> solutions.forEach(sink::accept), "foreign");
          foreign.start();
          Waiting.uninterrupted(foreign::join);
          return SearchOutcome.ofTree(true, solutions.size(), 0, 0);
        }),
    NO_OUTCOME("returned null instead of the outcome", telling(found -> null)),
    TOO_MANY(
        "reported 5 as the number of solutions, but passed 4 to the sink",
        telling(found -> SearchOutcome.ofTree(true, found + 1, 0, 0))),
    INCOMPLETE(
        "reported an incomplete search without a request to stop",
        telling(found -> SearchOutcome.ofTree(false, found, 0, 0)));

    /** What the report begins with, after the name of the backend. */
    final String report;

    /** What passes some of the solutions, or others, to the sink. */
    private final BiFunction<List<int[]>, PlacementSink, SearchOutcome> search;

    Breach(String report, BiFunction<List<int[]>, PlacementSink, SearchOutcome> search) {
      this.report = report;
      this.search = search;
    }

    private static BiFunction<List<int[]>, PlacementSink, SearchOutcome> passing(int... rows) {
      return (solutions, sink) -> {
        sink.accept(rows);
        return SearchOutcome.ofTree(true, 1, 0, 0);
      };
    }

    /** Passes all solutions, and returns an outcome that depends on their number. */
    private static BiFunction<List<int[]>, PlacementSink, SearchOutcome> telling(
        IntFunction<SearchOutcome> outcome) {
      return (solutions, sink) -> {
        solutions.forEach(sink::accept);
        return outcome.apply(solutions.size());
      };
    }

    SearchOutcome search(List<int[]> solutions, PlacementSink sink) {
      return search.apply(solutions, sink);
    }
  }
}
