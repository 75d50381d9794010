package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

/** The texts of positions, and the positions of texts. */
class PositionTextTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "....");
  private static final Board REGIONS = Board.of("AABB", "AABB", "CC#D", "CDDD");

  @Test
  void writesABoardWithoutMarksAsABoard() {
    Board board = PLAIN.withTitle("Four").withVariant(Variant.ROOKS);
    assertThat(Position.of(board)).hasToString(board.toString());
    assertThat(Position.of(REGIONS)).hasToString("AABB\nAABB\nCC#D\nCDDD\n");
    assertThat(Position.parse(REGIONS.toString())).isEqualTo(Position.of(REGIONS));
  }

  @Test
  void writesThreeCharactersForASquareIfThereAreMarks() {
    Position plain = Position.of(PLAIN.withTitle("Four")).withQueen(1, 0).withCross(2, 1);
    assertThat(plain).hasToString("# Four\n # [Q] .  .\n .  . -.- Q\n .  .  .  .\n .  .  .  .\n");
    Position regions =
        Position.of(REGIONS).withQueen(3, 3).withCross(0, 0).withCross(2, 2).withQueen(2, 2);
    assertThat(regions).hasToString("-A- A  B  B\n A  A  B  B\n C  C [#] D\n C  D  D [D]\n");
    assertThat(Position.of(PLAIN).withQueen(0, 0).withCross(0, 3))
        .hasToString("[#] .  .  .\n .  .  .  Q\n .  .  .  .\n-.- .  .  .\n");
  }

  static Stream<Board> boards() {
    return Stream.of(
        PLAIN,
        REGIONS,
        Board.of("."),
        Board.of("A"),
        Board.of("#"),
        Board.of("QA", "QA"),
        Board.of("ba", "ab"),
        Board.of("....", "....", "Q...", "....").withVariant(Variant.TOROIDAL),
        REGIONS.withTitle("A title n and variant").withVariant(Variant.QUEENS));
  }

  /** Every mark on every square, in random combinations. */
  private static Position scribbled(Board board, SplittableRandom random) {
    Position position = Position.of(board);
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        position =
            switch (random.nextInt(3)) {
              case 0 -> position.withQueen(column, row);
              case 1 -> position.withCross(column, row);
              default -> position;
            };
      }
    }
    return position;
  }

  @ParameterizedTest
  @MethodSource("boards")
  void readsWhatItWrites(Board board) throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 100; i++) {
      Position position = scribbled(board, random);
      assertThat(Position.parse(position.toString())).isEqualTo(position);
      assertThat(Position.read(new StringReader(position.toString()))).isEqualTo(position);
    }
  }

  @Test
  void readsAQueenOnAFreeSquareInTwoWays() {
    Position position = Position.of(Board.of("..", "..")).withQueen(0, 1);
    assertThat(Position.parse(" .  .\n[Q] .\n")).isEqualTo(position);
    assertThat(Position.parse(" .  .\n[.] .\n")).isEqualTo(position);
  }

  @Test
  void takesQueensWithoutBracketsForGivenOnes() {
    assertThat(Position.parse(" .  Q\n[Q] .\n"))
        .isEqualTo(Position.of(Board.of(".Q", "..")).withQueen(0, 1));
    assertThat(Position.parse(".Q\n..\n")).isEqualTo(Position.of(Board.of(".Q", "..")));
  }

  @Test
  void takesSeveralQueensInAColumnForThePlayers() {
    Position position = Position.parse("# n=3\n..Q\nQ..\nQ#.\n");
    assertThat(position.board()).isEqualTo(Board.of("...", "...", ".#."));
    assertThat(position.queens())
        .containsExactly(new Square(0, 1), new Square(0, 2), new Square(2, 0));
    assertThat(position.clashes()).extracting(Clash::rule).contains("columns");
    assertThat(Position.parse(position.toString())).isEqualTo(position);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[A] A  B  B\n A  A  B -B-\n C  C  #  D\n C  D  D  D\n",
        "[A] A  B  B \n A  A  B -B-\n C  C  #  D \n C  D  D  D ",
        "[A] A  B  B   \r\n A  A  B -B-   \r\n C  C  #  D\r\n C  D  D  D\r\n\r\n",
        "\uFEFF[A] A  B  B\n A  A  B -B-\n C  C  #  D\n C  D  D  D\n\n\n\n",
        "# n=4 variant=non-touching\n[A] A  B  B\n A  A  B -B-\n C  C  #  D\n C  D  D  D\n",
        "[A! A  B  B\n A  A  B -B:\n C  C  #* D\n C  D  D  D\n",
        "[A] A  B  B\n A  A  B -B-\n C  C  #  D\n C  D  D  D\n\nThis is the only solution.\n",
        "[A] A  B  B\n A  A  B -B-\n C  C  #  D\n C  D  D  D\n\n\nA thing,\n\n[A] A?\n~~~\n",
      })
  void readsWhatEditorsAndCommandsMakeOfAText(String text) {
    assertThat(Position.parse(text))
        .isEqualTo(Position.of(REGIONS).withQueen(0, 0).withCross(3, 1));
  }

  @Test
  void ignoresASentenceAfterANarrowBoard() {
    assertThat(Position.parse(REGIONS + "\nNo solution.\n")).isEqualTo(Position.of(REGIONS));
    assertThat(Position.parse(REGIONS + "\n\u00C9tude 7\n")).isEqualTo(Position.of(REGIONS));
  }

  @Test
  void readsTheSizesThatABoardCanHave() {
    String line = "[Q]" + " . ".repeat(1_023);
    String wide = (line + "\n").repeat(1_024);
    Position position = Position.parse(wide);
    assertThat(position.board().size()).isEqualTo(1_024);
    assertThat(position.queens()).hasSize(1_024);
    assertThat(position.clashes()).hasSize(10_000);
    assertThat(position.clashingQueens()).hasSize(1_024);
  }

  @Test
  void readsAPlacement() {
    Position solved = Position.of(REGIONS).withPlacement(Placement.of(1, 3, 0, 2));
    assertThat(Position.parse(" A  A [B] B\n[A] A  B  B\n C  C  # [D]\n C [D] D  D\n"))
        .isEqualTo(solved);
  }
}
