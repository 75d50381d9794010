package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.nqueens.Fuzz;

/** Any text is read as a board that is written and read again as it was, or is refused. */
class BoardFuzzIT {

  @Fuzz
  void readsOrRefuses(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    Board board;
    try {
      board = Board.parse(text);
    } catch (BoardFormatException e) {
      assertThat(e.getMessage())
          .matches("line \\d+, column \\d+: [^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+");
      return;
    }
    assertThat(Board.parse(board.toString())).isEqualTo(board).hasSameHashCodeAs(board);
    assertThat(Position.parse(text)).isEqualTo(Position.of(board));
    assertThat(board.model().size()).isEqualTo(board.size());
  }
}
