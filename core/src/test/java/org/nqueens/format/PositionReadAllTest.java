package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.Placement;

/** Placements as text, one or many, and other texts of several boards. */
class PositionReadAllTest {
  private static final Placement FIRST = Placement.of(1, 3, 0, 2);
  private static final Placement SECOND = Placement.of(2, 0, 3, 1);

  private static Position given(Placement placement) {
    return Position.parse(placement.toBoard().replace(" ", "").replace('_', '.'));
  }

  private static List<Position> all(String text) {
    try {
      return Position.readAll(new StringReader(text));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void readsDrawnPlacements() {
    assertThat(FIRST.toBoard()).isEqualTo("_ _ Q _\nQ _ _ _\n_ _ _ Q\n_ Q _ _\n");
    assertThat(Position.parse(FIRST.toBoard())).isEqualTo(given(FIRST));
    assertThat(Position.parse("Solution 3\n" + FIRST.toBoard())).isEqualTo(given(FIRST));
    assertThat(given(FIRST).queens())
        .containsExactlyElementsOf(
            Position.of(Board.parse("....\n....\n....\n....\n")).withPlacement(FIRST).queens());
    assertThat(Position.parse(Placement.of(0).toBoard())).isEqualTo(Position.parse("Q\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "_Q__\n___Q\nQ___\n__Q_\n",
        ". Q . . \n. . . Q\r\nQ . . .\n. . Q .",
        "Solution 12\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n\nSome words after it.\n",
        "Solution 0\n.Q..\n...Q\nQ...\n..Q.\n",
      })
  void readsFreeSquaresAndBlanks(String text) {
    assertThat(Position.parse(text)).isEqualTo(given(SECOND));
    assertThat(all(text)).containsExactly(given(SECOND));
  }

  @Test
  void readsRegionsBetweenBlanks() {
    assertThat(Position.parse("# Two n=2\nA B\nA B\n"))
        .isEqualTo(Position.of(Board.of("AB", "AB").withTitle("Two")));
  }

  @Test
  void readsSeveralBoards() {
    String numbered = "Solution 0\n" + FIRST.toBoard() + "Solution 1\n" + SECOND.toBoard();
    assertThat(all(numbered)).containsExactly(given(FIRST), given(SECOND));
    assertThat(all("# A n=1\n.\n\n\n" + SECOND.toBoard() + "\n" + " .  .\n . [Q]\n"))
        .containsExactly(
            Position.of(Board.of(".").withTitle("A")),
            given(SECOND),
            Position.of(Board.of("..", "..")).withQueen(1, 1));
    assertThat(all(".\n\n[.]\n\n")).hasSize(2);
  }

  @Test
  void ignoresSentencesBetweenBoards() {
    String words = "This is not the only solution,\nanother is:\n";
    assertThat(all(".\n\n" + words + "\nQ _ _ _\n_ _ Q _\n_ _ _ _\n_ _ _ _\n\n" + words))
        .hasSize(2);
    assertThat(all(".\n\n" + "long words ".repeat(2_000) + "\n\nQ\n")).hasSize(2);
    assertThat(all(".\n\nsome words\nSolution 1\nQ\n")).hasSize(2);
    assertThat(all("Solution 0\nQ\nStatistics\n  failures: 0\n  Solutions found: 1\n")).hasSize(1);
    assertThat(all("Q\n\nStatistics\n  failures: 0\n\nQ\n")).hasSize(2);
  }

  @Test
  void boundsEmptyLinesAndLongLines() {
    assertThatThrownBy(() -> all(".\n" + "\n".repeat(2_000)))
        .hasMessage(
            "line 2, column 1: too many empty lines follow the board: end the text after its last line");
    assertThatThrownBy(() -> all(".\n\n" + ".".repeat(4_000)))
        .hasMessage(
            "board 2, line 3, column 3073: the line goes on after 3072 characters: a board has at most 1024 columns");
    assertThatThrownBy(() -> all(".\n\n" + "long words ".repeat(2_000) + "\n\n1"))
        .as("after a sentence on one line")
        .hasMessageStartingWith("board 2, line 5, column 1: '1' (U+0031) is not a square");
  }
}
