package org.nqueens.cli.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nqueens.cli.CommandRun;

/** Placements whose choice is the solver's, or chance. */
class FindCommandTest {
  private static CommandRun find(String arguments) {
    return CommandRun.of(("find " + arguments).split(" "));
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
