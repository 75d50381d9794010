package org.nqueens.pages;

import static org.nqueens.pages.TraceFixtures.GARDEN;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.search;
import static org.nqueens.pages.TraceFixtures.trace;

import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.language.Language;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;

/** Pages of searches in a browser: steps, choices, changes, two searches, pictures and prints. */
@NeedsChromium
class TracePageScenariosTest {
  @TestFactory
  Stream<DynamicTest> showsSearches() {
    return Scenario.tests(
        "trace-scenarios.txt", (title, searches) -> page(searches.get(0)), "trace-use.js");
  }

  /** Two searches of eight queens in a language, by its tag, with the longest title of a lesson. */
  private static String pageIn(String tag) {
    QueensModel eight = QueensModel.of(8);
    return Stream.of(Language.values())
        .filter(language -> language.toString().equals(tag))
        .map(
            language ->
                TracePage.of(
                    language,
                    longestTitle(language),
                    trace(eight, Propagation.VALUE, INPUT_ORDER),
                    trace(eight, Propagation.DOMAIN, INPUT_ORDER)))
        .findFirst()
        .orElseThrow();
  }

  private static String longestTitle(Language language) {
    return language.keys().stream()
        .filter(key -> key.matches("site\\.lesson\\.[a-z]+"))
        .map(language::text)
        .max(Comparator.comparingInt(String::length))
        .orElseThrow();
  }

  /**
   * The page of a search by its name, or of searches such as {@code 6 domain
   * min-domain-size/middle} in lines; by input order where no strategy is named.
   */
  private static String page(String searches) {
    QueensModel six = QueensModel.of(6);
    return switch (searches) {
      case "garden" ->
          TracePage.of(
              Language.ENGLISH,
              GARDEN.title(),
              trace(GARDEN.model(), Propagation.COVERAGE, INPUT_ORDER));
      case "de", "fr", "vi" -> pageIn(searches);
      case "lesson" ->
          TracePage.lesson(
              Language.ENGLISH,
              "A lesson",
              "Why?",
              trace(QueensModel.of(4), Propagation.VALUE, INPUT_ORDER));
      case "titled" ->
          TracePage.of(
              Language.ENGLISH,
              "A title that goes on and on ".repeat(30).strip(),
              trace(GARDEN.model(), Propagation.VALUE, INPUT_ORDER),
              trace(GARDEN.model(), Propagation.VALUE, SearchStrategy.FIRST_FAIL));
      case "deep" ->
          TracePage.of(
              trace(Lesson.Garden.BOARD.model(), Propagation.VALUE, SearchStrategy.FIRST_FAIL));
      case "cut" -> TracePage.of(QueensSolver.builder().solutionLimit(1).build().tree().trace(six));
      case "blocked" ->
          TracePage.of(trace(six.toBuilder().block(0, 0).build(), Propagation.VALUE, INPUT_ORDER));
      case "renamed" ->
          TracePage.of(
              trace(
                  six,
                  Propagation.VALUE,
                  SearchStrategy.named(
                      "first-unbound/smallest",
                      SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST))));
      default ->
          TracePage.of(
              searches
                  .lines()
                  .map(line -> (line + " first-unbound/smallest").split("[ /]"))
                  .map(
                      words ->
                          search(
                              Integer.parseInt(words[0]),
                              words[2],
                              words[3],
                              words[1],
                              Long.MAX_VALUE))
                  .toArray(SearchTrace[]::new));
    };
  }
}
