package org.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.benchmarks.work.Turns;
import org.nqueens.benchmarks.work.Works;

class SideBySideTest {

  private static final Turns BRIEF = new Turns(1, Duration.ZERO, Duration.ofMillis(1));

  @Test
  void reportsWhereAndWhenAndHowEachContestantDid() {
    LocalDate before = LocalDate.now(ZoneOffset.UTC);
    List<String> lines =
        SideBySide.report(Works.named("cp-sat-5"), BRIEF).toString().lines().toList();
    assertThat(lines.get(0)).isEqualTo("# cp-sat-5");
    assertThat(lines.get(2))
        .startsWith("By `SideBySide cp-sat-5` on ")
        .containsAnyOf(before.toString(), LocalDate.now(ZoneOffset.UTC).toString())
        .contains(System.getProperty("os.arch"))
        .contains("Java " + Runtime.version().feature())
        .contains("OR-Tools 9.")
        .contains("Choco 5");
    assertThat(lines.subList(6, lines.size()))
        .satisfiesExactly(
            line ->
                assertThat(line)
                    .isEqualTo(
                        "| contestant | solutions | wall ms | CPU ms | decisions | failures | ratio |"),
            line -> assertThat(line).isEqualTo("| --- | ---: | ---: | ---: | ---: | ---: | ---: |"),
            line ->
                assertThat(line).matches("\\| direct CP-SAT \\| 10 \\|( [\\d.]+ \\|){4} 1.00 \\|"),
            line -> assertThat(line).matches("\\| cp-sat \\| 10 \\|( [\\d.]+ \\|){5}"),
            line -> assertThat(line).matches("\\| cp-sat, 2 threads \\| 10 \\|( [\\d.]+ \\|){5}"),
            line -> assertThat(line).isEmpty());
  }
}
