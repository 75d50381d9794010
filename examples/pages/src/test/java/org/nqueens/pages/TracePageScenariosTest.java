package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

/** What a user does on the page of a search: the scenarios of {@code trace-scenarios.txt}. */
@NeedsChromium
class TracePageScenariosTest {
  private static final Map<String, String> PAGES =
      Map.of(
          "four", TracePage.of(plain(4)),
          "one beside one", TracePage.of(plain(1), plain(1)),
          "value beside domain",
              TracePage.of(
                  plain(4),
                  trace(QueensModel.of(4), Propagation.DOMAIN, SearchStrategy.FIRST_FAIL)),
          "six", TracePage.of(plain(6)),
          "twelve", TracePage.of(plain(12)));

  /** What is no text of an element. */
  private static final Map<String, Function<Chromium, String>> FIELDS =
      Map.of(
          "shown", page -> page.data("shown"),
          "pixel", page -> page.data("pixel"),
          "board", page -> page.label("board"),
          "path", page -> joined(page, "; ", "<li role=\"treeitem\"[^>]* aria-label=\"([^\"]*)\""),
          "rings", page -> joined(page, " ", "class=\"guess ([a-z]+)\" d=\"M"),
          "meanings", page -> joined(page, ", ", "<button[^>]* aria-description=\"([A-Z][a-z]+): "),
          "questions", page -> String.valueOf(page.all("<button[^>]*>(\\?)</button>").size()),
          "removable", page -> page.all("id=\"remove\"()>").isEmpty() ? "no" : "yes");

  private static String joined(Chromium page, String between, String expression) {
    return String.join(between, page.all(expression));
  }

  /** What is done on a page, and what is expected of it. */
  private record Scenario(String page, String name, String events, List<String> expected) {
    void check(Chromium shown) {
      for (String line : expected) {
        String[] parts = line.split(" ", 2);
        String text = parts.length > 1 ? parts[1] : "";
        String actual = FIELDS.getOrDefault(parts[0], page -> page.text(parts[0])).apply(shown);
        if (text.startsWith("~ ")) {
          assertThat(actual).as("%s after %s", parts[0], events).matches(text.substring(2));
        } else {
          assertThat(actual).as("%s after %s", parts[0], events).isEqualTo(text);
        }
      }
    }
  }

  private static Map<String, List<Scenario>> scenarios() {
    Map<String, List<Scenario>> scenarios = new LinkedHashMap<>();
    Map<String, String> parts = new LinkedHashMap<>();
    List<String> expected = List.of();
    String page = "";
    String name = "";
    for (String line : TestPage.read("trace-scenarios.txt").lines().toList()) {
      String rest = line.substring(Math.min(2, line.length()));
      if (line.startsWith("{")) {
        String[] part = line.split(" = ");
        parts.put(part[0], part[1]);
      } else if (line.startsWith("= ")) {
        page = rest;
      } else if (line.startsWith("* ")) {
        name = rest;
      } else if (line.startsWith(">")) {
        for (Map.Entry<String, String> part : parts.entrySet()) {
          rest = rest.replace(part.getKey(), part.getValue());
        }
        expected = new ArrayList<>();
        scenarios
            .computeIfAbsent(page, key -> new ArrayList<>())
            .add(new Scenario(page, name, rest, expected));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        expected.add(line);
      }
    }
    return scenarios;
  }

  @TestFactory
  Stream<DynamicTest> doesWhatTheScenariosSay() {
    Map<String, List<Scenario>> scenarios = scenarios();
    assertThat(scenarios.keySet()).isEqualTo(PAGES.keySet());
    assertThat(scenarios.values())
        .allMatch(all -> all.stream().noneMatch(each -> each.expected.isEmpty()));
    return scenarios.values().stream().flatMap(TracePageScenariosTest::tests);
  }

  /** The tests of a page, which is opened for all of them in one tab. */
  private static Stream<DynamicTest> tests(List<Scenario> ofPage) {
    List<Chromium> shown =
        TraceFixtures.usedAll(
            PAGES.get(ofPage.get(0).page), ofPage.stream().map(Scenario::events).toList());
    return IntStream.range(0, ofPage.size())
        .mapToObj(
            i -> {
              Scenario scenario = ofPage.get(i);
              String name = "%s: %s: %s".formatted(scenario.page, scenario.name, scenario.events);
              return dynamicTest(name, () -> scenario.check(shown.get(i)));
            });
  }
}
