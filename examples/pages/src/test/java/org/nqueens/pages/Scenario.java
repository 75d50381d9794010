package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What a person does on a page in a browser, and what the page shows then. A file of scenarios has
 * lines of these forms:
 *
 * <ul>
 *   <li>{@code # name} begins a scenario, in a browser that remembers nothing;
 *   <li>{@code page AABB / ACBB / CCDB / CDDD} is the board of the scenarios from here on, a text
 *       whose lines are separated by slashes, or the name of a search; {@code book Title} begins a
 *       book, to which {@code board} adds boards, and {@code year} as many as a leap year has days;
 *   <li>{@code before script} runs before the script of the page, from the next visit on; {@code
 *       each script} likewise, but the scenario is played once with each such line;
 *   <li>{@code screen 320 568} is the size of the window; likewise once with each such line;
 *   <li>{@code open #fragment} opens the page again, at an address;
 *   <li>{@code click 5,key x}: events, as the script of the page's test names them; {@code > click
 *       5}: events on a page that is opened again for them;
 *   <li>{@code message = text} is what the page shows, {@code message ~ text} a part of it, and
 *       {@code message ! text} no part of it; the names are those of {@code scenario.js};
 *   <li>{@code click 5,key x | state}: events from the start, and the board that they leave.
 * </ul>
 */
record Scenario(
    String name,
    String title,
    List<String> boards,
    List<Visit> visits,
    List<String> alternatives,
    List<String> screens) {

  /** A page opened once: its address, what runs before its script, and lines. */
  private record Visit(String fragment, String before, List<String> lines) {}

  /** What is expected of a line that is none of events alone. */
  private static final Pattern EXPECTED = Pattern.compile("(?:.+? ([=~!])|.*[|])(?: (.*))?");

  /**
   * The time is {@code window.seconds}, and the day {@code window.today} where a test sets them.
   */
  private static final String CLOCK =
      """
      performance.now = () => 1000 * (window.seconds ?? 0);
      const Day = Date;
      window.Date = class extends Day {
        constructor(...of) { super(...(of.length || !window.today ? of : [...today, 12])); }
      };
      """;

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A page of the texts of boards, with a title if it is a book. */
  interface Pages extends BiFunction<String, List<String>, String> {}

  /**
   * The scenarios of a file.
   *
   * @param resource the name of the file, a resource of this package
   * @param script the name of the script that plays the events
   */
  static Stream<DynamicTest> tests(String resource, Pages pages, String script) {
    List<Scenario> scenarios = parse(TestPage.read(resource));
    assertThat(scenarios).as(resource).isNotEmpty();
    Map<List<Object>, String> written = new HashMap<>();
    Pages once =
        (title, boards) ->
            written.computeIfAbsent(List.of(title, boards), key -> pages.apply(title, boards));
    return scenarios.stream().flatMap(scenario -> scenario.tests(once, script));
  }

  private Stream<DynamicTest> tests(Pages pages, String script) {
    return screens.stream()
        .flatMap(
            screen ->
                alternatives.stream()
                    .map(
                        before ->
                            dynamicTest(
                                "%s %s %s".formatted(name, screen, before).strip(),
                                () -> play(pages, script, screen, before))));
  }

  private static List<Scenario> parse(String text) {
    List<Scenario> scenarios = new ArrayList<>();
    String title = "";
    List<String> boards = new ArrayList<>();
    String before = "";
    for (String line : text.lines().filter(each -> !each.isBlank()).toList()) {
      String rest = line.substring(line.indexOf(' ') + 1);
      switch (line.split(" ", 2)[0]) {
        case "page", "book" -> {
          title = line.startsWith("book") ? rest : "";
          boards = new ArrayList<>(line.startsWith("book") ? List.of() : List.of(rest));
        }
        case "board" -> boards.add(rest);
        case "year" -> boards.addAll(Collections.nCopies(366, rest));
        case "#" -> {
          before = "";
          scenarios.add(
              new Scenario(
                  rest, title, boards, new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
        }
        case "before" -> before = rest;
        case "each" -> last(scenarios).alternatives.add(rest);
        case "screen" -> last(scenarios).screens.add(rest);
        case "open" -> last(scenarios).visits.add(new Visit(rest, before, new ArrayList<>()));
        case ">" ->
            last(scenarios).visits.add(new Visit("#", before, new ArrayList<>(List.of(rest))));
        default -> {
          List<Visit> visits = last(scenarios).visits;
          if (visits.isEmpty()) {
            visits.add(new Visit("#", before, new ArrayList<>()));
          }
          last(visits).lines.add(line);
        }
      }
    }
    for (Scenario scenario : scenarios) {
      addIfEmpty(scenario.alternatives, "");
      addIfEmpty(scenario.screens, "1400 900");
    }
    return scenarios;
  }

  private static void addIfEmpty(List<String> list, String element) {
    if (list.isEmpty()) {
      list.add(element);
    }
  }

  private static <T> T last(List<T> list) {
    return list.get(list.size() - 1);
  }

  private void play(Pages pages, String script, String screen, String alternative) {
    String html =
        pages.apply(title, boards.stream().map(each -> each.replace(" / ", "\n")).toList());
    String[] size = screen.split(" ");
    Map<String, String> played = new HashMap<>();
    List<Chromium> opened =
        Chromium.openAll(
            visits.stream()
                .map(visit -> alternative + visit.before)
                .map(each -> played.computeIfAbsent(each, before -> with(html, before, script)))
                .toList(),
            visits.stream().map(Scenario::address).toList(),
            Integer.parseInt(size[0]),
            Integer.parseInt(size[1]));
    for (int i = 0; i < visits.size(); i++) {
      List<String> lines = visits.get(i).lines;
      JsonNode seen = seen(opened.get(i));
      assertThat(seen).as(name).hasSameSizeAs(lines);
      for (int line = 0; line < lines.size(); line++) {
        assertSeen(lines.get(line), seen.get(line).asText());
      }
    }
  }

  private static String with(String html, String before, String script) {
    return TestPage.with(html, CLOCK + before, "board-use.js", script, "scenario.js");
  }

  private static JsonNode seen(Chromium page) {
    try {
      return JSON.readTree(URLDecoder.decode(page.data("seen"), StandardCharsets.UTF_8));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String address(Visit visit) {
    try {
      String lines =
          URLEncoder.encode(JSON.writeValueAsString(visit.lines), StandardCharsets.UTF_8);
      return visit.fragment + (visit.fragment.equals("#") ? "" : "&") + "check=" + lines;
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private void assertSeen(String line, String actual) {
    Matcher expected = EXPECTED.matcher(line);
    if (!expected.matches()) {
      return;
    }
    String text = Objects.requireNonNullElse(expected.group(2), "");
    if ("~".equals(expected.group(1))) {
      assertThat(actual).as("%s: %s", name, line).contains(text);
    } else if ("!".equals(expected.group(1))) {
      assertThat(actual).as("%s: %s", name, line).doesNotContain(text);
    } else {
      assertThat(actual).as("%s: %s", name, line).isEqualTo(text);
    }
  }
}
