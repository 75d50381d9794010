package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.pages.PlayedPage.GUIDE;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.boards.ReferencePuzzles;

/** A page of several boards in a browser, and its document. */
class PlayBookTest {
  private static final Board FIRST = Board.of("AABB", "ACBB", "CCDB", "CDDD");
  private static final Board SECOND = Board.of("BBAA", "BBCA", "BDCC", "DDDC").withTitle("Mirror");
  private static final Board THIRD = Board.of("....", "...Q", "....", "....");
  private static final List<Position> THREE =
      Stream.of(FIRST, SECOND, THIRD).map(Position::of).toList();
  private static final String SOLVE = "right 1,right 7,right 8,right 14";
  private static final String CLICK_5 = PlayedPage.code(Position.of(FIRST).withCross(1, 1));

  /** Opens a book at one address after the other, in a browser that keeps what it is told. */
  private static List<PlayedPage> visits(String before, String... fragments) {
    String html = PlayedPage.scripted(PlayPage.book("Three", THREE, GUIDE), before);
    return opened(Collections.nCopies(fragments.length, html), fragments);
  }

  private static List<PlayedPage> opened(List<String> pages, String... fragments) {
    return Chromium.openAll(
            pages, Stream.of(fragments).map(fragment -> fragment.replace(' ', '+')).toList())
        .stream()
        .map(PlayedPage::new)
        .toList();
  }

  private static String place(PlayedPage page) {
    return page.page().text("title") + ", " + page.page().text("place");
  }

  private static List<String> hidden(PlayedPage page, String tag) {
    return page.page().all("<" + tag + " id=\"([a-z]+)\"[^>]* hidden=");
  }

  @Test
  void isSmallAndSelfContained() {
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
    assertThat(PlayPage.book("Thirty", thirty, GUIDE)).as("equal pages").isEqualTo(html);
  }

