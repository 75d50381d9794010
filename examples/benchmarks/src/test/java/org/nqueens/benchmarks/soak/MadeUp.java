package org.nqueens.benchmarks.soak;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.nqueens.benchmarks.soak.Observation.Event;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;

/** Cases and observations made up by hand. */
final class MadeUp {
  static final QueensModel MODEL = QueensModel.of(5);
  static final List<Placement> ALL = Oracle.solve(MODEL, 20).solutions();

  private MadeUp() {}

  static Set<Rule> broken(RandomCase asked, Observation seen) {
    return Rule.broken(seen(asked, seen));
  }

  static Seen seen(RandomCase asked, Observation seen) {
    return new Seen(asked, expectation(ALL), seen);
  }

  static Expectation expectation(List<Placement> placements) {
    return new Expectation(placements, Optional.of(placements));
  }

  static RandomCase asked(Call call, Fault fault) {
    return asked(call, fault, MODEL, Optional.empty(), OptionalLong.empty());
  }

  static RandomCase limited(Call call, Duration time, long solutions) {
    return asked(call, Fault.NONE, MODEL, Optional.of(time), OptionalLong.of(solutions));
  }

  static RandomCase asked(
      Call call, Fault fault, QueensModel model, Optional<Duration> time, OptionalLong solutions) {
    return new RandomCase(
        0,
        "embedded",
        call,
        new RandomModel.Solved(model, Oracle.solve(model, 20).solutions()),
        RandomStrategy.NONE,
        fault,
        1,
        1,
        Set.of(),
        time,
        solutions);
  }

  static Observation enumerated(List<Placement> delivered) {
    return enumerated(delivered, Completion.EXHAUSTED);
  }

  static Observation enumerated(List<Placement> delivered, Completion completion) {
    return delivered(delivered, Optional.of(result(completion, delivered.size())));
  }

  static Observation streamed(List<Placement> delivered) {
    return delivered(delivered, Optional.empty());
  }

  static Observation delivered(List<Placement> delivered, Optional<SolveResult> result) {
    return seen(delivered, result, Optional.empty(), Optional.empty(), Optional.empty(), List.of());
  }

  static Observation answered(Object answer) {
    return seen(
        List.of(),
        Optional.empty(),
        Optional.of(answer),
        Optional.empty(),
        Optional.empty(),
        List.of());
  }

  static Observation threw(
      Throwable thrown,
      Optional<Throwable> byConsumer,
      List<Throwable> byStrategy,
      Event... events) {
    return seen(
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(thrown),
        byConsumer,
        byStrategy,
        events);
  }

  static Observation with(Observation seen, Event event) {
    return seen(
        seen.delivered(),
        seen.result(),
        seen.answer(),
        seen.thrown(),
        seen.thrownByConsumer(),
        seen.thrownByStrategy(),
        event);
  }

  private static Observation seen(
      List<Placement> delivered,
      Optional<SolveResult> result,
      Optional<Object> answer,
      Optional<Throwable> thrown,
      Optional<Throwable> byConsumer,
      List<Throwable> byStrategy,
      Event... events) {
    return new Observation(
        delivered,
        result,
        answer,
        thrown,
        byConsumer,
        byStrategy,
        List.of(events),
        List.of(),
        Duration.ZERO);
  }

  static SolveResult result(Completion completion, long solutions) {
    return new SolveResult(
        completion,
        solutions,
        new SearchStatistics(0, 0, 0, Duration.ZERO),
        "embedded",
        Propagation.UNSPECIFIED);
  }

  static List<Placement> without(int index) {
    List<Placement> placements = new ArrayList<>(ALL);
    placements.remove(index);
    return placements;
  }

  static List<Placement> changed(int index, Placement placement) {
    List<Placement> placements = new ArrayList<>(ALL);
    placements.set(index, placement);
    return placements;
  }
}
