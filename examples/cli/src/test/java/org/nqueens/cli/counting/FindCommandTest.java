package org.nqueens.cli.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nqueens.cli.CommandRun;
import org.nqueens.result.SearchProgress;

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

  @Test
  void tellsHowManyTriesASampleTakes() {
    CommandRun run = find("17 --random 4 --seed 1 --format rows");
    assertThat(run.err())
        .matches("queens: each placement takes about 3\\.\\de6 tries, some millions in a second\n");
    assertThat(run.out().lines()).hasSize(4);
    assertThat(find("8 --random 4 --seed 1").err()).isEmpty();
  }

  @Test
  void showsTheTriesAndTheTimeOfASample() {
    SearchProgress begun = report(0, 0, 1);
    assertThat(FindCommand.note(begun, 3, 4.2e8))
        .isEqualTo("0 of 3 placements, 0.0e0 of about 1.3e9 tries, about ? left");
    SearchProgress later = report(600_000_000, 1, 60);
    assertThat(FindCommand.note(later, 3, 4.2e8))
        .isEqualTo("1 of 3 placements, 6.0e8 of about 1.3e9 tries, about 84 s left");
  }

  private static SearchProgress report(long tries, long found, long seconds) {
    Duration elapsed = Duration.ofSeconds(seconds);
    return new SearchProgress(0, tries, found, elapsed, Optional.empty(), 0);
  }
}
