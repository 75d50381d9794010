package org.nqueens.internal.run.first;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.QueensSolver;
import org.nqueens.ScriptedBackend;
import org.nqueens.contract.GrownRegions;
import org.nqueens.contract.Stopped;
import org.nqueens.contract.Waiting;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
class FirstSolutionsTest {
  private static final SearchStrategy LOWEST_MIN =
      SearchStrategy.of(VariableSelection.MIN_SIZE_LOWEST_MIN, ValueSelection.MIDDLE);

  /** With a square blocked, so that no formula solves it. */
  private static final QueensModel MODEL = QueensModel.of(6).toBuilder().block(0, 0).build();

  private static final int[] SOLUTION = {1, 3, 5, 0, 2, 4};

  private final List<SearchStrategy> asked = new ArrayList<>();
  private final List<Long> polls = new ArrayList<>();

  /** Asks whether to stop until it is told to. */
  private SearchOutcome askUntilStopped(SearchRequest request) {
    long count = 1;
    while (!request.stopRequested().getAsBoolean()) {
      count++;
    }
    polls.add(count);
    return SearchOutcome.ofTree(false, 0, 0, 0);
  }

  /** Runs for ever in the first attempts and finds the solution in the last. */
  private SolverBackend lateFinder(Predicate<SearchStrategy> supported, int attempts) {
    return new ScriptedBackend(
        supported,
        (request, sink) -> {
          asked.add(request.strategy().orElseThrow());
          if (asked.size() < attempts) {
            return askUntilStopped(request);
          }
          for (int i = 0; i < 1_000_000; i++) {
            assertThat(request.stopRequested().getAsBoolean()).isFalse();
          }
          return SearchOutcome.ofTree(sink.accept(SOLUTION), 1, 0, 0);
        });
  }

  private static QueensSolver solver(SolverBackend backend) {
    return QueensSolver.builder().backend(backend).build();
  }

  @Test
  void areMadeInOrderAndTheLastIsEndless() {
    SolverBackend backend = lateFinder(strategy -> true, 7);
    assertThat(solver(backend).findAny(MODEL)).contains(Placement.of(SOLUTION));
    assertThat(asked)
        .containsExactly(
            SearchStrategy.FIRST_SOLUTION,
            LOWEST_MIN,
            SearchStrategy.FIRST_FAIL,
            SearchStrategy.FIRST_SOLUTION,
            LOWEST_MIN,
            SearchStrategy.FIRST_FAIL,
            SearchStrategy.FIRST_SOLUTION);
    // So often they may ask, and are stopped when they ask once more.
    assertThat(polls).containsExactly(2_025L, 2_025L, 2_025L, 16_193L, 16_193L, 16_193L);
  }

  @Test
  void endWithTheFirstThatProvesThatThereIsNone() {
    SolverBackend backend =
        ScriptedBackend.ofAnyStrategy(
            (request, sink) -> {
              asked.add(request.strategy().orElseThrow());
              return asked.size() == 1 ? askUntilStopped(request) : SearchOutcome.EMPTY;
            });
    assertThat(solver(backend).findAny(MODEL)).isEmpty();
    assertThat(asked).hasSize(2);
  }

  /** No restarts by a strategy that draws, either. */
  @Test
  void areOfStrategiesThatTheBackendRuns() {
    SolverBackend backend =
        new ScriptedBackend(
            NamedStrategy.class::isInstance,
            (request, sink) -> {
              asked.add(request.strategy().orElseThrow());
              return asked.size() < 7 ? askUntilStopped(request) : SearchOutcome.EMPTY;
            });
    assertThat(solver(backend).findAny(GrownRegions.soluble(16, 1))).isEmpty();
    assertThat(asked).hasSize(7).allMatch(NamedStrategy.class::isInstance);
  }

  @Test
  void areOneWhereTheBackendHasNoStrategies() {
    SolverBackend backend = lateFinder(SearchStrategy.LEXICOGRAPHIC::equals, 1);
    assertThat(solver(backend).findAny(MODEL)).contains(Placement.of(SOLUTION));
    assertThat(asked).containsExactly(SearchStrategy.LEXICOGRAPHIC);
  }

  @Test
  void placementsOfAbandonedStepsAreForgotten() {
    SolverBackend backend =
        ScriptedBackend.ofAnyStrategy(
            (request, sink) -> {
              asked.add(request.strategy().orElseThrow());
              assertThat(sink.accept(SOLUTION)).isTrue();
              boolean last = asked.size() == 3;
              if (!last) {
                askUntilStopped(request);
              }
              return SearchOutcome.ofTree(last, 1, 0, 0);
            });
    assertThat(solver(backend).uniqueness(MODEL))
        .isEqualTo(new Uniqueness.Unique(Placement.of(SOLUTION)));
    assertThat(asked).hasSize(3);
  }

  @Test
  void shareOneTimeLimit() {
    List<Boolean> firstPolls = new ArrayList<>();
    SolverBackend backend =
        ScriptedBackend.ofAnyStrategy(
            (request, sink) -> {
              Waiting.uninterrupted(() -> Thread.sleep(10));
              firstPolls.add(request.stopRequested().getAsBoolean());
              return askUntilStopped(request);
            });
    QueensSolver limited =
        QueensSolver.builder().backend(backend).timeLimit(Duration.ofMillis(15)).build();
    Stopped.by(Completion.TIME_LIMIT, () -> limited.findAny(MODEL));
    // Two steps take longer than the limit, which the second finds passed when it begins.
    assertThat(firstPolls).hasSizeLessThanOrEqualTo(2).endsWith(true);
  }
}
