package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.StopToken;
import org.nqueens.spi.SolverBackend;

/**
 * Limits, tokens and interrupts stop a search soon, say so, and never pass for a complete answer.
 */
public interface StoppingContract extends BackendFixture {

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 7", "1, 91", "1, 92", "2, 1", "2, 7", "2, 91", "2, 92"})
  default void deliversExactlyAsManyAsTheSolutionLimit(int threads, int limit) {
    List<Placement> placements = new ArrayList<>();
    SolveResult result =
        with()
            .threads(threads)
            .solutionLimit(limit)
            .build()
            .enumerate(QueensModel.of(8), placements::add);
    assertThat(result.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
    assertThat(result.solutions()).isEqualTo(limit);
    assertThat(placements).isEqualTo(BruteForce.solve(QueensModel.of(8)).subList(0, limit));
  }

  @Test
  default void exhaustsASearchBelowTheSolutionLimit() {
    SolveResult result =
        with().solutionLimit(93).build().enumerate(QueensModel.of(8), placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(92);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void tellsWhetherThereAreSoManySolutions(int threads) {
    QueensModel six = QueensModel.of(6);
    assertThat(solver(threads).hasAtLeast(six, 1)).isTrue();
    assertThat(solver(threads).hasAtLeast(six, 4)).isTrue();
    assertThat(solver(threads).hasAtLeast(six, 5)).isFalse();
    assertThat(solver(threads).hasAtLeast(QueensModel.of(3), 1)).isFalse();
    assertThat(solver(threads).hasAtLeast(UNCONSTRAINED, 1_000)).as("of 12^12").isTrue();
  }

  /** Those that a solver may still find are enough for the answer, or it has none. */
  @Test
  default void tellsNoFewerSolutionsThanItsLimit() {
    QueensSolver four = with().solutionLimit(4).build();
    assertThat(four.hasAtLeast(QueensModel.of(8), 4)).isTrue();
    SearchStoppedException stopped =
        Stopped.by(Completion.SOLUTION_LIMIT, () -> four.hasAtLeast(QueensModel.of(8), 5));
    assertThat(stopped.partialResult().orElseThrow().solutions()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void deliversNothingUnderATimeLimitOfZero(int threads) {
    SolveResult result =
        with()
            .threads(threads)
            .timeLimit(Duration.ZERO)
            .build()
            .enumerate(QueensModel.of(8), placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.TIME_LIMIT);
    assertThat(result.solutions()).isZero();
  }

  /** Endless models, with and without lookups, each on one thread and on two. */
  static Stream<Arguments> endlessSearches() {
    return Stream.of(ENDLESS, ENDLESS_LOOKUPS)
        .flatMap(model -> Stream.of(1, 2).map(threads -> Arguments.of(threads, model)));
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.contract.StoppingContract#endlessSearches")
  default void stopsAtTheTimeLimit(int threads, QueensModel model) {
    for (Duration limit : List.of(Duration.ofNanos(1), Duration.ofMillis(50))) {
      QueensSolver limited = with().threads(threads).timeLimit(limit).build();
      SolveResult result = limited.enumerate(model, placement -> {});
      assertThat(result.completion()).isEqualTo(Completion.TIME_LIMIT);
      assertThat(result.statistics().wallTime()).isGreaterThanOrEqualTo(limit);
      assertThat(Stopped.by(Completion.TIME_LIMIT, () -> limited.count(model)))
          .hasMessageContaining(backend())
          .hasMessageContaining("TIME_LIMIT");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void saysInterruptedWhenInterruptedBefore(int threads) {
    Thread.currentThread().interrupt();
    SolveResult result = solver(threads).enumerate(QueensModel.of(8), placement -> {});
    assertInterrupted(result);
    assertThat(result.solutions()).isZero();
  }

  /** Before the last placement of eight queens, and at the last of six. */
  @ParameterizedTest
  @CsvSource({"1, 8", "2, 8", "1, 6", "2, 6"})
  default void saysInterruptedWhenTheConsumerInterrupts(int threads, int n) {
    AtomicInteger calls = new AtomicInteger();
    SolveResult result =
        solver(threads)
            .enumerate(
                QueensModel.of(n),
                placement -> {
                  if (calls.incrementAndGet() == 4) {
                    Thread.currentThread().interrupt();
                  }
                });
    assertInterrupted(result);
    assertThat(result.solutions()).isEqualTo(4);
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.contract.StoppingContract#endlessSearches")
  default void saysInterruptedWhenAnotherThreadInterrupts(int threads, QueensModel model)
      throws InterruptedException {
    Thread caller = Thread.currentThread();
    QueensSolver solver = solver(threads);
    Thread interrupter = onceItSearches(caller::interrupt);
    assertInterrupted(solver.enumerate(model, placement -> {}));
    interrupter.join();
    interrupter = onceItSearches(caller::interrupt);
    SearchStoppedException stopped = Stopped.by(Completion.INTERRUPTED, () -> solver.count(model));
    assertInterrupted(stopped.partialResult().orElseThrow());
    interrupter.join();
  }

  private static void assertInterrupted(SolveResult result) {
    assertThat(result.completion()).isEqualTo(Completion.INTERRUPTED);
    assertThat(Thread.interrupted()).as("flag still set").isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void goesOnWhenTheConsumerHandlesAnInterruptItself(int threads) {
    SolveResult result =
        solver(threads)
            .enumerate(
                QueensModel.of(6),
                placement -> {
                  Thread.currentThread().interrupt();
                  // Long enough for any other thread that looks at the flag to see it.
                  long start = System.nanoTime();
                  while (System.nanoTime() - start < 20_000_000) {
                    Thread.onSpinWait();
                  }
                  assertThat(Thread.interrupted()).as("flag still set").isTrue();
                });
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void countsNothingInPartAtTheSolutionLimit(int threads) {
    QueensSolver few = with().threads(threads).solutionLimit(5).build();
    SearchStoppedException stopped =
        Stopped.by(Completion.SOLUTION_LIMIT, () -> few.count(QueensModel.of(8)));
    assertThat(stopped.partialResult().orElseThrow().solutions()).isEqualTo(5);
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.contract.StoppingContract#endlessSearches")
  default void stopsWhenAnotherThreadStopsItsToken(int threads, QueensModel model)
      throws InterruptedException {
    StopToken token = new StopToken();
    Thread stopper = onceItSearches(token::stop);
    SolveResult result =
        with().threads(threads).stopToken(token).build().enumerate(model, placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_TOKEN);
    assertThat(SearchThreads.searching(backend())).isEmpty();
    stopper.join();
    StopToken another = new StopToken();
    QueensSolver stoppable = with().threads(threads).stopToken(another).build();
    stopper = onceItSearches(another::stop);
    assertThat(Stopped.by(Completion.STOPPED_BY_TOKEN, () -> stoppable.count(model)))
        .hasMessageContaining("ask a solver whose token is not stopped");
    stopper.join();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void stopsWhenTheConsumerStopsTheToken(int threads) {
    StopToken token = new StopToken();
    SolveResult result =
        with()
            .threads(threads)
            .stopToken(token)
            .build()
            .enumerate(QueensModel.of(8), placement -> token.stop());
    assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_TOKEN);
    assertThat(result.solutions()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  default void answersNothingInPartAtTheTimeLimit(Question question) {
    assertStopped(question, with().timeLimit(Duration.ZERO).build(), Completion.TIME_LIMIT);
  }

  @ParameterizedTest
  @EnumSource
  default void answersNothingInPartOnceItsTokenIsStopped(Question question) {
    StopToken token = new StopToken();
    token.stop();
    assertStopped(question, with().stopToken(token).build(), Completion.STOPPED_BY_TOKEN);
  }

  @ParameterizedTest
  @EnumSource
  default void answersNothingInPartAfterTheDeadlineOfItsToken(Question question) {
    StopToken late = StopToken.within(Duration.ZERO);
    assertStopped(question, with().stopToken(late).build(), Completion.DEADLINE);
  }

  @ParameterizedTest
  @EnumSource
  default void answersNothingInPartWhenInterrupted(Question question) {
    Thread.currentThread().interrupt();
    assertStopped(question, solver(), Completion.INTERRUPTED);
    assertThat(Thread.interrupted()).as("flag still set").isTrue();
  }

  /** The greatest value is no limit, whatever is added to it or counted down from it. */
  @ParameterizedTest
  @EnumSource
  default void answersAtTheGreatestValueOfEachOption(Question question) {
    assumeAnswers(question);
    Duration forever = ChronoUnit.FOREVER.getDuration();
    QueensSolver solver =
        with()
            .timeLimit(forever)
            .progress(forever, report -> {})
            .stopToken(StopToken.within(forever))
            .solutionLimit(Long.MAX_VALUE)
            .build();
    QueensModel model = QueensModel.of(6).toBuilder().block(0, 0).build();
    assertThatCode(() -> question.ask(solver, model)).doesNotThrowAnyException();
    assertThat(solver.count(model)).isEqualTo(4);
    assertThat(all(solver.tree().failureLimit(Long.MAX_VALUE), model)).hasSize(4);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"ESTIMATE", "INDEX", "SAMPLE", "TRIES"}) // those about all solutions
  default void answersBelowTheGreatestLimitOfSolutions(Question question) {
    assumeAnswers(question);
    QueensSolver solver = with().solutionLimit(Long.MAX_VALUE - 1).build();
    QueensModel model = QueensModel.of(6).toBuilder().block(0, 0).build();
    assertThatCode(() -> question.ask(solver, model)).doesNotThrowAnyException();
  }

  /** No answer, be there solutions or none, nor when asked again. */
  private void assertStopped(Question question, QueensSolver solver, Completion cause) {
    assumeAnswers(question);
    QueensModel eight = QueensModel.of(8).toBuilder().block(0, 0).build();
    for (QueensModel model : List.of(QueensModel.of(3), eight, eight)) {
      SearchStoppedException stopped = Stopped.by(cause, () -> question.ask(solver, model));
      assertThat(stopped.partialResult().map(SolveResult::solutions).orElse(0L))
          .as("%s", model)
          .isZero();
    }
  }

  /** Starts a thread that acts as soon as a search of this thread is one of the backend's. */
  private Thread onceItSearches(Runnable action) {
    Thread caller = Thread.currentThread();
    SolverBackend backend = spi();
    Thread thread =
        new Thread(
            () -> {
              if (SearchThreads.awaitSearch(backend, caller)) {
                action.run();
              }
            });
    thread.start();
    return thread;
  }
}
