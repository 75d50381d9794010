package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.boards.StarBoards;

class OtherStarsTest {
  private static final Board NINE = StarBoards.unique().get(0).withStars(1);

  @Test
  void findsTheNumberOfALostStarBattle() {
    assertThat(OtherStars.of(NINE)).hasValue(2);
    assertThat(OtherStars.of(NINE.withStars(3))).hasValue(2);
    assertThat(OtherStars.sentence(NINE))
        .hasValue("With two queens in each row the board has exactly one solution: give --stars 2");
  }

  @Test
  void findsTheOneQueenOfABoardThatWasReadWithTwo() throws IOException {
    Board garden = Board.parse(Files.readString(Path.of("../boards/garden.txt")));
    assertThat(OtherStars.of(garden.withStars(2))).hasValue(1);
    assertThat(OtherStars.sentence(garden.withStars(2)).orElseThrow())
        .startsWith("With one queen in each row");
  }

  @Test
  void saysNothingOfOtherBoards() {
    Board small = Board.of("AABB", "ACBB", "CCDB", "CDDD");
    Board stripes =
        Board.of(
            "ABCDEFGH"
                .chars()
                .mapToObj(c -> Character.toString(c).repeat(8))
                .toArray(String[]::new));
    List<Board> others =
        List.of(
            NINE.withStars(2), // has its number, and several solutions with one queen
            small.withStars(2),
            stripes,
            NINE.withVariant(Variant.ROOKS),
            Board.parse("........\n".repeat(8)));
    assertThat(others)
        .allSatisfy(board -> assertThat(OtherStars.of(board)).isEqualTo(OptionalInt.empty()));
  }
}
