package org.nqueens.puzzle.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.boards.RandomPositions;

/** Queens, marks, emphasis and coordinates, in each manner of drawing. */
class DrawingTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");
  private static final Board REGIONS = Board.of("AAB", "C#B", "CCB");
  private static final Placement PLACEMENT = Placement.of(2, 0, 3, 1);
  private static final Position MARKED =
      Position.of(REGIONS).withQueen(0, 2).withQueen(1, 1).withCross(2, 0).withCross(1, 2);

  @Test
  void numbersColumnsAndRows() {
    Drawing plain = Drawing.of(PLAIN).withCoordinates();
    assertThat(plain.text()).isEqualTo("  0123\n0 #...\n1 ...Q\n2 ....\n3 ..#.\n");
    assertThat(plain.unicode())
        .isEqualTo(
            """
                0   1   2   3
              ┌───┬───┬───┬───┐
            0 │▒▒▒│   │   │   │
              ├───┼───┼───┼───┤
            1 │   │   │   │ ♕ │
              ├───┼───┼───┼───┤
            2 │   │   │   │   │
              ├───┼───┼───┼───┤
            3 │   │   │▒▒▒│   │
              └───┴───┴───┴───┘
            """);
    Drawing regions = Drawing.of(REGIONS).withCoordinates().withPlacement(Placement.of(2, 0, 1));
    assertThat(regions.text()).isEqualTo("   0  1  2\n0  A [A] B\n1  C  # [B]\n2 [C] C  B\n");
    assertThat(regions.unicode().lines().limit(5))
        .as("with the letters of regions")
        .containsExactly(
            "    0   1   2",
            "  ┏━━━━━━━┳━━━┓",
            "0 ┃ A   ♛ ┃ B ┃",
            "  ┣━━━┳━━━┫   ┃",
            "1 ┃ C ┃▒▒▒┃ ♛ ┃");
  }

  @Test
  void alignsNumbersOfSeveralDigits() {
    List<String> text = Drawing.of(Board.empty(12)).withCoordinates().text().lines().toList();
    assertThat(text).hasSize(14);
    assertThat(text.subList(0, 3))
        .containsExactly("             11", "   012345678901", " 0 ............");
    assertThat(text.get(13)).isEqualTo("11 ............");
    assertThat(Drawing.of(Board.empty(10)).withCoordinates().text())
        .startsWith("  0123456789\n0 ...");
    List<String> unicode =
        Drawing.of(Board.empty(102)).withCoordinates().unicode().lines().toList();
    assertThat(unicode.get(0)).startsWith("      0   1   2 ").endsWith("  98  99 100 101");
    assertThat(unicode.get(1)).startsWith("    ┌───┬");
    assertThat(unicode.get(2)).startsWith("  0 │   │");
    assertThat(unicode.get(2 * 101 + 2)).startsWith("101 │   │");
    // The last digit of a number is never right of the centre of its square by more than one.
    assertThat(unicode.get(2).length() - unicode.get(0).length()).isBetween(1, 2);
  }

  @Test
  void marksSquares() {
    Drawing plain =
        Drawing.of(PLAIN).withMarks(List.of(new Square(3, 1), new Square(0, 0), new Square(1, 2)));
    assertThat(plain.text()).isEqualTo(" #! .  .  .\n .  .  .  Q!\n .  .! .  .\n .  .  #  .\n");
    assertThat(plain.unicode())
        .isEqualTo(
            """
            ┌───┬───┬───┬───┐
            │!▒!│   │   │   │
            ├───┼───┼───┼───┤
            │   │   │   │!♕!│
            ├───┼───┼───┼───┤
            │   │! !│   │   │
            ├───┼───┼───┼───┤
            │   │   │▒▒▒│   │
            └───┴───┴───┴───┘
            """);
    Drawing regions =
        Drawing.of(REGIONS)
            .withPlacement(Placement.of(2, 0, 1))
            .withMarks(List.of(new Square(1, 0), new Square(1, 1)));
    assertThat(regions.text()).isEqualTo(" A [A! B\n C  #![B]\n[C] C  B\n");
  }

  @Test
  void showsTheTitleOnDemand() {
    Board board = PLAIN.withTitle("Evening & night").withVariant(Variant.ROOKS);
    Drawing drawing = Drawing.of(board).withTitle();
    assertThat(drawing.text())
        .isEqualTo("# Evening & night variant=rooks\n" + Drawing.of(PLAIN).text());
    assertThat(drawing.withCoordinates().unicode())
        .startsWith("# Evening & night variant=rooks\n    0   1   2   3\n  ┌───┬");
    assertThat(Drawing.of(PLAIN).withTitle().text()).isEqualTo(Drawing.of(PLAIN).text());
  }

  @Test
  void putsPlacedQueensIntoBrackets() {
    assertThat(Drawing.of(PLAIN).withPlacement(PLACEMENT).text())
        .isEqualTo(" # [Q] .  .\n .  .  .  Q\n[Q] .  .  .\n .  . [#] .\n");
    assertThat(Drawing.of(REGIONS).withPlacement(Placement.of(2, 0, 1)).text())
        .isEqualTo(" A [A] B\n C  # [B]\n[C] C  B\n");
    assertThat(Drawing.of(REGIONS).withPlacement(Placement.of(2, 1, 0)).text())
        .as("a queen on a blocked square")
        .isEqualTo(" A  A [B]\n C [#] B\n[C] C  B\n");
  }

  @Test
  void drawsTheMarksOfThePlayer() {
    assertThat(Drawing.of(MARKED).text()).isEqualTo(" A  A -B-\n C [#] B\n[C]-C- B\n");
    assertThat(Drawing.of(MARKED).unicode())
        .isEqualTo(
            """
            ┏━━━━━━━┳━━━┓
            ┃ ·   · ┃ × ┃
            ┣━━━┳━━━┫   ┃
            ┃ · ┃▒♛▒┃ · ┃
            ┃   ┗━━━┫   ┃
            ┃ ♛   × ┃ · ┃
            ┗━━━━━━━┻━━━┛
            """);
  }

  @Test
  void marksTheQueensThatClash() {
    assertThat(Drawing.of(MARKED).withClashes().text())
        .isEqualTo(" A  A -B-\n C [#! B\n[C!-C- B\n");
    assertThat(Drawing.of(MARKED).withClashes().unicode()).contains("▒♛!", "!♛!");
    Drawing none = Drawing.of(MARKED.withoutMark(1, 1));
    assertThat(none.withClashes().marks()).isEmpty();
    assertThat(Drawing.of(PLAIN).withPlacement(Placement.of(0, 1, 2, 3)).withClashes().text())
        .as("of the placement, too")
        .isEqualTo("[#! .  .  .\n . [Q! .  Q!\n .  . [Q! .\n .  .  # [Q!\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#...,...Q,....,....",
        "AABB,AABB,CC#D,CDDD",
        "# A title variant=rooks,QA,QA",
        "A",
        ".",
        "#",
      })
  void isReadAsThePositionThatItShows(String text) {
    Board board = Board.parse(text.replace(',', '\n'));
    RandomPositions positions = new RandomPositions(2);
    Random random = new Random(2);
    Position position = Position.of(board);
    for (int i = 0; i < 20; i++) {
      Drawing drawing = Drawing.of(position).withTitle();
      assertThat(drawing.text()).isEqualTo(position.toString());
      drawing = drawing.withClashes();
      for (Unit unit : Unit.of(board)) {
        assertThat(Position.parse(drawing.withUnit(unit).text())).isEqualTo(position);
      }
      drawing =
          drawing.withHighlights(
              List.of(new Square(random.nextInt(board.size()), random.nextInt(board.size()))));
      assertThat(Position.parse(drawing.text())).isEqualTo(position);
      position = positions.careless(position);
    }
  }

  @Test
  void emphasisesEachSquareByItsStrongestSign() {
    Drawing drawing =
        Drawing.of(MARKED)
            .withUnit(new Unit(Unit.Kind.ROW, 2))
            .withUnit(new Unit(Unit.Kind.REGION, 'A'))
            .withHighlights(List.of(new Square(1, 2), new Square(0, 1), new Square(1, 1)))
            .withMarks(List.of(new Square(1, 1)));
    assertThat(drawing.text()).isEqualTo(" A: A:-B-\n C*[#! B\n[C:-C* B:\n");
    assertThat(drawing.unicode())
        .isEqualTo(
            """
            ┏━━━━━━━┳━━━┓
            ┃:·: :·:┃ × ┃
            ┣━━━┳━━━┫   ┃
            ┃*·*┃▒♛!┃ · ┃
            ┃   ┗━━━┫   ┃
            ┃:♛: *×*┃:·:┃
            ┗━━━━━━━┻━━━┛
            """);
  }
}
