package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;

/** The document of a page to make a board. */
class EditorPageTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  /** A board of free squares. */
  static Board empty(int n) {
    return Board.of(Stream.generate(() -> ".".repeat(n)).limit(n).toArray(String[]::new));
  }

  @Test
  void isSmallAndSelfContained() {
    SelfContained.requireSmallTemplate(EditorPage.class, "edit", "board");
    SelfContained.requirePageOfABoard(EditorPage.of(BOARD));
  }

  @Test
  void writesEqualPagesOfEqualBoards() {
    Board titled = BOARD.withTitle("Title");
    assertThat(EditorPage.of(BOARD))
        .isEqualTo(EditorPage.of(BOARD))
        .isNotEqualTo(EditorPage.of(titled));
    assertThat(key(BOARD)).as("a memory for each board").isNotEqualTo(key(titled));
  }

  private static String key(Board board) {
    return Node.data(EditorPage.of(board)).get("key").asText();
  }

  @Test
  void refusesALargeBoard() {
    assertThat(EditorPage.of(empty(52))).contains("<!doctype html>");
    assertThatThrownBy(() -> EditorPage.of(empty(53)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "size (53) of the board must be at most 52, because regions are named by letters: pass a smaller board");
  }
}