  @Test
  void refusesABookWithoutTitleOrPositions() {
    assertThatThrownBy(() -> PlayPage.book(" ", THREE, GUIDE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("title (\" \") must not be blank: pass the title of the book");
    assertThatThrownBy(() -> PlayPage.book("Book", List.of(), GUIDE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("positions (0) must be at least one: pass the positions to play");
    List<Position> withNull = Arrays.asList(Position.of(FIRST), null);
    assertThatThrownBy(() -> PlayPage.book("Book", withNull, GUIDE))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("positions (with null) must not contain null: leave it out of the list");
  }

  @NeedsChromium
  @Test
  void goesFromBoardToBoard() {
    List<PlayedPage> pages =
        visits(
            "localStorage.clear();",
            "#check=press previous",
            "#check=press next",
            "#check=key n,key n,key n",
            "#check=key n,key n,key p",
            "#board=3",
            "#board=4",
            "#board=2&marks=" + CLICK_5);
    assertThat(pages)
        .extracting(PlayBookTest::place)
        .containsExactly(
            "Puzzle 1, 1 of 3",
            "Mirror, 2 of 3",
            "Puzzle 3, 3 of 3",
            "Mirror, 2 of 3",
            "Puzzle 3, 3 of 3",
            "Puzzle 1, 1 of 3",
            "Mirror, 2 of 3");
    assertThat(pages.get(1).live()).isEqualTo("Mirror, 2 of 3, 4 × 4, medium.");
    assertThat(pages.get(1).page().all("<title>([^<]*)")).containsExactly("Mirror, Three, 2 of 3");
    assertThat(pages.get(1).labels()).hasSize(16).startsWith("column 0, row 0, region B, empty");
    assertThat(pages.get(2).labels()).hasSize(16).contains("column 3, row 1, given queen");
    assertThat(pages.get(6).marks()).isEqualTo(CLICK_5);
  }

  @NeedsChromium
  @Test
  void keepsTheGameOfEachBoardAndOpensAtTheLastOne() {
    List<PlayedPage> pages =
        visits(
            "",
            "#check=click 5,press next",
            "#check=press previous",
            "#check=press next,press forget",
            "#check=press previous");
    assertThat(pages).extracting(PlayedPage::marks).containsExactly("", CLICK_5, "", "");
    assertThat(place(pages.get(1))).isEqualTo("Puzzle 1, 1 of 3");
    assertThat(place(pages.get(2))).isEqualTo("Mirror, 2 of 3");
    assertThat(place(pages.get(3))).as("forgotten").isEqualTo("Puzzle 1, 1 of 3");
  }

  @NeedsChromium
  @Test
  void opensNoBoardTwiceInOneGame() {
    PlayedPage page =
        visits(
                "localStorage.clear();",
                "#check=click 5,wait 9,press next,wait 100,click 6,wait 2,press previous")
            .get(0);
    assertThat(page.page().text("clock")).as("the time of this board").isEqualTo("0:09");
    assertThat(page.marks()).isEqualTo(CLICK_5);
  }

  @NeedsChromium
  @Test
  void listsDifficultySizeAndBestTime() {
    PlayedPage page =
        visits("localStorage.clear();", "#check=click 5,wait 42," + SOLVE + ",press place").get(0);
    assertThat(page.page().text("solved")).isEqualTo("1 of 3 solved.");
    assertThat(page.page().text("name")).isEqualTo("Three");
    assertThat(page.page().text("heading")).isEqualTo("Three");
    assertThat(page.page().all("<(?:h3|span)>([^<]*)</(?:h3|span)>"))
        .containsExactly(
            "Difficulty 1, very easy",
            "Puzzle 3",
            "",
            "Difficulty 3, medium",
            "Puzzle 1",
            "✓ 0:42",
            "2. Mirror",
            "");
    assertThat(page.page().all("<button[^>]* aria-label=\"([^\"]*4 × 4[^\"]*)\""))
        .containsExactly("Puzzle 3, 4 × 4", "Puzzle 1, 4 × 4, solved 0:42", "Mirror, 4 × 4");
    assertThat(page.page().all("<button[^>]* aria-current=\"(true)\"")).hasSize(1);
    assertThat(page.page().all("<dialog id=\"(list)\"[^>]* open")).hasSize(1);
  }

  @NeedsChromium
  @Test
  void offersTheNextBoardAfterAWin() {
    List<PlayedPage> pages =
        visits(
            "localStorage.clear();",
            "#check=" + SOLVE,
            "#check=" + SOLVE + ",press another",
            "#check=right 1");
    assertThat(hidden(pages.get(0), "button")).doesNotContain("another").contains("hint");
    assertThat(pages.get(0).page().text("progress")).isEqualTo("Three: 1 of 3, 1 solved.");
    assertThat(place(pages.get(1))).isEqualTo("Mirror, 2 of 3");
    assertThat(hidden(pages.get(2), "button")).contains("another").doesNotContain("hint");
    PlayedPage single = PlayedPage.of(FIRST, SOLVE + ",key n,key p");
    assertThat(hidden(single, "button")).contains("another");
    assertThat(hidden(single, "nav")).containsExactly("book");
  }

  /** A page of a book of 366 boards on a date, in the words of a script. */
  private static String onDay(String html, String date) {
    return PlayedPage.scripted(
        html,
        "const Day = Date; window.Date = class extends Day {"
            + " constructor(...of) { super(...(of.length ? of : [%s, 12])); } };".formatted(date));
  }

  @NeedsChromium
  @Test
  void hasABoardForEachDateAndCountsDaysInARow() {
    String year = PlayPage.book("Year", Collections.nCopies(366, Position.of(FIRST)), GUIDE);
    String win = "#check=press restart," + SOLVE + ",press place";
    List<PlayedPage> pages =
        opened(
            List.of(
                onDay(year, "2027, 1, 28"),
                onDay(year, "2027, 2, 1"),
                onDay(year, "2027, 2, 2"),
                onDay(year, "2027, 2, 3"),
                onDay(year, "2027, 2, 4"),
                onDay(year, "2028, 1, 29"),
                onDay(year, "2028, 11, 31")),
            win,
            win,
            "#check=press place",
            "#check=press place",
            "#board=9&check=press restart," + SOLVE + ",press place",
            "#check=press place",
            "");
    assertThat(pages)
        .extracting(page -> page.page().text("title"))
        .containsExactly(
            "28 February",
            "1 March",
            "2 March",
            "3 March",
            "9 January",
            "29 February",
            "31 December");
    assertThat(pages.subList(0, 5))
        .extracting(page -> page.page().text("solved").replaceFirst(".*solved\\. ", ""))
        .as("today counts when it is solved; yesterday counts until then")
        .containsExactly(
            "1 day in a row.",
            "2 days in a row.",
            "2 days in a row.",
            "0 days in a row.",
            "0 days in a row.");
    assertThat(pages.get(0).message()).endsWith(" 1 day in a row.");
    PlayedPage march = pages.get(3);
    assertThat(march.page().text("place")).isEqualTo("Calendar");
    assertThat(march.page().text("month")).isEqualTo("March");
    assertThat(march.page().all("<button[^>]* aria-label=\"([^\"]* March[^\"]*)\""))
        .hasSize(31)
        .contains("1 March, medium, solved", "3 March, medium, solved, today");
  }
}
