package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.nqueens.Fuzz;

/** Any text is read as a position that is written and read again as it was, or is refused. */
class PositionFuzzIT {

  @Fuzz
  void readsOrRefuses(byte[] bytes) {
    Position position;
    try {
      position = Position.parse(new String(bytes, StandardCharsets.UTF_8));
    } catch (BoardFormatException e) {
      assertThat(e.getMessage())
          .matches("line \\d+, column \\d+: [^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+");
      return;
    }
    assertThat(Position.parse(position.toString())).isEqualTo(position).hasSameHashCodeAs(position);
  }
}
