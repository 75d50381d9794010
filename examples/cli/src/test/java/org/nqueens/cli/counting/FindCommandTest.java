package org.nqueens.cli.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.cli.CommandRun;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/** Placements whose choice is the solver's, or chance. */
class FindCommandTest {
  private static CommandRun find(String arguments) {
    return CommandRun.of(("find " + arguments).split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "100000",
        "40 --strategy min-domain-size/middle",
        "12 --propagation domain",
        "12 --backend cp",
        "12 --backend cp-sat",
        "20 --threads 2 --time-limit 1m"
      })
  void findAPlacement(String arguments) {
    CommandRun run = find(arguments + " --format rows");
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    int[] rows =
        List.of(run.out().strip().split(" ")).stream().mapToInt(Integer::parseInt).toArray();
    assertThat(QueensModel.of(rows.length).isSolution(Placement.of(rows))).isTrue();
    assertThat(arguments).startsWith(Integer.toString(rows.length));
  }

  @ParameterizedTest
  @ValueSource(strings = {"8", "7 --variant toroidal", "6 --variant rooks", "8 --threads 2"})
  void haveTheNumbersOfTheirOrder(String board) {
    String all = CommandRun.of(("enumerate " + board + " --format rows").split(" ")).out();
    String numbers =
        IntStream.range(0, (int) all.lines().count())
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(","));
    assertThat(find(board + " --format rows --number " + numbers))
        .isEqualTo(new CommandRun(0, all, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " --index"})
  void areDrawnFromAllByASeed(String option) {
    Set<String> all =
        Set.copyOf(CommandRun.of("enumerate", "8", "--format", "rows").out().lines().toList());
    CommandRun run = find("8 --random 100 --seed 7 --format rows" + option);
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    assertThat(run.out().lines()).hasSize(100).allMatch(all::contains);
    assertThat(run.out().lines().distinct().count()).isGreaterThan(40);
    assertThat(find("8 --random 100 --seed 7 --format rows" + option)).isEqualTo(run);
    assertThat(find("8 --random 100 --seed 8 --format rows" + option)).isNotEqualTo(run);
  }

  @Test
  void tellTheSeedThatDrawsThemAgain() {
    CommandRun run = find("6 --random 20");
    Matcher seed =
        Pattern.compile("queens: --seed (\\d+) makes this sample again\n").matcher(run.err());
    assertThat(seed.matches()).as(run.err()).isTrue();
    assertThat(find("6 --random 20 --seed " + seed.group(1)))
        .isEqualTo(new CommandRun(0, run.out(), ""));
    assertThat(run.out()).startsWith("Solution 0\n").contains("\nSolution 19\n");
  }
}
