package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;

/** The board that is made, played on its page, and the commands for what the page cannot do. */
@NeedsChromium
class EditorPagePlayTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  @Test
  void playsTheBoardByItsRules() {
    List<EditedPage> pages =
        EditedPage.all(
            BOARD,
            "press play,right 1,right 7,right 8,right 14",
            "press play,click 0,click 5,click 5,right 6,key x,drag 12 15,key Control-z",
            "press play,key q,key ArrowRight,key x,key Delete,key Space,press clear,press undo",
            "press play,right 1,press play,press play",
            "press play,right 1,key Escape");
    assertThat(pages)
        .extracting(EditedPage::verdict)
        .containsExactly(
            "Solved", "1 of 4 queens", "1 of 4 queens", "1 of 4 queens", "One solution");
    assertThat(pages)
        .extracting(page -> page.page().data("marks"))
        .containsExactly(
            ".q.....qq.....q.",
            "x....qx.........",
            "qx..............",
            ".q..............",
            ".q..............");
  }
}
