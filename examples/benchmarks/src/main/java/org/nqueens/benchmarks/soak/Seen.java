package org.nqueens.benchmarks.soak;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.benchmarks.soak.Observation.Event;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/**
 * A case with its expectation and its observation.
 *
 * @param asked the case
 * @param expected the placements of an undisturbed search
 * @param seen the observation of this search
 */
record Seen(RandomCase asked, Expectation expected, Observation seen) {

  List<Placement> delivered() {
    return seen.delivered();
  }

  /** The results that the call returned or threw. */
  Stream<SolveResult> results() {
    return Stream.concat(
        seen.result().stream(),
        seen
            .thrown()
            .filter(SearchStoppedException.class::isInstance)
            .flatMap(thrown -> ((SearchStoppedException) thrown).partialResult())
            .stream());
  }

  boolean hasDeliveredAll() {
    return delivered().size() == expected.placements().size() || reachedLimit();
  }

  /**
   * True if as many placements came as the solution limit allows, or there are as many to count.
   */
  boolean reachedLimit() {
    long limit = asked.solutionLimit().orElse(Long.MAX_VALUE);
    return asked.call().isQuestion()
        ? expected.placements().size() >= limit
        : delivered().size() == limit;
  }

  /** True if the search says, or its stream ends as if, there were no more placements. */
  boolean claimsAll() {
    Optional<SolveResult> result = seen.result();
    if (result.isPresent()) {
      return result.get().completion() == Completion.EXHAUSTED;
    }
    boolean endsByItself =
        asked.call() == Call.STREAM_LIMIT
            ? delivered().size() < Trial.limit(asked)
            : !(seen.had(Event.FAULT) && isEndOfStream(asked.fault()));
    return asked.call().isStream() && seen.thrown().isEmpty() && endsByItself && !reachedLimit();
  }

  private static boolean isEndOfStream(Fault fault) {
    return fault == Fault.STOPS || fault == Fault.CLOSES || fault == Fault.DROPS;
  }
}
