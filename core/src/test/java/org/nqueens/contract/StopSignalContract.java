package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.SearchListener;

/**
 * Each search of a backend polls the stop signal of its request. These tests come before all
 * others, which a search that hears nothing would make fail as well.
 */
public interface StopSignalContract extends BackendFixture {
  /** The rule, with which a test fails that waits for a search in vain. */
  String RULE =
      "a search polls SearchRequest.stopRequested() every few milliseconds and returns once it is true; call it at each node of the search, and in each loop whose work grows with the model";

  /** Long enough for a search that polls to be under way. */
  Duration BEFORE_THE_SIGNAL = Duration.ofMillis(20);

  private static void requireStopped(Function<BooleanSupplier, SearchOutcome> search) {
    AtomicReference<Long> firstPoll = new AtomicReference<>();
    SearchOutcome outcome =
        search.apply(
            () -> {
              long now = System.nanoTime();
              firstPoll.compareAndSet(null, now);
              return now - firstPoll.get() > BEFORE_THE_SIGNAL.toNanos();
            });
    assertThat(outcome.exhausted()).as("exhausted, though %s; %s", outcome, RULE).isFalse();
  }

  /** A search that no backend exhausts. */
  private static SearchRequest endless(
      QueensModel model, Propagation level, BooleanSupplier stopRequested) {
    return new SearchRequest(
        model, Optional.of(SearchStrategy.LEXICOGRAPHIC), level, stopRequested);
  }

  /** The levels of searches: those that the backend keeps, and none. */
  default Stream<Propagation> searchedLevels() {
    return Stream.concat(Stream.of(Propagation.UNSPECIFIED), keptLevels());
  }

  /** The levels of traces: those of searches, if the backend traces them. */
  default Stream<Propagation> followedLevels() {
    return spi() instanceof TracingBackend ? searchedLevels() : Stream.empty();
  }

  @Order(1)
  @ParameterizedTest
  @MethodSource("searchedLevels")
  default void hearsTheStopSignalOfASearch(Propagation level) {
    for (QueensModel model : List.of(ENDLESS, ENDLESS_LOOKUPS)) {
      requireStopped(stop -> spi().search(endless(model, level, stop), rows -> true));
    }
  }

  @Order(2)
  @Test
  default void hearsTheStopSignalOfASearchInAnyOrder() {
    for (QueensModel model : List.of(ENDLESS, ENDLESS_LOOKUPS)) {
      Optional<SearchStrategy> preferred = spi().preferredStrategy(model);
      requireStopped(
          stop ->
              spi()
                  .search(
                      new SearchRequest(model, preferred, Propagation.UNSPECIFIED, stop),
                      rows -> true));
    }
  }

  @Order(3)
  @Test
  default void hearsTheStopSignalOfACount() {
    assumeApplies(spi() instanceof CountingBackend, () -> "leaves counting to the facade");
    for (QueensModel model : List.of(ENDLESS, ENDLESS_LOOKUPS)) {
      requireStopped(
          stop -> ((CountingBackend) spi()).count(endless(model, Propagation.UNSPECIFIED, stop)));
    }
  }

  @Order(4)
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("followedLevels")
  default void hearsTheStopSignalOfATrace(Propagation level) {
    for (QueensModel model : List.of(ENDLESS, ENDLESS_LOOKUPS)) {
      requireStopped(
          stop ->
              ((TracingBackend) spi())
                  .search(endless(model, level, stop), rows -> true, new SearchListener() {}));
    }
  }

  /** The largest board of the backend, up to one that a heap of 512 MB holds. */
  private QueensModel largestBoard() {
    return QueensModel.of(Math.min(spi().capabilities().maxSize(), 4_000));
  }

  /** Most of the time to the signal passes before the first decision. */
  @Order(5)
  @ParameterizedTest
  @MethodSource("searchedLevels")
  default void hearsTheStopSignalOnItsLargestBoard(Propagation level) {
    QueensModel model = largestBoard();
    requireStopped(stop -> spi().search(endless(model, level, stop), rows -> true));
  }
}
