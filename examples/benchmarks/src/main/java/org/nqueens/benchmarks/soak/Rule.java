package org.nqueens.benchmarks.soak;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nqueens.benchmarks.soak.Observation.Event;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.StrategyException;

/** The rules that hold for every call, under every fault. */
enum Rule {
  /** Every placement delivered is a solution; up to symmetry, the smallest of its class. */
  SOLUTIONS(seen -> new HashSet<>(seen.expected().placements()).containsAll(seen.delivered())),
  /** No placement is delivered twice. */
  ONCE(seen -> new HashSet<>(seen.delivered()).size() == seen.delivered().size()),
  /**
   * Placements come in the order of an undisturbed search by one thread, which is lexicographic, or
   * its reverse, under a strategy of fixed order.
   */
  ORDER(
      seen ->
          seen.asked().call() == Call.STREAM_PARALLEL
              || seen.expected()
                  .order()
                  .map(order -> isPrefix(seen.delivered(), order))
                  .orElse(true)),
  /** No more placements than the limit. */
  WITHIN_LIMIT(
      seen -> seen.delivered().size() <= seen.asked().solutionLimit().orElse(Long.MAX_VALUE)),
  /** A search that says, or ends as if, it were exhausted has delivered all placements. */
  COMPLETE(
      seen -> !seen.claimsAll() || seen.delivered().size() == seen.expected().placements().size()),
  /** A search says that it is exhausted, or what cut it short, and that did happen. */
  CAUSE(seen -> seen.results().allMatch(result -> causes(seen).contains(result.completion()))),
  /** No time limit has cut a search short that did not last as long. */
  NOT_BEFORE_TIME(
      seen ->
          seen.results()
              .filter(result -> result.completion() == Completion.TIME_LIMIT)
              .map(result -> result.statistics().wallTime())
              .noneMatch(
                  time ->
                      seen.asked().timeLimit().stream()
                          .anyMatch(limit -> time.compareTo(limit) < 0))),
  /** The result counts what was delivered and names the backend. */
  RESULT(
      seen ->
          seen.seen()
              .result()
              .map(
                  result ->
                      result.solutions() == seen.delivered().size()
                          && result.backend().equals(seen.asked().backend()))
              .orElse(true)),
  /** What count, findAny, uniqueness and explain answer is right. */
  ANSWER(seen -> seen.seen().answer().map(answer -> Answers.isRight(answer, seen)).orElse(true)),
  /** A stop, a limit or an interrupt that comes before the call leaves nothing to deliver. */
  NOTHING_AFTER_AN_EARLY_STOP(
      seen ->
          seen.delivered().isEmpty()
              || seen.asked().fault() != Fault.INTERRUPTED_BEFORE
                  && !seen.asked().timeLimit().map(limit -> limit.isZero()).orElse(false)),
  /** A limit or an interrupt ends the call soon, even where the machine has much else to do. */
  SOON(
      seen ->
          seen.seen().elapsed().compareTo(soonEnough()) < 0
              || seen.asked().timeLimit().isEmpty() && !isInterrupted(seen)),
  /** What the consumer throws ends the call and arrives as the same object. */
  SAME_OBJECT(
      seen ->
          seen.seen()
              .thrownByConsumer()
              .map(
                  own ->
                      seen.seen().thrown().stream()
                          .anyMatch(
                              thrown ->
                                  seen.asked().call() == Call.STREAM_PARALLEL
                                      ? chain(thrown).contains(own)
                                      : thrown == own))
              .orElse(true)),
  /** A strategy that fails never looks like the end of the search. */
  FAILURE_IS_NO_END(
      seen ->
          !seen.seen().had(Event.STRATEGY_FAILED)
              || !seen.claimsAll() && seen.seen().answer().isEmpty()),
  /** What is thrown comes from the consumer, from the strategy, or says what stopped the search. */
  KNOWN_FAILURE(seen -> seen.seen().thrown().map(thrown -> isKnown(thrown, seen)).orElse(true)),
  /** A stream that another thread closes does not end as if it were exhausted. */
  CLOSED_BY_ANOTHER_IS_TOLD(
      seen ->
          seen.asked().fault() != Fault.CLOSED_BY_ANOTHER
              || !seen.seen().had(Event.FAULT)
              || seen.seen().thrown().isPresent()
              || seen.hasDeliveredAll()),
  /** The interrupt flag is set if, and only if, something has set it and nothing cleared it. */
  FLAG(seen -> seen.seen().had(Event.FLAG_SET) == isInterrupted(seen)),
  /**
   * The consumer runs on the calling thread, one placement at a time, receives none after it has
   * thrown, had enough, closed the stream or left its interrupt flag set, and may start a solve.
   */
  CONSUMER(seen -> seen.seen().complaints().isEmpty());

