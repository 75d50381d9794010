package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressLineTest {
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
  void hasTheFieldsThatFitAsAWhole(long seconds, int width, String line) {
    assertThat(
            ProgressLine.of("count 18", Duration.ofSeconds(seconds))
                .with("42.1 %")
                .with("12345 found")
                .toString(width))
        .isEqualTo(line);
  }
}
