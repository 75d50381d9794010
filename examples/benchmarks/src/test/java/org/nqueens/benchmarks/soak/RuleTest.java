package org.nqueens.benchmarks.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.benchmarks.soak.MadeUp.ALL;
import static org.nqueens.benchmarks.soak.MadeUp.answered;
import static org.nqueens.benchmarks.soak.MadeUp.asked;
import static org.nqueens.benchmarks.soak.MadeUp.broken;
import static org.nqueens.benchmarks.soak.MadeUp.changed;
import static org.nqueens.benchmarks.soak.MadeUp.delivered;
import static org.nqueens.benchmarks.soak.MadeUp.enumerated;
import static org.nqueens.benchmarks.soak.MadeUp.limited;
import static org.nqueens.benchmarks.soak.MadeUp.result;
import static org.nqueens.benchmarks.soak.MadeUp.streamed;
import static org.nqueens.benchmarks.soak.MadeUp.threw;
import static org.nqueens.benchmarks.soak.MadeUp.with;
import static org.nqueens.benchmarks.soak.MadeUp.without;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.benchmarks.soak.Observation.Event;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.StrategyException;

/** Observations made up by hand, each wrong in one way. */
class RuleTest {

  @Test
  void acceptsWhatIsRight() {
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), enumerated(ALL))).isEmpty();
    assertThat(
            broken(
                asked(Call.ENUMERATE_WHILE, Fault.STOPS),
                with(enumerated(ALL.subList(0, 2), Completion.STOPPED_BY_CONSUMER), Event.FAULT)))
        .isEmpty();
    assertThat(broken(asked(Call.STREAM_FOR_EACH, Fault.NONE), streamed(ALL))).isEmpty();
    assertThat(broken(asked(Call.COUNT, Fault.NONE), answered(10L))).isEmpty();
  }

  @Test
  void rejectsAMissingPlacement() {
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), enumerated(without(3))))
        .containsExactly(Rule.ORDER, Rule.COMPLETE);
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), enumerated(without(9))))
        .containsExactly(Rule.COMPLETE);
    assertThat(broken(asked(Call.STREAM_FOR_EACH, Fault.NONE), streamed(without(9))))
        .containsExactly(Rule.COMPLETE);
    assertThat(broken(asked(Call.STREAM_PARALLEL, Fault.NONE), streamed(without(3))))
        .containsExactly(Rule.COMPLETE);
  }

  @Test
  void rejectsADuplicate() {
    List<Placement> twice = changed(3, ALL.get(2));
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), enumerated(twice)))
        .containsExactly(Rule.ONCE, Rule.ORDER);
  }

  @Test
  void rejectsAnotherOrder() {
    List<Placement> exchanged = new ArrayList<>(ALL);
    Collections.swap(exchanged, 4, 5);
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), enumerated(exchanged)))
        .containsExactly(Rule.ORDER);
    assertThat(broken(asked(Call.STREAM_PARALLEL, Fault.NONE), streamed(exchanged))).isEmpty();
  }

  @Test
  void rejectsANonSolution() {
    List<Placement> wrong = changed(0, Placement.of(0, 1, 2, 3, 4));
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), enumerated(wrong)))
        .containsExactly(Rule.SOLUTIONS, Rule.ORDER);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EXHAUSTED")
  void rejectsACauseThatWasNotGiven(Completion cause) {
    RandomCase asked = asked(Call.ENUMERATE, Fault.INTERRUPTS_AND_CLEARS);
    Observation seen = with(enumerated(ALL.subList(0, 3), cause), Event.FAULT);
    assertThat(broken(asked, seen)).contains(Rule.CAUSE);
  }

  @Test
  void rejectsATimeLimitThatHasNotPassedAndAnOverrunLimit() {
    RandomCase limited = limited(Call.ENUMERATE, Duration.ofMillis(2), 3);
    assertThat(broken(limited, enumerated(ALL.subList(0, 2), Completion.TIME_LIMIT)))
        .containsExactly(Rule.NOT_BEFORE_TIME);
    assertThat(broken(limited, enumerated(ALL.subList(0, 4), Completion.SOLUTION_LIMIT)))
        .containsExactly(Rule.WITHIN_LIMIT, Rule.CAUSE);
    assertThat(broken(limited, enumerated(ALL.subList(0, 3), Completion.SOLUTION_LIMIT))).isEmpty();
    assertThat(
            broken(
                limited(Call.ENUMERATE, Duration.ZERO, 3),
                enumerated(ALL.subList(0, 3), Completion.SOLUTION_LIMIT)))
        .containsExactly(Rule.NOTHING_AFTER_AN_EARLY_STOP);
  }

  @Test
  void rejectsAResultThatDoesNotCountWhatCame() {
    SolveResult wrong = result(Completion.EXHAUSTED, 9);
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), delivered(ALL, Optional.of(wrong))))
        .containsExactly(Rule.RESULT);
  }

  @Test
  void rejectsAnotherObjectThanTheConsumerThrew() {
    RandomCase asked = asked(Call.ENUMERATE, Fault.THROWS_UNCHECKED);
    RuntimeException own = new IllegalStateException("own");
    assertThat(broken(asked, threw(own, Optional.of(own), List.of(), Event.FAULT))).isEmpty();
    assertThat(
            broken(
                asked, threw(new RuntimeException(own), Optional.of(own), List.of(), Event.FAULT)))
        .containsExactly(Rule.SAME_OBJECT, Rule.KNOWN_FAILURE);
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), threw(own, Optional.empty(), List.of())))
        .containsExactly(Rule.KNOWN_FAILURE);
  }

  @Test
  void rejectsAFailureOfTheStrategyThatLooksLikeAnEnd() {
    RandomCase asked = asked(Call.ENUMERATE, Fault.NONE);
    assertThat(broken(asked, with(enumerated(List.of()), Event.STRATEGY_FAILED)))
        .containsExactly(Rule.COMPLETE, Rule.FAILURE_IS_NO_END);
    assertThat(broken(asked(Call.COUNT, Fault.NONE), with(answered(10L), Event.STRATEGY_FAILED)))
        .containsExactly(Rule.FAILURE_IS_NO_END);
    AssertionError error = new AssertionError("strategy");
    assertThat(broken(asked, threw(error, Optional.empty(), List.of(error), Event.STRATEGY_FAILED)))
        .isEmpty();
    Exception exception = new Exception("strategy");
    assertThat(
            broken(
                asked,
                threw(
                    new StrategyException("strategy failed", exception),
                    Optional.empty(),
                    List.of(exception),
                    Event.STRATEGY_FAILED)))
        .isEmpty();
    assertThat(
            broken(
                asked,
                threw(
                    new StrategyException("strategy failed", new Exception("another")),
                    Optional.empty(),
                    List.of(exception),
                    Event.STRATEGY_FAILED)))
        .containsExactly(Rule.KNOWN_FAILURE);
  }

  @Test
  void rejectsAStreamThatEndsQuietlyWhenAnotherThreadClosesIt() {
    assertThat(
            broken(
                asked(Call.STREAM_FOR_EACH, Fault.CLOSED_BY_ANOTHER),
                with(streamed(ALL.subList(0, 1)), Event.FAULT)))
        .containsExactly(Rule.COMPLETE, Rule.CLOSED_BY_ANOTHER_IS_TOLD);
    assertThat(
            broken(
                asked(Call.STREAM_FOR_EACH, Fault.CLOSES),
                with(streamed(ALL.subList(0, 1)), Event.FAULT)))
        .isEmpty();
  }

  @Test
  void rejectsAWrongInterruptFlag() {
    assertThat(
            broken(
                asked(Call.ENUMERATE, Fault.INTERRUPTS),
                with(enumerated(ALL.subList(0, 1), Completion.INTERRUPTED), Event.FAULT)))
        .containsExactly(Rule.FLAG);
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), with(enumerated(ALL), Event.FLAG_SET)))
        .containsExactly(Rule.FLAG);
  }

  @Test
  void rejectsComplaintsOfTheConsumerAndALateEnd() {
    Observation seen =
        new Observation(
            ALL,
            Optional.of(result(Completion.EXHAUSTED, ALL.size())),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of("a placement came on a foreign thread"),
            Duration.ofSeconds(11));
    assertThat(broken(asked(Call.ENUMERATE, Fault.NONE), seen)).containsExactly(Rule.CONSUMER);
    assertThat(broken(limited(Call.ENUMERATE, Duration.ofMillis(1), 20), seen))
        .containsExactly(Rule.SOON, Rule.CONSUMER);
  }
}
