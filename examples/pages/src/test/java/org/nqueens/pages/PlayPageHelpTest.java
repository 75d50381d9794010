package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Hint;

/** The help of a page to play that a player can have and can do without. */
@NeedsChromium
class PlayPageHelpTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  @Test
  void tellsAMistakeBeforeAHint() {
    Hint mistake = new Hint.Mistake(List.of(new Square(3, 1)));
    List<PlayedPage> pages =
        PlayedPage.all(
            BOARD,
            "click 7,press hint",
            "click 7,press hint,press hint",
            "click 5,click 7,press hint,press hint,press apply",
            "click 5,press hint");
    assertThat(pages.get(0).message()).isEqualTo(mistake.sentence(Hint.Stage.WHERE));
    assertThat(pages.get(0).layers("wrong")).as("not yet").isZero();
    assertThat(pages.get(1).message()).endsWith("\n" + mistake.sentence(Hint.Stage.WHAT));
    assertThat(pages.get(1).layers("wrong")).isEqualTo(1);
    assertThat(pages.get(1).layers("ring")).isZero();
    assertThat(pages.get(2).marks())
        .as("taken back")
        .isEqualTo(PlayedPage.code(Position.of(BOARD).withCross(1, 1)));
    assertThat(pages.get(3).message()).as("no mistake").startsWith("Look at");
  }

  @Test
  void walksOnWithAMistakeIfToldOrWithoutAnOnlySolution() {
    PlayedPage told = PlayedPage.of(BOARD, "press first,click 7,press hint");
    assertThat(told.message()).startsWith("Look at");
    Board ambiguous = Board.of("...", "...", "...").withVariant(Variant.ROOKS);
    PlayedPage page = PlayedPage.of(ambiguous, "click 0,press hint");
    assertThat(page.message()).doesNotContain("wrong");
    assertThat(page.page().all("<label hidden=\"\"><input id=\"([a-z]+)\""))
        .containsExactly("letters", "first");
    assertThat(told.page().all("<label hidden=\"\"><input id=\"([a-z]+)\"")).isEmpty();
  }

  @Test
  void crossesOutWhatAQueenAttacks() {
    List<PlayedPage> pages =
        PlayedPage.all(
            BOARD,
            "right 1",
            "press auto,right 1",
            "press auto,right 1,right 1",
            "press auto,right 1,press undo",
            "press auto,right 1,click 0",
            "press auto,right 1,drag 7 4",
            "press auto,right 1,drag 0 3,key Home,key x");
    String queen = PlayedPage.code(Position.of(BOARD).withQueen(1, 0));
    assertThat(pages)
        .extracting(page -> crossedOut(page).size())
        .containsExactly(0, 8, 0, 0, 9, 8, 8);
    assertThat(crossedOut(pages.get(1)))
        .contains("column 0, row 0, region A, crossed out")
        .doesNotContain("column 3, row 1, region B, crossed out");
    assertThat(pages.get(1).layers("cross auto")).isEqualTo(1);
    assertThat(pages.get(1).marks()).as("the crosses are no marks").isEqualTo(queen);
    assertThat(pages.get(4).marks())
        .as("a click on such a cross puts a queen")
        .isEqualTo(PlayedPage.code(Position.of(BOARD).withQueen(1, 0).withQueen(0, 0)));
    assertThat(pages.get(5).marks())
        .as("crosses only where there are none")
        .isEqualTo(PlayedPage.code(Position.of(BOARD).withQueen(1, 0).withCross(3, 1)));
    assertThat(pages.get(6).marks()).as("nothing to take away").isEqualTo(queen);
  }

  private static List<String> crossedOut(PlayedPage page) {
    return page.labels().stream().filter(label -> label.endsWith("crossed out")).toList();
  }
}
