package org.nqueens.benchmarks.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.model.Variant;

class WorksTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"enumerate", "count", "general", "torus", "superqueens", "cp", "cp-sat", "choco"})
  void everyContestantOfEveryFamilyFindsAllSolutions(String family) {
    runAll(Works.named(family + "-1"));
    runAll(Works.named(family + "-6"));
    runAll(Works.named(family + "-7"));
  }

  @Test
  void everyContestantOfFindAnyAndOfSmallHeapsFindsAllSolutions() {
    runAll(FindAny.work("find-any", 8, 50, 51));
    runAll(FindAny.sweep());
    SmallHeap.work(8, 7, 6).races().stream().filter(race -> race.n() < 18).forEach(this::runAll);
  }

  @ParameterizedTest
  @EnumSource(names = {"QUEENS", "TOROIDAL", "SUPERQUEENS"})
  void knownCountsAreThoseOfTheLibrary(Variant variant) {
    for (int n = 1; n <= 12; n++) {
      long found = QueensSolver.builder().build().count(variant.builder(n).build());
      assertThat(found).as("n = %s", n).isEqualTo(KnownCounts.of(variant, n));
    }
  }

  @Test
  void standardWorksCanBeNamed() {
    assertThat(Works.standard())
        .extracting(Work::name)
        .contains(
            "enumerate-14",
            "cp-12",
            "completions",
            "completion-28",
            "find-any-10000",
            "sweep",
            "memory")
        .allSatisfy(name -> assertThatCode(() -> Works.named(name)).doesNotThrowAnyException());
  }

  @Test
  void refusesAnUnknownWork() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Works.named("solve-8"))
        .withMessageStartingWith(
            "work (solve-8): there is none of this name, choose from enumerate-N (N = 1 to 16), ")
        .withMessageEndingWith(
            "count-given, count-blocked, completions, completion-28, find-any, find-any-10000, sweep, memory");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Works.named("count-19"))
        .withMessage("n (19) of the work count: must be from 1 to 18, choose such a size");
  }

  @Test
  void refusesAWrongNumberOfSolutions() {
    Contestant liar = Contestant.of("liar", () -> Outcome.of(91));
    Race race = Race.of(8, 92, liar);
    assertThatIllegalStateException()
        .isThrownBy(() -> race.verify(liar, liar.preparation().get().run()))
        .withMessage(
            "solutions (91) of \"liar\" at n = 8: must be 92, the known number, so mend it"
                + " before measuring it");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> race.contestant("saint"))
        .withMessage("contestant (saint): there is none of this name, choose one of liar");
  }

  private void runAll(Work work) {
    work.races().forEach(this::runAll);
  }

  private void runAll(Race race) {
    race.contestants()
        .forEach(contestant -> race.verify(contestant, contestant.preparation().get().run()));
  }
}
