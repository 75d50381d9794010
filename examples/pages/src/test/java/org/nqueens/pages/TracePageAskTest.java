package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.usedAll;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A page that asks which squares go next before it tells. */
class TracePageAskTest {
  private static final String FOUR = TracePage.of(plain(4));

  /** After q_0 = 0, its queen attacks (1, 0) (2, 0) (3, 0) by the rows. */
  private static final String AT_THE_ROWS = "enter #slider 3,click #ask,";

  @Test
  void asksForTheSquaresOfTheNextEvent() {
    Chromium page = usedAll(FOUR, List.of("enter #slider 3,key q")).get(0);
    assertThat(page.text("sentence"))
        .isEqualTo(
            "The queen at column 0, row 0 removes which squares, by the rule “rows”? Mark them, then press Check.");
    assertThat(page.text("next")).isEqualTo("Check");
    assertThat(page.all("<button[^>]*>(\\?)</button>")).as("events to come").hasSize(3);
  }

  @Test
  void tellsWhatIsRightMissedAndWrong() {
    String rows = "press #board 0.4 0.15,press #board 0.6 0.15,";
    List<Chromium> pages =
        usedAll(
            FOUR,
            List.of(
                AT_THE_ROWS + rows + "press #board 0.85 0.15,click #next",
                AT_THE_ROWS + rows + "press #board 0.6 0.6,key Space",
                AT_THE_ROWS + "press #board 0.4 0.15,press #board 0.4 0.15,key Space"));
    assertThat(pages)
        .extracting(page -> page.text("live"))
        .containsExactly(
            "3 right: (1, 0) (2, 0) (3, 0).",
            "2 right: (1, 0) (2, 0). 1 missed: (3, 0). 1 wrong: (2, 2).",
            "3 missed: (1, 0) (2, 0) (3, 0).");
    assertThat(pages.get(0).text("sentence"))
        .startsWith("3 right: (1, 0) (2, 0) (3, 0). The queen at column 0, row 0 removes which");
    assertThat(pages.get(1).all("class=\"guess ([a-z]+)\" d=\"M"))
        .containsExactly("right", "missed", "wrong");
    assertThat(pages).allMatch(page -> page.text("count").equals("event 4 (0 to 59)"));
  }

  @Test
  void takesMarksFromTheKeyboard() {
    String walk = "focus #board,key ArrowRight,key Enter,key ArrowRight,key Enter,";
    assertThat(usedAll(FOUR, List.of(AT_THE_ROWS + walk + "key Space")).get(0).text("live"))
        .isEqualTo("2 right: (1, 0) (2, 0). 1 missed: (3, 0).");
  }

  @Test
  void takesNoMarksOfSquaresThatAreGone() {
    assertThat(
            usedAll(FOUR, List.of(AT_THE_ROWS + "press #board 0.15 0.85,key Space"))
                .get(0)
                .text("live"))
        .startsWith("3 missed");
  }

  @Test
  void goesOnWhereNothingIsRemoved() {
    assertThat(usedAll(FOUR, List.of("key q,key Space,key Space,key Space")))
        .extracting(page -> page.text("count") + page.text("next"))
        .containsExactly("event 3 (0 to 59)Check");
  }
}
