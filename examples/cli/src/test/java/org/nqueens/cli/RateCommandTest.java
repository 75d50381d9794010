package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RateCommandTest {
  private static final String GARDEN = "../boards/garden.txt";

  @Test
  void tellsLevelScoreAndSteps() {
    CommandRun run = CommandRun.of("rate", GARDEN);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .matches(
            "difficulty 3 \\(common attack\\), score \\d+\n\\d+ steps: 8 single, \\d+ confined, \\d+ common"
                + " attack\n");
  }

  @ParameterizedTest
  @CsvSource({
    "Q, 'difficulty 0, score 0|0 steps'",
    "., 'difficulty 1 (single), score 1|1 step: 1 single'"
  })
  void countsStepsInWords(String board, String lines) {
    assertThat(CommandRun.reading(board, "rate", "-").out())
        .isEqualTo(lines.replace('|', '\n') + "\n");
  }

  @Test
  void printsEveryStep() {
    List<String> lines = CommandRun.of("rate", GARDEN, "--path").out().lines().toList();
    assertThat(lines.get(0))
        .isEqualTo(
            "1. confined: Cross out (0, 0), (0, 1), (0, 2), (0, 3), (0, 4) and (0, 5). All squares left"
                + " in region A lie in column 0: the queen of column 0 stands in region A.");
    int steps = lines.size() - 2;
    assertThat(lines.get(steps - 1)).startsWith(steps + ". single: Place a queen on ");
    assertThat(lines.get(steps + 1)).startsWith(steps + " steps: ");
  }

  @Test
  void givesNoLevelToABoardWithSeveralSolutions() {
    CommandRun run = CommandRun.of("rate", "../boards/completion-1850.txt");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .isEqualTo(
            "no difficulty: the board has several solutions, such as 5 3 0 4 7 1 6 2 and 6 3 1 4 7 0 2 5\n");
  }

  @Test
  void givesNoLevelToABoardWithoutSolution() {
    CommandRun run = CommandRun.of("rate", "../boards/impossible.txt");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .isEqualTo(
            "no difficulty: the board has no solution; `queens explain ../boards/impossible.txt` prints the"
                + " reasons\n");
  }

  @Test
  void printsJson() throws IOException {
    assertThat(Parsed.json(CommandRun.of("rate", GARDEN, "--format", "json").out()))
        .containsEntry("type", "result")
        .containsEntry("end", "SOLVED")
        .containsEntry("difficulty", 3);
  }

  @Test
  void refusesPositions() {
    CommandRun.reading("[A] B \n A  B \n", "rate", "-")
        .assertBadUsage("the board has queens or crosses of a player");
  }
}
