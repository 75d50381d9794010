package org.nqueens.benchmarks.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.direct.DirectCp;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

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
  void knownCountsAreThoseOfTheLibrary() {
    for (int n = 1; n <= 14; n++) {
      assertThat(QueensSolver.count(n)).as("n = %s", n).isEqualTo(KnownCounts.of(n));
    }
  }

  @Test
  void standardWorksCanBeNamed() {
    assertThat(Works.standard())
        .contains("enumerate-15", "cp-12", "completion-28", "find-any-1000000")
        .allSatisfy(name -> assertThatCode(() -> Works.named(name)).doesNotThrowAnyException());
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

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 8, 20, 64})
  void randomQueensSolveTheBoard(int n) {
    for (int seed = 0; seed < 5; seed++) {
      int[] rows = RandomQueens.place(n, new Random(seed));
      assertThat(QueensModel.of(n).isSolution(Placement.of(rows))).isTrue();
      assertThat(RandomQueens.place(n, new Random(seed))).isEqualTo(rows);
    }
  }

  @Test
  void takesTheMedian() {
    assertThat(Turns.median(List.of(3.0, 1.0, 2.0))).isEqualTo(2);
    assertThat(Turns.median(IntStream.of(4, 1, 3, 9).mapToObj(Double::valueOf).toList()))
        .isEqualTo(3.5);
  }
}
