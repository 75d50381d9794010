package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.TreeSearch;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;

/** A listener hears a search under the contract of a consumer. */
public interface ListenerContract extends TraceContract {
  private TreeSearch heardBy(SearchListener listener) {
    return tree().listener(listener);
  }

  @Test
  default void hearsTheWholeSearchOnTheThreadOfTheCaller() {
    assumeTraces();
    EventLog hearing = new EventLog();
    SolveResult result =
        heardBy(hearing).enumerate(QueensModel.of(6), placement -> hearing.add("consumed", ""));
    assertThat(hearing.threads()).containsExactly(Thread.currentThread());
    assertThat(hearing.names()).startsWith("begun", "propagated", "branched").endsWith("ended");
    assertThat(hearing.names()).filteredOn("begun"::equals).hasSize(1);
    assertThat(hearing.names()).filteredOn("ended"::equals).hasSize(1);
    assertThat(hearing.names())
        .filteredOn("branched"::equals)
        .hasSize((int) result.statistics().branches());
    assertThat(hearing.names())
        .filteredOn("failed"::equals)
        .hasSize((int) result.statistics().failures());
    for (int i = 0; i < hearing.names().size(); i++) {
      if (hearing.names().get(i).equals("solved")) {
        assertThat(hearing.names().get(i - 1)).isEqualTo("propagated");
        assertThat(hearing.names().get(i + 1)).isEqualTo("consumed");
      }
    }
    assertThat(hearing.result()).contains(result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"begun", "branched", "pruned", "propagated", "failed", "solved", "ended"})
  default void passesOnWhatAListenerThrows(String moment) {
    assumeTraces();
    AssertionError thrown = new AssertionError(moment);
    EventLog hearing =
        new EventLog(
            event -> {
              if (event.equals(moment)) {
                throw thrown;
              }
            });
    TreeSearch tree = heardBy(hearing);
    assertThatThrownBy(() -> tree.enumerate(QueensModel.of(6), placement -> {})).isSameAs(thrown);
    assertThat(hearing.names()).as("nothing follows").endsWith(moment);
    assertThat(hearing.names()).filteredOn(moment::equals).hasSize(1);
    assertThat(all(solver(), QueensModel.of(6))).as("the next solve").hasSize(4);
  }

  @Test
  default void hearsTheEndWhenTheConsumerThrows() {
    assumeTraces();
    IllegalStateException thrown = new IllegalStateException("enough");
    EventLog hearing = new EventLog();
    assertThatThrownBy(
            () ->
                heardBy(hearing)
                    .enumerate(
                        QueensModel.of(6),
                        placement -> {
                          throw thrown;
                        }))
        .isSameAs(thrown);
    assertThat(hearing.names()).endsWith("solved", "ended");
    assertThat(hearing.result()).isEmpty();
  }

  @Test
  default void hearsTheResultOfACutSearch() {
    assumeTraces();
    EventLog hearing = new EventLog();
    SolveResult result = heardBy(hearing).enumerateWhile(QueensModel.of(6), placement -> false);
    assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_CONSUMER);
    assertThat(hearing.names()).endsWith("solved", "ended");
    assertThat(hearing.result()).contains(result);
  }

  @Test
  default void hearsFirstSolutionsByTheStrategy() {
    assumeTraces();
    EventLog hearing = new EventLog();
    TreeSearch tree = heardBy(hearing);
    assertThat(tree.findAny(QueensModel.of(6))).contains(Placement.of(1, 3, 5, 0, 2, 4));
    assertThat(hearing.names()).filteredOn("solved"::equals).hasSize(1);
    assertThat(tree.uniqueness(QueensModel.of(6)))
        .isEqualTo(
            new Uniqueness.Ambiguous(
                Placement.of(1, 3, 5, 0, 2, 4), Placement.of(2, 5, 1, 4, 0, 3)));
    assertThat(hearing.names()).filteredOn("solved"::equals).hasSize(3);
    assertThat(hearing.names()).filteredOn("begun"::equals).hasSize(2);
  }

  /** Each listener hears each event, in the order in which they were added, as a trace does. */
  @Test
  default void hearsBesideOtherListeners() {
    assumeTraces();
    EventLog first = new EventLog();
    EventLog second = new EventLog(event -> assertThat(first.names()).last().isEqualTo(event));
    SearchTrace trace = tree().listener(first).listener(second).trace(QueensModel.of(6));
    assertThat(second.names()).isEqualTo(first.names());
    assertThat(first.names())
        .filteredOn("branched"::equals)
        .hasSize((int) trace.result().statistics().branches());
  }

  @Test
  default void tellsNoListenerAfterOneThatThrows() {
    assumeTraces();
    AssertionError thrown = new AssertionError("failed");
    EventLog first =
        new EventLog(
            event -> {
              if (event.equals("failed")) {
                throw thrown;
              }
            });
    EventLog second = new EventLog();
    TreeSearch tree = tree().listener(first).listener(second);
    assertThatThrownBy(() -> tree.enumerate(QueensModel.of(6), placement -> {})).isSameAs(thrown);
    assertThat(first.names()).endsWith("failed").startsWith(second.names().toArray(String[]::new));
    assertThat(second.names()).hasSize(first.names().size() - 1);
  }
}
