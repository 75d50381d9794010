package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class ProfilerAddressTest {
  private final ProfilerAddress.Converter converter = new ProfilerAddress.Converter();

  @ParameterizedTest
  @CsvSource({
    "6565, localhost, 6565",
    "1, localhost, 1",
    "65535, localhost, 65535",
    "example.org:6565, example.org, 6565",
    "127.0.0.1:80, 127.0.0.1, 80",
    "[::1]:6565, ::1, 6565"
  })
  void readsAnAddress(String text, String host, int port) {
    assertThat(converter.convert(text)).isEqualTo(new ProfilerAddress(host, port));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "0", "65536", "99999", "123456", "-1", "x", ":6565", "host:", "host", "::1:80", "[]:80"
      })
  void refusesWhatIsNone(String text) {
    assertThatThrownBy(() -> converter.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage(
            "profiler ("
                + text
                + ") must be a port from 1 to 65535, or HOST:PORT: write 6565 or localhost:6565");
  }
}
