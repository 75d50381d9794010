package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.benchmarks.Cliffs.Boards;

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
}
