package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.pages.TestPage.all;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;

/** The document of a page to make a board. */
class EditorPageTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  /** A board of free squares. */
  static Board empty(int n) {
    return Board.of(Stream.generate(() -> ".".repeat(n)).limit(n).toArray(String[]::new));
  }

  @Test
  void isSmallAndSelfContained() {
    String page = EditorPage.of(BOARD);
    SelfContained.requireSmallTemplate(EditorPage.class, "edit", "board");
    SelfContained.requireNothingElse(page);
    SelfContained.requirePolicy(page);
    assertThat(all(page, "(<script)")).as("one script and the data").hasSize(2);
  }

  @Test
  void hasUniqueIdentifiers() {
    assertThat(all(EditorPage.of(BOARD), " id=\"([^\"]*)\""))
        .contains("grid", "picture")
        .doesNotHaveDuplicates();
  }

  @NeedsChromium
  @Test
  void beginsWithTheBoard() {
    Board titled = BOARD.withTitle("</script>{data}\"&").withVariant(Variant.SUPERQUEENS);
    EditedPage page = EditedPage.of(titled, "");
    assertThat(page.text()).isEqualTo(titled.toString());
    assertThat(page.value()).isEqualTo(titled.toString());
    assertThat(page.page().text("heading")).isEqualTo(titled.title());
    assertThat(page.page().text("about")).isEqualTo(PuzzleRules.of(titled));
    assertThat(EditedPage.of(BOARD, "").page().text("heading")).isEqualTo("Make a board");
    assertThat(EditorPage.of(BOARD))
        .isEqualTo(EditorPage.of(BOARD))
        .isNotEqualTo(EditorPage.of(titled));
  }

  @NeedsChromium
  @Test
  void drawsTheBoardInTheColoursOfItsPicture() {
    for (Board board :
        List.of(BOARD, Board.of("AA#B", "ACBB", "CCDB", "CDDD"), Board.of("#.", "Q."))) {
      TestPage.requireLooksOf(board, EditedPage.of(board, "").page());
    }
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
