package org.nqueens.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class DurationConverterTest {
  private final DurationConverter converter = new DurationConverter();

  @ParameterizedTest
  @CsvSource({
    "0, PT0S",
    "0ms, PT0S",
    "90, PT1M30S",
    "1.5, PT1.5S",
    "500ms, PT0.5S",
    "0.5ms, PT0.0005S",
    "1.5s, PT1.5S",
    "30s, PT30S",
    "5m, PT5M",
    "1m30s, PT1M30S",
    "1.5h, PT1H30M",
    "2h, PT2H",
    "1d, PT24H",
    "1d2h3m4s5ms, PT26H3M4.005S",
    "999999999d, PT23999999976H"
  })
  void readsATime(String text, Duration time) {
    assertThat(converter.convert(text)).isEqualTo(time);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "s",
        "1.5x",
        "-1s",
        "1 s",
        "1m 30s",
        "1e3s",
        "1234567890s",
        "1.0000000001s",
        "5S",
        "\u0661s"
      })
  void refusesWhatIsNone(String text) {
    assertThatThrownBy(() -> converter.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage(
            "time (" + text + ") must be a number with a unit: write 500ms, 1.5s, 1m30s, 2h or 1d");
  }
}
