package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** The backend's own answers, without the facade that would report a wrong one. */
public interface AnswerContract extends BackendFixture {
  /** A board with four solutions. */
  QueensModel SIX_QUEENS = QueensModel.of(6);

  @Test
  default void passesEachSolutionOnceOnTheCallingThread() {
    List<Thread> threads = new ArrayList<>();
    List<int[]> passed = new ArrayList<>();
    SearchOutcome outcome =
        spi()
            .search(
                request(),
                rows -> {
                  threads.add(Thread.currentThread());
                  passed.add(rows == null ? null : rows.clone());
                  return true;
                });
    assertThat(threads).containsOnly(Thread.currentThread());
    assertThat(passed)
        .as("the rows of every solution, in order")
        .usingElementComparator(Arrays::compare)
        .containsExactlyElementsOf(
            BruteForce.solve(SIX_QUEENS).stream().map(Placement::rows).toList());
    assertThat(outcome).isNotNull();
    assertThat(outcome.exhausted()).as("exhausted").isTrue();
    assertThat(outcome.solutions()).isEqualTo(passed.size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  default void stopsWhenTheSinkRefuses(int wanted) {
    List<Placement> passed = new ArrayList<>();
    SearchOutcome outcome =
        spi()
            .search(
                request(),
                rows -> {
                  passed.add(Placement.of(rows));
                  return passed.size() < wanted;
                });
    assertThat(passed).isEqualTo(BruteForce.solve(SIX_QUEENS).subList(0, wanted));
    assertThat(outcome.exhausted()).as("exhausted").isFalse();
    assertThat(outcome.solutions()).isEqualTo(wanted);
  }

  @Test
  default void countsTheSolutions() {
    SolverBackend backend = spi();
    assumeApplies(backend instanceof CountingBackend, () -> "leaves counting to the facade");
    SearchOutcome outcome = ((CountingBackend) backend).count(request());
    assertThat(outcome).isNotNull();
    assertThat(outcome.exhausted()).as("exhausted").isTrue();
    assertThat(outcome.solutions()).isEqualTo(4);
  }

  private static SearchRequest request() {
    return new SearchRequest(SIX_QUEENS, SearchStrategy.LEXICOGRAPHIC, () -> false);
  }
}
