package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.result.SearchProgress;

class ProgressTest {
  private final Progress.Watch watch = new Progress.Watch();

  private void report(double fraction, long decisions, long solutions, double seconds) {
    report(fraction, decisions, solutions, seconds, 0);
  }

  private void report(double fraction, long decisions, long solutions, double seconds, int parts) {
    Optional<Duration> remaining =
        fraction == 0
            ? Optional.empty()
            : Optional.of(
                Duration.ofMillis(Math.round(1_000 * seconds / fraction * (1 - fraction))));
    watch.report(
        new SearchProgress(
            fraction,
            decisions,
            solutions,
            Duration.ofMillis(Math.round(1_000 * seconds)),
            remaining,
            parts));
  }

  private String line(long delivered) {
    return Progress.line("count 8", Duration.ofSeconds(1), watch.fields(delivered), 100);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | 79 | count 18: 0:00:01, 42.1 %, 12345 found",
        "3723 | 79 | count 18: 1:02:03, 42.1 %, 12345 found",
        "1 | 38 | count 18: 0:00:01, 42.1 %, 12345 found",
        "1 | 37 | count 18: 0:00:01, 42.1 %",
        "1 | 24 | count 18: 0:00:01",
        "1 | 17 | count 18: 0:00:01",
        "1 | 15 | count 18: 0:00:",
        "1 | 0 | ''",
        "1 | -1 | ''"
      })
  void showsTheFieldsThatFitAsAWhole(long seconds, int width, String line) {
    List<String> fields = List.of("42.1 %", "12345 found");
    assertThat(Progress.line("count 18", Duration.ofSeconds(seconds), fields, width))
        .isEqualTo(line);
  }

  @Test
  void hasNoFieldsBeforeTheFirstReport() {
    assertThat(line(0)).isEqualTo("count 8: 0:00:01");
    assertThat(line(3)).isEqualTo("count 8: 0:00:01, 3 found");
  }

  @Test
  void hasTheShareTheTimeLeftTheSolutionsAndTheRate() {
    report(0.1, 1_000, 100, 1);
    report(0.2099, 8_001_000, 2_460_100, 3);
    assertThat(line(0))
        .isEqualTo("count 8: 0:00:01,  20.9 %,       11 s left, 2460100 found, 1.23M found/s");
    assertThat(line(2_460_000)).contains(", 2460000 found,");
  }

  @Test
  void countsTheRateFromTheFirstReportOfASearch() {
    report(0.5, 500_000, 1_000_000, 1);
    report(0.75, 500_200, 1_000_000, 2);
    assertThat(line(0))
        .as("solutions of an earlier run are not found at this rate")
        .endsWith(" 1000000 found, 200 decisions/s");
    report(0.25, 0, 10, 0.5);
    report(0.5, 0, 40, 1);
    assertThat(line(0)).as("the next search").endsWith(" 40 found, 60 found/s");
  }

  @Test
  void hasTheNumberOfPartsUntilTheFirstIsDone() {
    report(0, 0, 0, 1, 44);
    assertThat(line(0)).isEqualTo("count 8: 0:00:01,   0.0 %,    part 1 of 44, 0 found, 0 found/s");
    report(0.5, 0, 1, 2, 44);
    assertThat(line(0)).contains(",  50.0 %,      2.0 s left,");
  }

  @Test
  void isWholeAtTheEndOnly() {
    report(0, 0, 0, 1);
    assertThat(line(0)).isEqualTo("count 8: 0:00:01,   0.0 %,          ? left, 0 found, 0 found/s");
    report(0.99999, 0, 0, 2);
    assertThat(line(0)).contains(",  99.9 %, ");
    assertThat(line(0)).contains(",  under 1 s left,");
    report(1, 0, 0, 2);
    assertThat(line(0)).contains(", 100.0 %,  under 1 s left,");
  }
}
