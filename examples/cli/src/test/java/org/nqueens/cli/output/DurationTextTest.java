package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationTextTest {
  @ParameterizedTest
  @CsvSource({
    "0, under 1 ms",
    "0.0005, 1 ms",
    "0.9994, 999 ms",
    "0.9996, 1.0 s",
    "4.24, 4.2 s",
    "59.6, 60 s",
    "80, 80 s",
    "300, 5.0 min",
    "3570, 60 min",
    "9000, 2.5 h",
    "172800, 2.0 days",
    "3.456e10, '1,095 years'"
  })
  void saysAboutTwoDigits(double seconds, String text) {
    long whole = (long) seconds;
    Duration time = Duration.ofSeconds(whole, Math.round((seconds - whole) * 1e9));
    assertThat(DurationText.of(time)).isEqualTo(text);
  }
}
