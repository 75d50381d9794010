package org.nqueens;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.search.SearchStrategy;

/** What a solver and its builder say of arguments that cannot be. */
class BadOptionsTest {

  private static Arguments bad(String message, ThrowingCallable call) {
    return Arguments.of(message, call);
  }

  static Stream<Arguments> badOptions() {
    return Stream.of(
        bad(
            "threads (0) must be between 1 and 1024: give about as many as there are cores",
            () -> QueensSolver.builder().threads(0)),
        bad(
            "threads (1025) must be between 1 and 1024",
            () -> QueensSolver.builder().threads(1025)),
        bad(
            "solutionLimit (0) must be at least 1: leave it unset for no limit",
            () -> QueensSolver.builder().solutionLimit(0)),
        bad(
            "interval (PT0S) must be at least PT0.001S: reports take time themselves",
            () -> QueensSolver.builder().progress(Duration.ZERO, report -> {})),
        bad(
            "timeLimit (PT-1S) must not be negative: give zero or more",
            () -> QueensSolver.builder().timeLimit(Duration.ofSeconds(-1))),
        bad(
            "backend (\"cp-sat\") was not found, only: embedded; \"cp-sat\" and \"cp\" come with the dependency org.nqueens:nqueens-ortools-backend",
            () -> QueensSolver.builder().backend("cp-sat").build()),
        bad("n (0) must be between", () -> QueensSolver.enumerate(0, placement -> {})),
        bad("n (0) must be between", () -> QueensSolver.count(0)),
        bad("n (0) must be between", () -> QueensSolver.findAny(0)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("badOptions")
  void explainsBadOptions(String message, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }

  static Stream<Arguments> optionsSetTwice() {
    return Stream.of(
        bad(
            "backend (b) has been set to a before: set it once",
            () -> QueensSolver.builder().backend("a").backend("b")),
        bad(
            "strategy (min-domain-size/middle) has been set to first-unbound/smallest before",
            () ->
                QueensSolver.builder()
                    .strategy(SearchStrategy.LEXICOGRAPHIC)
                    .strategy(SearchStrategy.FIRST_FAIL)),
        bad(
            "threads (2) has been set to 1 before",
            () -> QueensSolver.builder().threads(1).threads(2)),
        bad(
            "timeLimit (PT2S) has been set to PT1S before",
            () ->
                QueensSolver.builder()
                    .timeLimit(Duration.ofSeconds(1))
                    .timeLimit(Duration.ofSeconds(2))),
        bad(
            "solutionLimit (2) has been set to 1 before",
            () -> QueensSolver.builder().solutionLimit(1).solutionLimit(2)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("optionsSetTwice")
  void refusesToSetAnOptionTwice(String message, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith(message);
  }
}
