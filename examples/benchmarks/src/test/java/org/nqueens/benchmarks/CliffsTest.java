package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.Cliffs.Boards;
import org.nqueens.model.QueensModel;

class CliffsTest {
  private static List<String> lines(List<Boards> kinds, Duration limit) {
    return Cliffs.report(kinds, 5, 7, limit)
        .toString()
        .lines()
        .filter(line -> line.startsWith("|"))
        .toList();
  }

  @Test
  void printsALineForEachQuestionAboutBoardsOfEachKind() {
    List<String> lines = lines(List.of(Boards.values()), Duration.ofMinutes(1));
    assertThat(lines.get(0)).isEqualTo("| boards | question | 5 | 6 | 7 |");
    assertThat(lines.subList(2, 2 + 6 * 4))
        .allSatisfy(line -> assertThat(line).matches("\\| .* \\| \\w+ \\|( \\d+\\.\\d\\d \\|){3}"));
    assertThat(lines.get(2 + 6 * 4))
        .isEqualTo("| question | board | n | beside a board of | ratio |");
  }

  @Test
  void leavesOutLargerBoardsThanOneThatReachesTheBound() {
    List<String> lines = lines(List.of(Boards.PLAIN), Duration.ZERO);
    assertThat(lines)
        .contains(
            "| plain | count | over 0 | - | - |", "| plain | findAny | over 0 | over 0 | over 0 |");
  }

  @ParameterizedTest
  @EnumSource
  void boardsAreTheSameEachTime(Boards kind) {
    for (int n = 10; n <= 24; n++) {
      assertThat(kind.board(n)).isEqualTo(kind.board(n)).isNotEqualTo(kind.board(n + 1));
    }
  }

  @Test
  void boardsOfThreeGivenQueensHaveSolutions() {
    QueensModel board = Boards.GIVEN.board(14);
    assertThat(board.domains().stream().filter(domain -> domain.size() == 1)).hasSize(3);
    assertThat(QueensSolver.builder().build().findAny(board)).isPresent();
  }

  @Test
  void refusesUnknownBoards() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cliffs.main(new String[] {"hexagonal"}))
        .withMessageStartingWith("boards (hexagonal): there are none of this name, choose");
  }
}
