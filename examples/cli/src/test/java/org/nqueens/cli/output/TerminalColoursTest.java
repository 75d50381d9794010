package org.nqueens.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalColoursTest {
  @Test
  void areOnTerminalsThatHaveThem() {
    assertThat(Terminal.hasColours(Map.of("TERM", "xterm"), () -> true)).isTrue();
    assertThat(Terminal.hasColours(Map.of("TERM", "xterm", "NO_COLOR", ""), () -> true)).isTrue();
    assertThat(Terminal.hasColours(Map.of("WT_SESSION", "1"), () -> true)).isTrue();
    assertThat(Terminal.hasColours(Map.of("TERM", "xterm"), () -> false)).isFalse();
    assertThat(Terminal.hasColours(Map.of("TERM", "xterm", "NO_COLOR", "1"), () -> true)).isFalse();
    assertThat(Terminal.hasColours(Map.of(), () -> true)).isFalse();
    assertThat(Terminal.hasColours(Map.of("TERM", "dumb"), () -> true)).isFalse();
  }
}
