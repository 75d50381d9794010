package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.pages.PlayFixtures.GUIDE;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.boards.ReferencePuzzles;

/** The document of a page to play. */
class PlayPageTest {
  private static final Board BOARD = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  private static String page() {
    return PlayPage.of(Position.of(BOARD), GUIDE);
  }

  @Test
  void isSmallAndSelfContained() {
    SelfContained.requireSmallTemplate(PlayPage.class, "play", "board");
    SelfContained.requirePageOfABoard(page());
  }

  @Test
  void tellsTitleRulesAndLevel() {
    assertThat(page())
        .contains("<title>Queens puzzle, 4 × 4</title>")
        .contains("Place one queen in each row, in each column and in each region.");
    int difficulty = Rating.of(BOARD).orElseThrow().difficulty();
    assertThat(Node.data(page()).at("/boards/0/difficulty").asInt()).isEqualTo(difficulty);
  }

  /** An unpaired surrogate in the title of a document ends headless Chromium. */
  @NeedsChromium
  @Test
  void showsWhatIsNoCharacterOfATitleAsAMark() {
    List<Position> book = List.of(Position.of(BOARD), Position.of(Board.of("Q")));
    String page = PlayPage.book("half \uD83D, \u202Enwod edispu", book, GUIDE);
    String shown = "half \uFFFD, \uFFFDnwod edispu";
    assertThat(page).contains("<title>" + shown + "</title>");
    assertThat(Node.data(page).at("/title").asText()).isEqualTo(shown);
    Chromium.open(page, "");
  }

  @NeedsChromium
  @Test
  void drawsTheBoardInTheColoursOfItsPicture() {
    for (Board board :
        List.of(
            BOARD,
            Board.of("AABB", "A#BB", "CCDB", "CDDD"),
            Board.of("AABBC", "BACCC", "DADBE", "DDEEE", "AEBBB"),
            Board.of(".#..", "...Q", "....", "...."))) {
      Chromium page = Chromium.open(PlayPage.of(Position.of(board), GUIDE), "");
      TestPage.requireLooksOf(board, page);
    }
  }

  @Test
  void quotesItsTitle() {
    Board board = BOARD.withTitle("</title><script>{data}\"&");
    assertThat(PlayPage.of(Position.of(board), GUIDE))
        .contains("<title>&lt;/title&gt;&lt;script&gt;{data}&quot;&amp;</title>")
        .contains(">&lt;/title&gt;&lt;script&gt;{data}&quot;&amp;</h1>")
        .doesNotContain("</title><script>{data}");
  }

  @Test
  void writesASmallBook() {
    List<Position> thirty =
        ReferencePuzzles.unique().stream()
            .filter(board -> board.size() == 8)
            .limit(30)
            .map(Position::of)
            .toList();
    assertThat(thirty).hasSize(30);
    String html = PlayPage.book("Thirty", thirty, GUIDE);
    SelfContained.requireNothingElse(html);
    SelfContained.requirePolicy(html);
    assertThat(html).contains("<title>Thirty</title>").hasSizeLessThan(220_000);
  }

  @Test
  void hasAMemoryForEachBoardWhateverItsTitle() {
    assertThat(key(BOARD.withTitle("Garden"))).isEqualTo(key(BOARD));
    assertThat(key(Board.of("BBAA", "BBCA", "BDCC", "DDDC"))).isNotEqualTo(key(BOARD));
  }

  private static String key(Board board) {
    return Node.data(PlayPage.of(Position.of(board), GUIDE)).at("/boards/0/key").asText();
  }

  @NeedsChromium
  @Test
  void startsWithTheMarksOfThePosition() {
    Position position =
        Position.of(Board.of("#...", "...Q", "....", "...."))
            .withQueen(0, 2)
            .withCross(1, 1)
            .withQueen(0, 0)
            .withCross(3, 3);
    String html = PlayPage.of(position, GUIDE);
    String label = "<div role=\"gridcell\"[^>]* aria-label=\"([^\"]*)\"";
    assertThat(Chromium.open(html, "").all(label))
        .contains(
            "column 0, row 0, blocked",
            "column 0, row 2, queen",
            "column 1, row 1, cross",
            "column 3, row 3, cross");
    assertThat(Chromium.open(html, "#marks=").all(label))
        .as("the marks of the address come first")
        .noneMatch(each -> each.endsWith(", queen") || each.endsWith("cross"));
  }

  @NeedsChromium
  @Test
  void playsNoScriptOfTheAddressForAUser() {
    assertThat(Chromium.open(page(), "#check=%5B%22click+5%22%5D").data("marks")).isEmpty();
  }

  @NeedsChromium
  @Test
  void printsTheQueensOfASolvedBoard() {
    String solved = Chromium.printed(page(), "#marks=gayas");
    assertThat(solved.length()).isGreaterThan(Chromium.printed(page(), "").length() + 1000);
  }

  @Test
  void refusesABoardWithoutHints() {
    Position large = Position.of(Board.empty(65));
    assertThatThrownBy(() -> PlayPage.of(large, GUIDE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("size (65) of the board must be at most 64");
  }
}
