package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import org.nqueens.Fuzz;

/**
 * Any text is read as a position, and as a board if it has no marks, which are written and read
 * again as they were, or is refused.
 */
class PositionFuzzIT {
  @Fuzz
  void readsOrRefuses(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    Optional<Position> position = read(() -> Position.parse(text));
    position.ifPresent(
        each ->
            assertThat(Position.parse(each.toString())).isEqualTo(each).hasSameHashCodeAs(each));
    read(() -> Board.parse(text))
        .ifPresent(
            board -> {
              assertThat(Board.parse(board.toString())).isEqualTo(board).hasSameHashCodeAs(board);
              assertThat(position).contains(Position.of(board));
              assertThat(board.model().size()).isEqualTo(board.modelSize());
            });
  }

  private static <T> Optional<T> read(Supplier<T> reader) {
    try {
      return Optional.of(reader.get());
    } catch (BoardFormatException e) {
      assertThat(e.getMessage())
          .matches("line \\d+, column \\d+: [^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+");
      return Optional.empty();
    }
  }
}
