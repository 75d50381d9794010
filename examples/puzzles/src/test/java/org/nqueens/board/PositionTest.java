package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

/**
 * The marks of a player, what follows from them, and their text; {@link BoardTextTest} reads
 * others.
 */
class PositionTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "....");
  private static final Board REGIONS = Board.of("AABB", "AABB", "CC#D", "CDDD");

  @Test
  void hasOneMarkOnASquareAtMost() {
    Position queen = Position.of(PLAIN).withCross(1, 0).withQueen(1, 0);
    assertThat(queen.hasQueen(1, 0)).isTrue();
    assertThat(queen.hasCross(1, 0)).isFalse();
    assertThat(queen.withCross(1, 0).crosses()).containsExactly(new Square(1, 0));
    assertThat(queen.withCross(1, 0)).isEqualTo(Position.of(PLAIN).withCross(1, 0));
    assertThat(queen.withoutMark(1, 0))
        .isEqualTo(Position.of(PLAIN))
        .hasSameHashCodeAs(Position.of(PLAIN));
  }

  @Test
  void takesNoMarksOnGivenQueens() {
    Position position = Position.of(PLAIN);
    assertThat(position.withCross(3, 1)).isEqualTo(position);
    assertThat(position.withQueen(3, 1)).isEqualTo(position);
    assertThat(position.withoutMark(3, 1)).isEqualTo(position);
  }

  @Test
  void findsEveryPairAndRule() {
    Position position =
        Position.of(REGIONS).withQueen(0, 0).withQueen(1, 1).withQueen(1, 0).withQueen(2, 2);
    assertThat(position.clashes())
        .extracting(Clash::toString)
        .containsExactly(
            "(2, 2): blocked squares",
            "(0, 0) and (1, 0): rows",
            "(0, 0) and (1, 0): regions",
            "(0, 0) and (1, 1): neighbours",
            "(0, 0) and (1, 1): regions",
            "(1, 0) and (1, 1): columns",
            "(1, 0) and (1, 1): regions",
            "(1, 1) and (2, 2): neighbours");
    assertThat(position.clashingQueens()).isEqualTo(position.queens());
  }

  @Test
  void doesNotTakeBlockedSquaresForARegion() {
    Position position = Position.of(Board.of("A#", "#B")).withQueen(0, 1).withQueen(1, 0);
    assertThat(position.clashes())
        .extracting(Clash::rule)
        .containsExactly("blocked squares", "blocked squares", "neighbours");
    assertThat(position.clashingQueens()).hasSize(2);
  }

  @Test
  void hasAModelWhoseSolutionsAreTheCompletions() {
    Board board = Board.of("....", "....", "....", "....");
    assertThat(QueensSolver.builder().build().count(Position.of(board).model())).isEqualTo(2);
    Position queen = Position.of(board).withQueen(0, 2);
    assertThat(find(queen)).contains(Placement.of(2, 0, 3, 1));
    assertThat(find(Position.of(board).withCross(0, 1))).isEqualTo(find(queen));
    assertThat(find(queen.withCross(1, 0))).isEmpty();
  }

  private static Optional<Placement> find(Position position) {
    return QueensSolver.builder().build().findAny(position.model());
  }

  @Test
  void hasNoCompletionWithAQueenOnABlockedSquare() {
    QueensModel model = Position.of(PLAIN).withQueen(0, 0).model();
    assertThat(model.domain(0).isEmpty()).isTrue();
    Position walled = Position.of(Board.of("#...", "#...", "#...", "....")).withQueen(0, 0);
    assertThat(walled.model().domain(0).isEmpty()).as("one square left").isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "QUEENS | 0 | 0 | 4 | 4 | share a diagonal",
        "QUEENS | 0 | 3 | 4 | 3 | share a row",
        "QUEENS | 2 | 0 | 2 | 4 | share a column",
        "TOROIDAL_SEMIQUEENS | 0 | 0 | 4 | 1 | share a diagonal of the torus",
        "SEMIQUEENS | 0 | 4 | 4 | 0 | share a diagonal",
        "SUPERQUEENS | 0 | 0 | 1 | 2 | are a knight's move apart",
        "NON_TOUCHING | 2 | 3 | 3 | 2 | touch",
      })
  void saysWhatIsWrong(Variant variant, int column, int row, int column2, int row2, String words) {
    Board board = Board.of(".....", ".....", ".....", ".....", ".....").withVariant(variant);
    Position position = Position.of(board).withQueen(column, row).withQueen(column2, row2);
    assertThat(position.clashes())
        .extracting(Clash::message)
        .containsExactly(
            "the queens at (%s, %s) and (%s, %s) %s".formatted(column, row, column2, row2, words));
  }

  @Test
  void namesBlockedSquaresAndRegions() {
    assertThat(Position.of(Board.of("#.", "..")).withQueen(0, 0).clashes())
        .extracting(Clash::message)
        .containsExactly("the queen at (0, 0) stands on a blocked square");
    assertThat(Position.of(Board.of("AAB", "ABB", "CCC")).withQueen(0, 1).withQueen(1, 0).clashes())
        .extracting(Clash::message)
        .containsExactly(
            "the queens at (0, 1) and (1, 0) touch",
            "the queens at (0, 1) and (1, 0) share a region");
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
  void readsTheSizesThatABoardCanHave() {
    String line = "[Q]" + " . ".repeat(1_023);
    String wide = (line + "\n").repeat(1_024);
    Position position = Position.parse(wide);
    assertThat(position.board().size()).isEqualTo(1_024);
    assertThat(position.queens()).hasSize(1_024);
    assertThat(position.clashes()).hasSize(10_000);
    assertThat(position.clashingQueens()).hasSize(1_024);
  }

  private static List<Position> all(String text) throws IOException {
    return Position.readAll(new StringReader(text));
  }

  @Test
  void boundsEmptyLinesAndLongLines() throws IOException {
    String sentence = "long words ".repeat(2_000);
    assertThat(all(".\n\n" + sentence + "\n\nQ\n")).hasSize(2);
    assertThatThrownBy(() -> all(".\n" + "\n".repeat(2_000)))
        .hasMessage(
            "line 2, column 1: too many empty lines follow the board: end the text after its last line");
    assertThatThrownBy(() -> all(".\n\n" + ".".repeat(4_000)))
        .hasMessage(
            "board 2, line 3, column 3073: the line goes on after 3072 characters: a board has at most 1024 columns");
    assertThatThrownBy(() -> all(".\n\n" + sentence + "\n\n1"))
        .as("after a sentence on one line")
        .hasMessageStartingWith("board 2, line 5, column 1: '1' (U+0031) is not a square");
  }
}
