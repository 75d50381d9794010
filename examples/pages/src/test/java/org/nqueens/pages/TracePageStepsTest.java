package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.used;
import static org.nqueens.pages.TraceFixtures.usedAll;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How a user walks through a search. */
@NeedsChromium
class TracePageStepsTest {
  private static final String FOUR = TracePage.of(plain(4));

  @Test
  void playsToTheEnd() {
    Chromium page = used(FOUR, "click #play,tick 99");
    assertThat(page.text("count")).isEqualTo("event 59 (0 to 59)");
    assertThat(page.text("play")).isEqualTo("Play");
  }

  @Test
  void pauses() {
    Chromium page = used(FOUR, "key p,tick 2,key Space,click #play,tick 9");
    assertThat(page.text("count")).isEqualTo("event 3 (0 to 59)");
    assertThat(page.text("play")).isEqualTo("Play");
  }

  @Test
  void playsAgainFromTheBeginning() {
    Chromium page = used(FOUR, "enter #slider 59,click #play,tick 1,key p");
    assertThat(page.text("count")).isEqualTo("event 1 (0 to 59)");
  }

  @Test
  void goesToANode() {
    Map<String, Integer> nodes = new LinkedHashMap<>();
    nodes.put("key x", 2);
    nodes.put("key x,key x", 3);
    nodes.put("key x,key x,key Shift-X", 2);
    nodes.put("key n", 5);
    nodes.put("click button[data-key=x],click button[data-key=n]", 5);
    nodes.put("enter #goto 7", 7);
    nodes.put("enter #goto q1 = 2", 2);
    nodes.put("enter #goto q_1 != 2", 3);
    nodes.put("enter #goto q₀≠1", 6);
    nodes.put("key n,enter #goto q1 = 2", 2);
    nodes.put("enter #goto 7,enter #goto q9 = 2", 7);
    nodes.put("key n,enter #goto 11", 5);
    nodes.put("focus #goto,key n", 0);
    List<Chromium> pages = usedAll(FOUR, nodes.keySet());
    assertThat(pages)
        .extracting(page -> page.text("place").replaceAll("^node | \\(.*", ""))
        .containsExactlyElementsOf(nodes.values().stream().map(String::valueOf).toList());
  }

  @Test
  void saysThatThereIsNoSuchNode() {
    assertThat(used(FOUR, "enter #goto q9 = 2").text("tip")).isEqualTo("There is none.");
    assertThat(used(FOUR, "key Shift-N").text("live")).isEqualTo("There is none.");
  }

  /** At first, subtrees without a solution are folded. */
  @Test
  void foldsAndUnfolds() {
    assertThat(
            usedAll(
                FOUR,
                List.of("key r", "key a", "key u", "key u,enter #goto 4,key a", "key a,key u")))
        .extracting(page -> page.data("shown"))
        .containsExactly("7", "3", "11", "5", "11");
  }
}
