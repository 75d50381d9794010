package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;

/** Which of several equal searches stands in a table. */
class EffortTest {
  private static SolveResult result(Completion completion, long millis) {
    return new SolveResult(
        completion,
        2,
        new SearchStatistics(0, 0, 0, Duration.ofMillis(millis)),
        "embedded",
        Propagation.UNSPECIFIED);
  }

  /** The first search is of a cold JVM; the last result ends the list, as an interrupt does. */
  private static SolveResult quickest(SolveResult... results) {
    List<SolveResult> left = new ArrayList<>(List.of(results));
    return Effort.quickest(() -> left.size() > 1 ? left.remove(0) : left.get(0));
  }

  @Test
  void isTheQuickestInAWarmJvm() {
    SolveResult cold = result(Completion.EXHAUSTED, 128);
    SolveResult warm = result(Completion.EXHAUSTED, 2);
    assertThat(quickest(cold, warm, result(Completion.EXHAUSTED, 3))).isSameAs(warm);
  }

  @Test
  void isTheFirstThatIsCutAndTheInterruptThatEndsThem() {
    SolveResult cut = result(Completion.TIME_LIMIT, 500);
    assertThat(quickest(cut, result(Completion.EXHAUSTED, 1))).isSameAs(cut);
    SolveResult interrupted = result(Completion.INTERRUPTED, 9);
    assertThat(quickest(result(Completion.EXHAUSTED, 5), interrupted)).isSameAs(interrupted);
  }
}
