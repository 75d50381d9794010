package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;

/** The document of a page to make a board. */
class EditorPageTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");

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
  void takesTheLargestBoard() {
    assertThat(EditorPage.of(Board.empty(52))).contains("<!doctype html>");
  }
}
