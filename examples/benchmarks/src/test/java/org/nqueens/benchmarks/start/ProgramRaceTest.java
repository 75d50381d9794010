package org.nqueens.benchmarks.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nqueens.benchmarks.measure.Table;

class ProgramRaceTest {
  private static void requireBash() {
    assumeTrue(Files.exists(Path.of("/bin/bash")), "bash takes the times");
  }

  @Test
  void addsUserAndSystemTime() {
    assertThat(ProcessTimes.parse("0.123 0.010 1.500\n"))
        .isEqualTo(new ProcessTimes(Duration.ofMillis(133), Duration.ofMillis(1500)));
  }

  @Test
  void takesTheMedianOfEachTime() {
    assertThat(
            ProcessTimes.median(
                List.of(
                    new ProcessTimes(Duration.ofMillis(1), Duration.ofMillis(30)),
                    new ProcessTimes(Duration.ofMillis(3), Duration.ofMillis(10)),
                    new ProcessTimes(Duration.ofMillis(2), Duration.ofMillis(20)))))
        .isEqualTo(new ProcessTimes(Duration.ofMillis(2), Duration.ofMillis(20)));
  }

  @Test
  void comparesProgramsWithTheFirst() {
    requireBash();
    Table table =
        new ProgramRace(List.of(Program.line(), Program.bare(8), Program.library(8))).measure(1);
    assertThat(table.rows())
        .extracting(row -> row.get(0))
        .containsExactly(
            "a JVM that prints a line",
            "bare recursion, n = 8",
            "QueensSolver.enumerate(8, consumer)");
    assertThat(table.rows().get(0).get(3)).isEqualTo("1.00");
  }

  @Test
  void refusesAProgramThatFails() {
    requireBash();
    assertThatThrownBy(() -> new Program("false", List.of("sh", "-c", "exit 3"), Map.of()).run())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("exit code (3) of [bash, -c, ");
  }
}
