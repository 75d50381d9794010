package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.PlayedPage.GUIDE;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.format.Board;
import org.nqueens.format.Position;

/** Moves on a page to play in a real browser. Squares of the scripts are row * n + column. */
@NeedsChromium
class PlayPageMovesTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");
  private static final Board FIXED = Board.of("#...", "...Q", "....", "....");

  /** Marks as letters, row by row: x for a cross, q for a queen. */
  private static String code(Board board, String marks) {
    Position position = Position.of(board);
    for (int at = 0; at < marks.length(); at++) {
      int column = at % board.size();
      int row = at / board.size();
      position =
          switch (marks.charAt(at)) {
            case 'x' -> position.withCross(column, row);
            case 'q' -> position.withQueen(column, row);
            default -> position;
          };
    }
    return PlayedPage.code(position);
  }

  /** Each line has a script, and the marks that it leaves on a board without marks. */
  private static void assertMarks(String table) {
    List<String[]> cases = table.lines().map(line -> line.split(" *\\| ")).toList();
    String scripts = cases.stream().map(line -> line[0]).collect(Collectors.joining(";"));
    String[] marks = PlayedPage.of(BOARD, scripts).page().data("check").split(",", -1);
    assertThat(marks).hasSameSizeAs(cases);
    for (int i = 0; i < marks.length; i++) {
      assertThat(marks[i]).as(cases.get(i)[0]).isEqualTo(code(BOARD, cases.get(i)[1]));
    }
  }

  @Test
  void putsMarks() {
    assertMarks(
        """
        click 5 | .....x
        click 5,click 5 | .....q
        click 5,click 5,click 5 | .
        right 6 | ......q
        right 6,right 6 | .
        click 6,right 6 | ......q
        key x | x
        key x,key x | .
        key q,key ArrowRight,key ArrowDown,key Q | q....q
        key Enter,key End,key Space,key Enter | x..q
        key ArrowLeft,key ArrowUp,key x | x
        click 15,key ArrowRight,key ArrowDown,key q | ...............q
        click 14,key Home,key x | ............x.x
        right 3,key Delete | .
        click 3,key Backspace | .
        drag 4 7 | ....xxxx
        drag 0 15 | x....x....x....x
        right 5,drag 4 7 | ....xqxx
        drag 4 7,drag 5 6 | ....x..x
        drag 5 5 | .....x
        drag 4 7,click 0 | x...xxxx
        """);
  }

  @Test
  void undoesAndRedoes() {
    assertMarks(
        """
        click 5,click 6,press undo | .....x
        click 5,click 6,press undo,press redo | .....xx
        click 5,click 6,key Control-z,key Control-z | .
        click 5,click 6,key Control-z,key Control-z,key Control-Shift-Z | .....x
        click 5,click 6,key Control-z,key Control-y | .....xx
        click 5,press undo,click 6,press redo | ......x
        drag 4 7,press undo | .
        click 0,drag 4 7,press undo | x
        press undo,press redo | .
        click 5,click 6,press restart | .
        click 5,click 6,press restart,press undo | .....xx
        """);
  }

  @Test
  void keepsGivenQueensAndBlockedSquares() {
    PlayedPage page =
        PlayedPage.of(FIXED, "click 0,right 0,right 7,drag 0 3,drag 7 4,press restart,press undo");
    assertThat(page.marks()).isEqualTo(code(FIXED, ".xxxxxx."));
    assertThat(page.labels())
        .startsWith("column 0, row 0, blocked", "column 1, row 0, cross")
        .element(7)
        .isEqualTo("column 3, row 1, given queen");
    assertThat(PlayedPage.all(FIXED, "right 7", "click 0"))
        .extracting(PlayedPage::live)
        .containsExactly("Given queen.", "Blocked.");
  }

  @Test
  void tellsEachSquareAndEachMove() {
    PlayedPage page = PlayedPage.of(BOARD, "click 5,right 3");
    assertThat(page.labels())
        .hasSize(16)
        .startsWith("column 0, row 0, region A, empty")
        .contains("column 1, row 1, region C, cross", "column 3, row 0, region B, queen")
        .endsWith("column 3, row 3, region D, empty");
    assertThat(page.live()).isEqualTo("Queen.");
    assertThat(page.status()).isEqualTo("1 of 4 queens");
    assertThat(page.tabStops()).containsExactly("3");
    assertThat(PlayedPage.of(BOARD, "click 5,press undo").live()).isEqualTo("Undone.");
  }

  @Test
  void showsClashes() {
    PlayedPage page = PlayedPage.of(BOARD, "right 0,right 2,right 7");
    assertThat(page.status()).isEqualTo("3 of 4 queens, 2 clashes");
    assertThat(page.message())
        .isEqualTo(
            "The queens at (0, 0) and (2, 0) share a row. The queens at (2, 0) and (3, 1) touch.");
    assertThat(page.live()).startsWith("Queen. The queens at (0, 0) and (2, 0) share a row.");
    assertThat(page.labels()).filteredOn(label -> label.endsWith("queen, clashes")).hasSize(3);
    assertThat(page.layers("clash")).as("frames in one layer, and two lines").isEqualTo(3);
  }

  @Test
  void hidesClashesIfTold() {
    PlayedPage page = PlayedPage.of(BOARD, "press clashes,right 0,right 2");
    assertThat(page.status()).isEqualTo("2 of 4 queens");
    assertThat(page.message()).isEmpty();
    assertThat(page.live()).isEqualTo("Queen.");
    assertThat(page.labels()).noneMatch(label -> label.contains("clash"));
    assertThat(page.layers("clash")).isZero();
  }

  @Test
  void dotsAttackedSquaresIfTold() {
    assertThat(PlayedPage.of(BOARD, "right 0").layers("dot")).isZero();
    assertThat(PlayedPage.of(BOARD, "right 0,press dots").layers("dot")).isEqualTo(1);
  }

  @Test
  void tellsThatTheBoardIsSolved() {
    PlayedPage page = PlayedPage.of(BOARD, "right 1,right 7,right 8,right 14");
    assertThat(page.message()).isEqualTo("The board is solved.\n0:00, no hints.");
    assertThat(page.live()).isEqualTo("Queen. The board is solved.\n0:00, no hints.");
    assertThat(page.page().all("<div id=\"board\" class=\"(solved won)\"")).hasSize(1);
    assertThat(PlayedPage.of(BOARD, "right 1,right 7,right 8").message()).isEmpty();
  }

  @Test
  void opensAtTheMarksOfTheAddress() {
    String html = PlayPage.of(Position.of(BOARD).withCross(3, 3), GUIDE);
    String marks = code(BOARD, "x.q..x");
    assertThat(PlayedPage.opened(html, "#marks=" + marks).marks()).isEqualTo(marks);
    assertThat(PlayedPage.opened(html, "#marks=").marks()).isEmpty();
    assertThat(PlayedPage.opened(html, "").marks()).isEqualTo(code(BOARD, "...............x"));
    String scripted = PlayedPage.scripted(Position.of(BOARD).withCross(3, 3));
    assertThat(PlayedPage.opened(scripted, "#marks=" + marks + "&check=press+undo").marks())
        .as("the marks of the address are the first ones")
        .isEqualTo(marks);
  }

  @Test
  void playsNoScriptOfTheAddressForAUser() {
    String html = PlayPage.of(Position.of(BOARD), GUIDE);
    assertThat(PlayedPage.opened(html, "#check=click+5").marks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"!", "abcdefg", "xA"})
  void refusesMarksOfOtherBoards(String marks) {
    PlayedPage page = PlayedPage.opened(PlayPage.of(Position.of(BOARD), GUIDE), "#marks=" + marks);
    assertThat(page.message()).isEqualTo("The address has no marks of this board.");
    assertThat(page.marks()).isEmpty();
  }

  @Test
  void startsWithTheMarksOfThePosition() {
    Position position =
        Position.of(FIXED).withQueen(0, 2).withCross(1, 1).withQueen(0, 0).withCross(3, 3);
    PlayedPage page = PlayedPage.of(position, "press undo");
    assertThat(page.labels())
        .contains("column 0, row 0, blocked", "column 0, row 2, queen", "column 1, row 1, cross");
    assertThat(page.status()).isEqualTo("2 of 4 queens");
    List<String> restarted = PlayedPage.of(position, "press restart").labels();
    assertThat(restarted).noneMatch(label -> label.endsWith(", queen") || label.endsWith("cross"));
  }
}
