package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** The backend's own answers, without the facade that would report a wrong one. */
@Timeout(300)
public interface AnswerContract extends Subject {
  /** The board whose solutions are asked for; it has four. */
  QueensModel ASKED = QueensModel.of(6);

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
        .containsExactlyElementsOf(BruteForce.solve(ASKED).stream().map(Placement::rows).toList());
    assertThat(outcome).isNotNull();
    assertThat(outcome.exhausted()).isTrue();
    assertThat(outcome.solutions()).isEqualTo(passed.size());
  }

  @Test
  default void stopsWhenTheSinkRefuses() {
    for (int wanted = 1; wanted <= 4; wanted++) {
      int last = wanted;
      List<Placement> passed = new ArrayList<>();
      SearchOutcome outcome =
          spi()
              .search(
                  request(),
                  rows -> {
                    passed.add(Placement.of(rows));
                    return passed.size() < last;
                  });
      assertThat(passed).isEqualTo(BruteForce.solve(ASKED).subList(0, wanted));
      assertThat(outcome.exhausted()).as("refused at %s", wanted).isFalse();
      assertThat(outcome.solutions()).isEqualTo(wanted);
    }
  }

  @Test
  default void countsTheSolutions() {
    SolverBackend backend = spi();
    assumeThat(backend)
        .as("the solutions of other backends are counted as they pass")
        .isInstanceOf(CountingBackend.class);
    SearchOutcome outcome = ((CountingBackend) backend).count(request());
    assertThat(outcome).isNotNull();
    assertThat(outcome.exhausted()).isTrue();
    assertThat(outcome.solutions()).isEqualTo(4);
  }

  private static SearchRequest request() {
    return new SearchRequest(ASKED, SearchStrategy.LEXICOGRAPHIC, () -> false);
  }
}
