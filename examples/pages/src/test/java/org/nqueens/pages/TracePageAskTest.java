package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.used;
import static org.nqueens.pages.TraceFixtures.usedAll;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** A page that asks which squares go next before it tells. */
@NeedsChromium
class TracePageAskTest {
  private static final String FOUR = TracePage.of(plain(4));

  /** After q_0 = 0, its queen attacks (1, 0) (2, 0) (3, 0) by the rows. */
  private static final String AT_THE_ROWS = "enter #slider 3,click #ask,";

  @Test
  void asksForTheSquaresThatGoBeforeTheNextDecision() {
    List<Chromium> pages = usedAll(FOUR, List.of("enter #slider 2,key q", "enter #slider 3,key q"));
    assertThat(pages)
        .extracting(page -> page.text("sentence"))
        .containsExactly(
            "The strategy decides q₀ = 0: which squares go before the next decision? Mark them, then press Check.",
            "Which squares go before the next decision? Mark them, then press Check.");
    assertThat(pages.get(0).text("next")).isEqualTo("Check");
    assertThat(pages.get(1).all("<button[^>]*>(\\?)</button>")).as("events to come").hasSize(3);
  }

  @Test
  void saysThatItIsOn() {
    assertThat(used(FOUR, "key q").text("feedback"))
        .isEqualTo("Ask is on: press Next until the first question.");
  }

  @Test
  void tellsWhatIsRightLaterMissedAndWrong() {
    List<Chromium> pages =
        usedAll(
            FOUR,
            List.of(
                AT_THE_ROWS
                    + "press #board 0.4 0.15,press #board 0.6 0.15,press #board 0.85 0.15,"
                    + "press #board 0.4 0.4,press #board 0.6 0.6,press #board 0.85 0.85,click #next",
                AT_THE_ROWS
                    + "press #board 0.4 0.15,press #board 0.6 0.6,press #board 0.6 0.4,key Space",
                AT_THE_ROWS + "press #board 0.4 0.15,press #board 0.4 0.15,key Space"));
    assertThat(pages)
        .extracting(page -> page.text("feedback"))
        .containsExactly(
            "3 right: (1, 0) (2, 0) (3, 0). 3 later, by descending diagonals: (1, 1) (2, 2) (3, 3).",
            "1 right: (1, 0). 1 later, by descending diagonals: (2, 2). 4 missed: (2, 0) (3, 0) (1, 1) (3, 3). 1 wrong: (2, 1).",
            "6 missed: (1, 0) (2, 0) (3, 0) (1, 1) (2, 2) (3, 3).");
    assertThat(pages).allMatch(page -> page.text("live").equals(page.text("feedback")));
    assertThat(pages.get(0).text("sentence"))
        .isEqualTo("Propagation ends. The strategy decides q₁ = 2 next.");
    assertThat(pages.get(1).all("class=\"guess ([a-z]+)\" d=\"M"))
        .containsExactly("right", "later", "missed", "wrong");
    assertThat(pages).allMatch(page -> page.text("count").equals("event 6 (0 to 59)"));
  }

  /** A search fails as soon as a column is empty, and leaves the rest of what a queen attacks. */
  @Test
  void takesSquaresThatTheFailureLeavesForRight() {
    SearchTrace trace = plain(6);
    int place = 0;
    for (TraceNode node : trace.nodes()) {
      List<Pruning> prunings = node.prunings();
      List<RowDomain> left = trace.domains(node.number());
      if (node.kind() == TraceNode.Kind.FAILED
          && prunings.get(prunings.size() - 1).cause() instanceof Cause.Attacked attacked
          && attacked.rule().equals("rows")) {
        Pruning last = prunings.get(prunings.size() - 1);
        List<Square> attackedToo =
            IntStream.range(0, 6)
                .filter(column -> column != attacked.column())
                .filter(column -> left.get(column).contains(attacked.row()))
                .mapToObj(column -> new Square(column, attacked.row()))
                .toList();
        if (!attackedToo.isEmpty()) {
          String marks =
              Stream.concat(last.squares().stream(), attackedToo.stream())
                  .map(square -> press(square, 6))
                  .collect(Collectors.joining());
          String events = "enter #slider %s,click #ask,".formatted(place + prunings.size() - 1);
          assertThat(used(TracePage.of(trace), events + marks + "key Space").text("live"))
              .startsWith(last.squares().size() + " right: ")
              .contains(attackedToo.size() + " later: ")
              .doesNotContain("wrong", "missed");
          return;
        }
      }
      place += prunings.size() + 2;
    }
    fail("no failure of six queens leaves a square in the row of its last queen");
  }

  private static String press(Square square, int n) {
    double margin = 0.055 * n;
    return "press #board %s %s,"
        .formatted(
            (margin + square.column() + 0.5) / (n + 1.2 * margin),
            (margin + square.row() + 0.5) / (n + 1.2 * margin));
  }

  @Test
  void takesMarksFromTheKeyboardButNotOfSquaresThatAreGone() {
    String walk = "focus #board,key ArrowRight,key Enter,key ArrowRight,key Enter,";
    assertThat(
            usedAll(
                FOUR,
                List.of(
                    AT_THE_ROWS + walk + "key Space",
                    AT_THE_ROWS + "press #board 0.15 0.85,key Space")))
        .extracting(page -> page.text("live").replaceAll(" missed.*", ""))
        .containsExactly("2 right: (1, 0) (2, 0). 4", "6");
  }
}
