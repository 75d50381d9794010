package org.nqueens.benchmarks.soak;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.nqueens.model.Placement;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/**
 * The observation of one call.
 *
 * @param delivered the placements that reached the consumer; of an orbit, its representative
 * @param result the result of an enumeration
 * @param answer the answer to a question
 * @param thrown the exception of the call
 * @param thrownByConsumer the exception of the consumer
 * @param thrownByStrategy the exception of the strategy
 * @param events the events during the call
 * @param complaints the violations that the consumer noticed
 * @param elapsed from the call to its end
 */
record Observation(
    List<Placement> delivered,
    Optional<SolveResult> result,
    Optional<Object> answer,
    Optional<Throwable> thrown,
    Optional<Throwable> thrownByConsumer,
    List<Throwable> thrownByStrategy,
    List<Event> events,
    List<String> complaints,
    Duration elapsed) {

  /** An event during a call. */
  enum Event {
    /** The fault was committed; otherwise the consumer never reached its placement. */
    FAULT,
    STRATEGY_FAILED,
    /** The interrupt flag was set when the call had ended. */
    FLAG_SET
  }

  Observation {
    delivered = List.copyOf(delivered);
    thrownByStrategy = List.copyOf(thrownByStrategy);
    events = List.copyOf(events);
    complaints = List.copyOf(complaints);
  }

  boolean had(Event event) {
    return events.contains(event);
  }

  /** All but the placements after the first few. */
  @Override
  public String toString() {
    return "delivered %s, result %s, answer %s, thrown %s%s, by the consumer %s, by the strategy %s, events %s, complaints %s, after %s"
        .formatted(
            Check.brief(delivered),
            result,
            answer,
            thrown,
            thrown
                .filter(SearchStoppedException.class::isInstance)
                .flatMap(stopped -> ((SearchStoppedException) stopped).partialResult())
                .map(partial -> " with " + partial)
                .orElse(""),
            thrownByConsumer,
            thrownByStrategy,
            events,
            complaints,
            elapsed);
  }
}
