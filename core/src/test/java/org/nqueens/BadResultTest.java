package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchOutcome;

/** No result says what cannot be. */
class BadResultTest {
  private static final SearchStatistics NONE = new SearchStatistics(0, 0, 0, Duration.ZERO);

  private static Arguments bad(String message, ThrowingCallable call) {
    return Arguments.of(message, call);
  }

  private static SolveResult result(
      Completion completion, long solutions, SearchStatistics statistics, String backend) {
    return new SolveResult(completion, solutions, statistics, backend, Propagation.BOUNDS);
  }

  static Stream<Arguments> results() {
    Duration negative = Duration.ofMillis(-1500);
    return Stream.of(
        bad("solutions (-5) must not be negative", () -> new SearchOutcome(true, -5, 0, 0)),
        bad("decisions (-1) must not be negative", () -> new SearchOutcome(true, 0, -1, 0)),
        bad("failures (-2) must not be negative", () -> new SearchOutcome(true, 0, 0, -2)),
        bad(
            "decisions (-9223372036854775808) must not be negative",
            () -> new SearchStatistics(Long.MIN_VALUE, 0, 0, Duration.ZERO)),
        bad(
            "failures (-1) must not be negative",
            () -> new SearchStatistics(0, -1, 0, Duration.ZERO)),
        bad("nodes (-7) must not be negative", () -> new SearchStatistics(0, 0, -7, Duration.ZERO)),
        bad("nodes (-3) must not be negative", () -> new SearchOutcome(true, 0, 0, 0, -3)),
        bad(
            "wallTime (PT-1.5S) must not be negative",
            () -> new SearchStatistics(0, 0, 0, negative)),
        bad(
            "solutions (-1) must not be negative",
            () -> result(Completion.EXHAUSTED, -1, NONE, "cp")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("results")
  void refusesWhatCannotBe(String message, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching("\\Q" + message + "\\E: .+");
  }

  @Test
  void takesASearchOfNothing() {
    SolveResult result = result(Completion.TIME_LIMIT, 0, NONE, "cp");
    assertThat(result.solutions()).isZero();
    assertThat(SearchOutcome.EMPTY.plus(SearchOutcome.EMPTY)).isEqualTo(SearchOutcome.EMPTY);
  }
}
