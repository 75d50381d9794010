package org.nqueens.benchmarks.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.benchmarks.direct.DirectCp;
import org.nqueens.benchmarks.direct.Outcome;

class WorksTest {

  @ParameterizedTest
  @ValueSource(strings = {"enumerate", "first", "count", "general", "cp", "cp-sat", "choco"})
  void everyContestantOfEveryFamilyFindsAllSolutions(String family) {
    for (int n : new int[] {1, 6, 7, 8}) {
      runAll(Works.named(family + "-" + n));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "find-any-8",
        "find-any-50",
        "find-any-51",
        "index-10",
        "sample-10",
        "count-given",
        "count-blocked",
        "completion-28"
      })
  void everyContestantFindsTheKnownNumber(String name) {
    runAll(Works.named(name));
  }

  private static void runAll(Work work) {
    work.contestants().forEach(work::run);
  }

  /** The published program: 304 failures, and 790 branches, two for each decision. */
  @Test
  void takesTheSearchOfThePublishedProgramAsTheBaselineOfCp() {
    assertThat(DirectCp.published(8)).isEqualTo(Outcome.of(92, 395, 304));
  }

  @Test
  void refusesAnUnknownWork() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Works.named("solve-8"))
        .withMessageStartingWith(
            "work (solve-8): there is none of this name, choose from enumerate-N (N = 1 to 18), ")
        .withMessageEndingWith(
            "find-any-N (N = 6 to 1000000), completion-28, count-blocked, count-given");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Works.named("count-19"))
        .withMessage("n (19) of the work count: must be from 1 to 18, choose such a size");
  }

  @Test
  void refusesAWrongNumberOfSolutions() {
    Contestant liar = new Contestant("liar", () -> Outcome.of(91));
    assertThatIllegalStateException()
        .isThrownBy(() -> new Work("count-8", 92, List.of(liar)).run(liar))
        .withMessage(
            "solutions (91) of \"liar\" in count-8: must be 92, the known number, so mend it"
                + " before measuring it");
  }
}
