package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.cli.SolveRun.emptyBoard;
import static org.nqueens.cli.SolveRun.solve;
import static org.nqueens.cli.SolveRun.solveAsText;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All solutions of a board, or their number. */
class SolveAllTest {
  private static final String AMBIGUOUS = "....\n....\n....\n....\n";
  private static final String UNSOLVABLE = "Q...\n....\n....\n....\n";
  private static final String REGIONS = "AABB\nAABB\nCCDD\nCCCD\n";

  private static CommandRun count(String board, String... options) {
    return CommandRun.reading(
        board, Stream.concat(Stream.of("count", "-"), Stream.of(options)).toArray(String[]::new));
  }

  @Test
  void leavesOutSymmetricSolutionsOnly() {
    assertThat(count(emptyBoard(8), "--up-to-symmetry").out()).isEqualTo("12\n");
    assertThat(count(emptyBoard(8)).out()).isEqualTo("92\n");
    // A blocked corner leaves the board one reflection, another square none.
    String rest = emptyBoard(6).substring(2);
    assertThat(count("#." + rest).out()).isEqualTo("4\n");
    assertThat(count("#." + rest, "--up-to-symmetry").out()).isEqualTo("2\n");
    assertThat(count(".#" + rest).out()).isEqualTo("3\n");
    assertThat(count(".#" + rest, "--up-to-symmetry").out()).isEqualTo("3\n");
    assertThat(solve(emptyBoard(6), "--all", "--up-to-symmetry", "--format", "json").out())
        .startsWith("{\"type\":\"placement\",\"rows\":[1,3,5,0,2,4]}\n{\"type\":\"result\",")
        .contains("\"completion\":\"EXHAUSTED\",\"solutions\":1,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void printsAllSolutionsInOrder(String backend) {
    CommandRun text = solveAsText(AMBIGUOUS, "--all", "--backend", backend);
    assertThat(text)
        .isEqualTo(
            new CommandRun(
                0,
                " .  . [Q] .\n[Q] .  .  .\n .  .  . [Q]\n . [Q] .  .\n\n"
                    + " . [Q] .  .\n .  .  . [Q]\n[Q] .  .  .\n .  . [Q] .\n\n",
                "Solutions found: 2\n"));
    CommandRun none = solveAsText(UNSOLVABLE, "--all", "--backend", backend);
    assertThat(none).isEqualTo(new CommandRun(1, "", "Solutions found: 0\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void countsSolutions(String backend) {
    String blocked = "..#.....\n" + "........\n".repeat(7);
    assertThat(count(blocked, "--backend", backend)).isEqualTo(new CommandRun(0, "76\n", ""));
    assertThat(count(REGIONS, "--backend", backend)).isEqualTo(new CommandRun(0, "1\n", ""));
    assertThat(count(UNSOLVABLE, "--backend", backend)).isEqualTo(new CommandRun(1, "0\n", ""));
  }

  @Test
  void obeysStrategyAndLimit() {
    CommandRun run =
        solveAsText(AMBIGUOUS, "--all", "--limit", "1", "--strategy", "first-unbound/largest");
    assertThat(run)
        .isEqualTo(
            new CommandRun(
                0,
                " . [Q] .  .\n .  .  . [Q]\n[Q] .  .  .\n .  . [Q] .\n\n",
                "queens: stopped (SOLUTION_LIMIT), there may be more solutions\n"
                    + "Solutions found: 1\n"));
  }

  @Test
  void givesNoAnswerThatALimitCutShort() {
    assertThat(solve(AMBIGUOUS, "--time-limit", "0ms"))
        .isEqualTo(
            new CommandRun(
                1, "", "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
    String stopped = "queens: stopped (%s), there may be more solutions\n";
    assertThat(count(AMBIGUOUS, "--time-limit", "0ms"))
        .isEqualTo(new CommandRun(1, "at least 0\n", stopped.formatted("TIME_LIMIT")));
    assertThat(count(AMBIGUOUS, "--limit", "1"))
        .isEqualTo(new CommandRun(0, "at least 1\n", stopped.formatted("SOLUTION_LIMIT")));
    assertThat(solve(AMBIGUOUS, "--time-limit", "0ms", "--all"))
        .isEqualTo(new CommandRun(1, "", stopped.formatted("TIME_LIMIT") + "Solutions found: 0\n"));
  }
}
