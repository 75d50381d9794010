package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

class BoardTest {
  private static final String PLAIN = "....\n.Q..\n...#\n....\n";
  private static final String REGIONS = "AAB\nCAB\nCC#\n";

  @Test
  void readsSquares() {
    Board board = Board.parse(PLAIN);
    assertThat(board.size()).isEqualTo(4);
    assertThat(board.title()).isEmpty();
    assertThat(board.variant()).isEqualTo(Variant.QUEENS);
    assertThat(board.hasRegions()).isFalse();
    assertThat(board.square(1, 1)).isEqualTo(SquareState.GIVEN);
    assertThat(board.square(3, 2)).isEqualTo(SquareState.BLOCKED);
    assertThat(board.square(2, 3)).isEqualTo(SquareState.FREE);
    assertThat(board.model())
        .isEqualTo(QueensModel.of(4).toBuilder().place(1, 1).block(3, 2).build());
  }

  @Test
  void readsRegions() {
    Board board = Board.parse(REGIONS);
    assertThat(board.variant()).isEqualTo(Variant.NON_TOUCHING);
    assertThat(board.hasRegions()).isTrue();
    assertThat(board.region(2, 0)).isEqualTo('B');
    assertThat(board.region(0, 2)).isEqualTo('C');
    assertThat(board.region(2, 2)).isEqualTo('#');
    assertThat(board.square(2, 2)).isEqualTo(SquareState.BLOCKED);
    assertThat(board.square(2, 0)).isEqualTo(SquareState.FREE);
    assertThat(board.model())
        .isEqualTo(
            Variant.NON_TOUCHING
                .builder(3)
                .regionsAllDifferent((column, row) -> "AABCABCC#".charAt(3 * row + column))
                .block(2, 2)
                .build());
  }

  @Test
  void readsQAsARegionWhereThereIsAnotherLetter() {
    Board board = Board.of("QA", "QA");
    assertThat(board.hasRegions()).isTrue();
    assertThat(board.square(0, 0)).isEqualTo(SquareState.FREE);
    assertThat(board.region(0, 1)).isEqualTo('Q');
    assertThat(board.model().domain(0).size()).isEqualTo(2);
    assertThat(Board.of("Q").square(0, 0)).isEqualTo(SquareState.GIVEN);
    assertThat(Board.of("q").region(0, 0)).isEqualTo('q');
  }

  @Test
  void takesAsManyRegionsAsThereAreLetters() {
    String letters = letters('A') + letters('a');
    Board board =
        Board.parse(letters.chars().mapToObj(c -> line(c, 52)).collect(Collectors.joining()));
    assertThat(board.size()).isEqualTo(52);
    assertThat(board.region(7, 51)).isEqualTo('z');
    assertThat(board.withVariant(Variant.ROOKS).model())
        .matches(model -> model.isSolution(Placement.of(IntStream.range(0, 52).toArray())));
  }

  private static String letters(char first) {
    return IntStream.range(0, 26)
        .mapToObj(i -> String.valueOf((char) (first + i)))
        .collect(Collectors.joining());
  }

  private static String line(int letter, int n) {
    return String.valueOf((char) letter).repeat(n) + "\n";
  }

  static Stream<Board> boards() {
    List<String> titles =
        List.of(
            "",
            "a",
            "two words",
            "# =",
            "variant",
            "n",
            "N=3",
            "\u2003x",
            "x\u2003",
            "a\u200Db",
            "\uFEFF",
            "Ünï \u2654 \uD83D\uDC51",
            "t".repeat(1_000));
    return Stream.of(PLAIN, REGIONS, "Q\n", "#\n")
        .map(Board::parse)
        .flatMap(board -> titles.stream().map(board::withTitle))
        .flatMap(board -> Stream.of(Variant.values()).map(board::withVariant));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("boards")
  void readsWhatItWritesAndWhatOtherSystemsMakeOfIt(Board board) {
    String text = board.toString();
    assertThat(Board.parse(text)).isEqualTo(board).hasSameHashCodeAs(board);
    assertThat(Board.parse("\uFEFF" + text.replace("\n", "\r\n") + "\r\n\r")).isEqualTo(board);
  }

  @Test
  void writesAHeaderOnlyWhereThereIsNeedOfOne() {
    assertThat(Board.parse(PLAIN)).hasToString(PLAIN);
    assertThat(Board.parse(REGIONS)).hasToString(REGIONS);
    assertThat(Board.parse(REGIONS).withTitle("  my   board "))
        .hasToString("# my board\n" + REGIONS);
    assertThat(Board.of("..", "..").withVariant(Variant.NON_TOUCHING))
        .hasToString("# variant=non-touching\n..\n..\n");
    assertThat(Board.of("A").withVariant(Variant.QUEENS).withTitle("one"))
        .hasToString("# one variant=queens\nA\n");
  }

  @ParameterizedTest
  @EnumSource
  void posesTheProblemOfItsVariant(Variant variant) {
    assertThat(Board.of("...", "...", "...").withVariant(variant).model())
        .isEqualTo(variant.builder(3).build());
  }
}
