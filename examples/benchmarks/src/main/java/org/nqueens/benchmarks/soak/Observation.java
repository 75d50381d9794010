package org.nqueens.benchmarks.soak;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.nqueens.model.Placement;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/**
 * What was seen of one call.
 *
 * @param delivered the placements that reached the consumer; of an orbit, its representative
 * @param result what an enumeration returned
 * @param answer what a question returned
 * @param thrown what the call threw
 * @param thrownByConsumer what the consumer threw
 * @param thrownByStrategy what the strategy threw
 * @param events what happened meanwhile
 * @param complaints of the consumer: what it noticed and must not be
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

  /** Something that happened. */
  enum Event {
    /** The fault came about; without it the consumer never came as far. */
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
                .map(stopped -> " with " + ((SearchStoppedException) stopped).partialResult())
                .orElse(""),
            thrownByConsumer,
            thrownByStrategy,
            events,
            complaints,
            elapsed);
  }
}
