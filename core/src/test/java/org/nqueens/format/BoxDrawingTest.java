package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.Variant;

/** The positions that drawings in box-drawing characters show. */
class BoxDrawingTest {
  /** Boards whose regions are connected, and have letters in order of appearance. */
  static Stream<Board> boards() {
    return Stream.of(
        Board.of("."),
        Board.of("Q"),
        Board.of("#"),
        Board.of("#...", "...Q", "....", "...."),
        Board.of("...", "...", "...").withVariant(Variant.ROOKS).withTitle("Three rooks"),
        Board.of("A"),
        Board.of("AB", "AA"),
        Board.of("A##", "BBC", "#B#"),
        Board.of("AABB", "AABB", "CC#D", "CDDD"),
        Board.of("ABBBB", "ABCDB", "ACCDB", "AEDDB", "AEEEE").withVariant(Variant.QUEENS));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void readsWhatIsDrawn(Board board) {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 100; i++) {
      Position position = Position.of(board);
      for (int square = 0; square < board.size() * board.size(); square++) {
        int column = square % board.size();
        int row = square / board.size();
        position =
            switch (random.nextInt(3)) {
              case 0 -> position.withQueen(column, row);
              case 1 -> position.withCross(column, row);
              default -> position;
            };
      }
      Drawing drawing = Drawing.of(position).withTitle();
      assertThat(Position.parse(drawing.unicode())).isEqualTo(position);
      assertThat(Position.parse(drawing.unicode() + "\nThis is the only solution.\n"))
          .isEqualTo(position);
      assertThat(Position.parse(drawing.unicode().replace("\n", "\r\n"))).isEqualTo(position);
      Drawing emphasised =
          drawing
              .withClashes()
              .withHighlight(random.nextInt(board.size()), random.nextInt(board.size()))
              .withUnit(Unit.of(board).get(random.nextInt(board.size())));
      assertThat(Position.parse(emphasised.unicode())).isEqualTo(position);
    }
  }

  @Test
  void namesRegionsInOrderOfAppearance() {
    Board board = Board.of("bbQ", "aaQ", "aa#");
    assertThat(Position.parse(Drawing.of(board).unicode()).board())
        .isEqualTo(Board.of("AAB", "CCB", "CC#"));
  }

  @Test
  void readsTheLargestDrawing() {
    Board plain = Board.of(Collections.nCopies(256, ".".repeat(256)).toArray(String[]::new));
    Position position = Position.of(plain).withQueen(255, 255);
    assertThat(Position.parse(Drawing.of(position).unicode())).isEqualTo(position);
    String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    Board regions = Board.of(Collections.nCopies(52, letters).toArray(String[]::new));
    assertThat(Position.parse(Drawing.of(regions).unicode()).board()).isEqualTo(regions);
  }
}
