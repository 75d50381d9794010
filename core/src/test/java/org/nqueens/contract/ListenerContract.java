package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/** A listener hears a search under the contract of a consumer. */
public interface ListenerContract extends TraceContract {

  /** Hears the name of each event, after which it may do something. */
  final class Hearing implements SearchListener {
    private final Consumer<String> action;
    private final List<String> events = new ArrayList<>();
    private final Set<Thread> threads = new LinkedHashSet<>();
    private Optional<SolveResult> result = Optional.empty();

    Hearing(Consumer<String> action) {
      this.action = action;
    }

    private void hear(String event) {
      events.add(event);
      threads.add(Thread.currentThread());
      action.accept(event);
    }

    @Override
    public void begun(QueensModel model) {
      hear("begun");
    }

    @Override
    public void branched(Branch branch) {
      hear("branched");
    }

    @Override
    public void pruned(int column, int row, Cause cause) {
      hear("pruned");
    }

    @Override
    public void propagated(SearchState domains) {
      hear("propagated");
    }

    @Override
    public void failed(Failure failure) {
      hear("failed");
    }

    @Override
    public void solved(Placement placement) {
      hear("solved");
    }

    @Override
    public void ended(Optional<SolveResult> outcome) {
      result = outcome;
      hear("ended");
    }
  }

  private QueensSolver heardBy(SearchListener listener) {
    return with().listener(listener).build();
  }

  @Test
  default void hearsTheWholeSearchOnTheThreadOfTheCaller() {
    assumeTraces();
    Hearing hearing = new Hearing(event -> {});
    SolveResult result =
        heardBy(hearing).enumerate(QueensModel.of(6), placement -> hearing.events.add("consumed"));
    assertThat(hearing.threads).containsExactly(Thread.currentThread());
    assertThat(hearing.events).startsWith("begun", "propagated", "branched").endsWith("ended");
    assertThat(hearing.events).filteredOn("begun"::equals).hasSize(1);
    assertThat(hearing.events).filteredOn("ended"::equals).hasSize(1);
    assertThat(hearing.events)
        .filteredOn("branched"::equals)
        .hasSize((int) result.statistics().branches());
    assertThat(hearing.events)
        .filteredOn("failed"::equals)
        .hasSize((int) result.statistics().failures());
    for (int i = 0; i < hearing.events.size(); i++) {
      if (hearing.events.get(i).equals("solved")) {
        assertThat(hearing.events.get(i - 1)).isEqualTo("propagated");
        assertThat(hearing.events.get(i + 1)).isEqualTo("consumed");
      }
    }
    assertThat(hearing.result).contains(result);
  }

  @ParameterizedTest
  @ValueSource(strings = {"begun", "branched", "pruned", "propagated", "failed", "solved", "ended"})
  default void passesOnWhatAListenerThrows(String moment) {
    assumeTraces();
    AssertionError thrown = new AssertionError(moment);
    Hearing hearing =
        new Hearing(
            event -> {
              if (event.equals(moment)) {
                throw thrown;
              }
            });
    QueensSolver solver = heardBy(hearing);
    assertThatThrownBy(() -> solver.enumerate(QueensModel.of(6), placement -> {})).isSameAs(thrown);
    assertThat(hearing.events).as("nothing follows").endsWith(moment);
    assertThat(hearing.events).filteredOn(moment::equals).hasSize(1);
    assertThat(all(solver(), QueensModel.of(6))).as("the next solve").hasSize(4);
  }

  @Test
  default void hearsTheEndWhenTheConsumerThrows() {
    assumeTraces();
    IllegalStateException thrown = new IllegalStateException("enough");
    Hearing hearing = new Hearing(event -> {});
    assertThatThrownBy(
            () ->
                heardBy(hearing)
                    .enumerate(
                        QueensModel.of(6),
                        placement -> {
                          throw thrown;
                        }))
        .isSameAs(thrown);
    assertThat(hearing.events).endsWith("solved", "ended");
    assertThat(hearing.result).isEmpty();
  }

  @Test
  default void hearsTheResultOfACutSearch() {
    assumeTraces();
    Hearing hearing = new Hearing(event -> {});
    SolveResult result = heardBy(hearing).enumerateWhile(QueensModel.of(6), placement -> false);
    assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_CONSUMER);
    assertThat(hearing.events).endsWith("solved", "ended");
    assertThat(hearing.result).contains(result);
  }

  @Test
  default void stopsWhenAListenerInterruptsTheThread() {
    assumeTraces();
    Hearing hearing =
        new Hearing(
            event -> {
              if (event.equals("failed")) {
                Thread.currentThread().interrupt();
              }
            });
    SolveResult result = heardBy(hearing).enumerate(ENDLESS, placement -> {});
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.INTERRUPTED);
    assertThat(hearing.events).endsWith("ended");
  }

  @Test
  default void solvesInsideAListener() {
    assumeTraces();
    List<Integer> inner = new ArrayList<>();
    Hearing hearing =
        new Hearing(
            event -> {
              if (event.equals("solved") || event.equals("branched") && inner.isEmpty()) {
                inner.add(all(solver(), QueensModel.of(6)).size());
              }
            });
    assertThat(heardBy(hearing).enumerate(QueensModel.of(4), placement -> {}).solutions())
        .isEqualTo(2);
    assertThat(inner).containsExactly(4, 4, 4);
  }

  @Test
  default void hearsCountsAndFirstSolutionsByTheStrategy() {
    assumeTraces();
    Hearing hearing = new Hearing(event -> {});
    QueensSolver solver = heardBy(hearing);
    assertThat(solver.count(QueensModel.of(6))).isEqualTo(4);
    assertThat(hearing.events).filteredOn("solved"::equals).hasSize(4);
    assertThat(solver.findAny(QueensModel.of(6))).contains(Placement.of(1, 3, 5, 0, 2, 4));
    assertThat(hearing.events).filteredOn("solved"::equals).hasSize(5);
    assertThat(hearing.events).filteredOn("begun"::equals).hasSize(2);
  }
}
