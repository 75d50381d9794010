package org.nqueens.puzzle.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;
import org.nqueens.puzzle.boards.RandomPositions;

/** The marks of a player and emphasised squares, in each manner of drawing. */
class DrawnMarksTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");
  private static final Board REGIONS = Board.of("AAB", "C#B", "CCB");
  private static final Position MARKED =
      Position.of(REGIONS).withQueen(0, 2).withQueen(1, 1).withCross(2, 0).withCross(1, 2);

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
  void putsThePlacementInPlaceOfCrosses() {
    Drawing drawing = Drawing.of(MARKED).withPlacement(Placement.of(2, 0, 0));
    assertThat(drawing.text()).isEqualTo(" A [A][B]\n C [#] B\n[C]-C- B\n");
    assertThat(drawing.withPlacement(Placement.of(2, 1, 1)).text())
        .isEqualTo(" A  A -B-\n C [#][B]\n[C]-C- B\n");
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
      drawing = drawing.withHighlight(random.nextInt(board.size()), random.nextInt(board.size()));
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
            .withHighlight(1, 2)
            .withHighlight(0, 1)
            .withHighlight(1, 1)
            .withMark(1, 1);
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
