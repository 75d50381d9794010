package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.benchmarks.first.Contestant;
import org.nqueens.benchmarks.first.Verdict;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.StopToken;

class FirstPlacementsTest {
  private static final RandomBoards SMALL =
      new RandomBoards(
          "small",
          List.of(
              QueensModel.of(3),
              QueensModel.of(6).toBuilder().block(0, 1).build(),
              Variant.SUPERQUEENS.builder(9).build(),
              QueensModel.of(4).toBuilder().place(0, 0).build()));

  private static List<String> run(List<Contestant> contestants) {
    return FirstPlacements.report(List.of(SMALL), contestants, Duration.ofMinutes(1))
        .toString()
        .lines()
        .filter(line -> line.startsWith("|"))
        .toList();
  }

  @Test
  void printsTheBoardsThatEachContestantDecides() {
    List<String> lines = run(Contestant.all());
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0))
        .isEqualTo(
            "| boards | number | soluble | insoluble | embedded | cp-sat | direct Choco | restart loop |");
    assertThat(lines.get(2)).matches("\\| small \\| 4 \\| 1 \\| 3 \\|( 4; [\\d.]+ \\|){4}");
  }

  @Test
  void refusesAContradiction() {
    Contestant liar = new Contestant("liar", 100, (board, deadline) -> Verdict.INSOLUBLE);
    assertThatIllegalStateException()
        .isThrownBy(() -> run(List.of(Contestant.all().get(0), liar)))
        .withMessageEndingWith("liar contradicts another program, mend one before measuring them");
    assertThatIllegalStateException()
        .isThrownBy(() -> Verdict.of(QueensModel.of(4), Placement.of(0, 1, 2, 3)))
        .withMessageEndingWith("must solve the board, so mend its program before measuring it");
  }

  @ParameterizedTest
  @EnumSource
  void contestantsAgreeOnEveryVariant(Variant variant) {
    QueensModel soluble =
        variant
            .builder(11)
            .regionsAllDifferent((column, row) -> (3 * column + 5 * row) % 11)
            .build();
    QueensModel closed = variant.builder(11).allowOnly(0, 5).allowOnly(10, 5).build();
    for (Contestant contestant : Contestant.all()) {
      assertThat(contestant.program().decide(soluble, new StopToken()))
          .as("%s", contestant)
          .isEqualTo(Contestant.all().get(0).program().decide(soluble, new StopToken()));
      assertThat(contestant.program().decide(closed, new StopToken()))
          .as("%s", contestant)
          .isEqualTo(Verdict.INSOLUBLE);
    }
  }
}