  private final Predicate<Seen> holds;

  Rule(Predicate<Seen> holds) {
    this.holds = holds;
  }

  /** The rules that do not hold. */
  static Set<Rule> broken(Seen seen) {
    Set<Rule> broken = EnumSet.noneOf(Rule.class);
    for (Rule rule : values()) {
      if (!rule.holds.test(seen)) {
        broken.add(rule);
      }
    }
    return broken;
  }

  private static Duration soonEnough() {
    return Duration.ofSeconds(10);
  }

  private static boolean isPrefix(List<?> delivered, List<?> order) {
    return delivered.size() <= order.size() && delivered.equals(order.subList(0, delivered.size()));
  }

  /** What a search may say that it ended by. */
  private static Set<Completion> causes(Seen seen) {
    Set<Completion> causes = EnumSet.of(Completion.EXHAUSTED);
    RandomCase asked = seen.asked();
    if (asked.solutionLimit().isPresent() && seen.reachedLimit()) {
      causes.add(Completion.SOLUTION_LIMIT);
    }
    if (asked.timeLimit().isPresent()) {
      causes.add(Completion.TIME_LIMIT);
    }
    if (isInterrupted(seen)) {
      causes.add(Completion.INTERRUPTED);
    }
    if (seen.seen().had(Event.FAULT)
        && EnumSet.of(Fault.STOPS, Fault.CLOSES, Fault.CLOSED_BY_ANOTHER).contains(asked.fault())) {
      causes.add(Completion.STOPPED_BY_CONSUMER);
    }
    return causes;
  }

  private static boolean isInterrupted(Seen seen) {
    return seen.seen().had(Event.FAULT)
        && EnumSet.of(Fault.INTERRUPTS, Fault.INTERRUPTED_BEFORE, Fault.INTERRUPTED_BY_ANOTHER)
            .contains(seen.asked().fault());
  }

  private static boolean isKnown(Throwable thrown, Seen seen) {
    if (thrown instanceof SearchStoppedException stopped) {
      return (seen.asked().call().isStream() || seen.asked().call().isQuestion())
          && stopped.completion() != Completion.EXHAUSTED;
    }
    if (thrown instanceof StrategyException failure && seen.seen().had(Event.STRATEGY_FAILED)) {
      return failure.getCause() == null
          ? seen.seen().thrownByStrategy().isEmpty()
          : seen.seen().thrownByStrategy().contains(failure.getCause());
    }
    List<Throwable> own = new ArrayList<>();
    seen.seen().thrownByConsumer().ifPresent(own::add);
    seen.seen().thrownByStrategy().stream().filter(Error.class::isInstance).forEach(own::add);
    return seen.asked().call() == Call.STREAM_PARALLEL
        ? chain(thrown).stream().anyMatch(own::contains)
        : own.stream().anyMatch(one -> one == thrown);
  }

  /** A throwable and its causes: parallel streams may rethrow a copy. */
  private static List<Throwable> chain(Throwable thrown) {
    return Stream.iterate(thrown, one -> one != null, Throwable::getCause).toList();
  }
}
