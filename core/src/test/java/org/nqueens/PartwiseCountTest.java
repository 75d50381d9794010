package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

class PartwiseCountTest {
  private static final QueensModel MODEL = QueensModel.of(4);
  private static final CountPart PART = new CountPart(MODEL, 1);

  private static SearchOutcome count(
      Function<SearchRequest, SearchOutcome> answer, Iterator<CountPart> parts, StopSignal stop) {
    SearchRequest request = new SearchRequest(MODEL, SearchStrategy.LEXICOGRAPHIC, stop);
    SolverBackend backend = new ScriptedBackend(Set.of(), (part, sink) -> answer.apply(part));
    return PartwiseCount.count(backend, request, parts, 2, stop);
  }

  @Test
  void addsUp() {
    Iterator<CountPart> parts = Collections.nCopies(10, PART).iterator();
    SearchOutcome outcome =
        count(request -> new SearchOutcome(true, 3, 2, 1), parts, new StopSignal(null, null));
    assertThat(outcome).isEqualTo(new SearchOutcome(true, 30, 20, 10));
  }

  @Test
  void countsTheSolutionsOfAPartForAllOfItsClassAndTheEffortOnce() {
    Iterator<CountPart> parts =
        List.of(new CountPart(MODEL, 8), new CountPart(MODEL, 4), PART).iterator();
    SearchOutcome outcome =
        count(request -> new SearchOutcome(true, 3, 2, 1), parts, new StopSignal(null, null));
    assertThat(outcome).isEqualTo(new SearchOutcome(true, 39, 6, 3));
  }

  @Test
  void isIncompleteWhenItStopsBetweenParts() {
    StopSignal stop = new StopSignal(null, null);
    // Like a splitter that is told to stop: the parts come to an end before all were made.
    Iterator<CountPart> parts =
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return !stop.getAsBoolean();
          }

          @Override
          public CountPart next() {
            return PART;
          }
        };
    SearchOutcome outcome =
        count(
            request -> {
              stop.stop(Completion.TIME_LIMIT);
              return new SearchOutcome(true, 3, 2, 1);
            },
            parts,
            stop);
    assertThat(outcome.exhausted()).isFalse();
  }

  @Test
  void passesOnWhateverAWorkerThrows() {
    IOException checked = new IOException("checked");
    assertThatThrownBy(
            () ->
                count(
                    request -> {
                      Workers.rethrow(checked);
                      return null;
                    },
                    Collections.nCopies(10, PART).iterator(),
                    new StopSignal(null, null)))
        .isSameAs(checked);
  }
}
