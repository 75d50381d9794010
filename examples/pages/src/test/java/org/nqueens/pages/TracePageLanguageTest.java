package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.TraceFixtures.GARDEN;
import static org.nqueens.pages.TraceFixtures.INPUT_ORDER;
import static org.nqueens.pages.TraceFixtures.plain;
import static org.nqueens.pages.TraceFixtures.trace;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.Completion;
import org.nqueens.search.Propagation;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;

/** Pages of searches in each language. */
@Sampled
class TracePageLanguageTest {
  private static final Pattern WORD = Pattern.compile("\\p{L}{3,}");

  /** What the command is called, its options, and their values, are the same in all languages. */
  private static final Set<String> NAMES =
      Stream.of(
              Arrays.stream(VariableSelection.values()),
              Arrays.stream(ValueSelection.values()),
              Arrays.stream(Propagation.values()),
              Stream.of("queens trace --limit --html --strategy --propagation embedded none"))
          .flatMap(names -> names)
          .flatMap(name -> words(name.toString()))
          .collect(Collectors.toSet());

  private static final List<SearchTrace> EIGHT =
      Stream.of(Propagation.NONE, Propagation.ARC)
          .map(level -> trace(QueensModel.of(8), level, INPUT_ORDER))
          .toList();

  private static SearchTrace none() {
    return trace(QueensModel.of(4), Propagation.NONE, INPUT_ORDER);
  }

  private static List<String> pages(Language language) {
    QueensModel four = QueensModel.of(4);
    SearchTrace garden = trace(GARDEN.model(), Propagation.COVERAGE, INPUT_ORDER);
    SearchTrace cut = QueensSolver.builder().solutionLimit(1).build().tree().trace(four);
    return List.of(
        TracePage.of(language, "", plain(4), trace(four, Propagation.DOMAIN, INPUT_ORDER)),
        TracePage.lesson(language, "4 × 4", "?", none()),
        TracePage.of(language, "6 × 6", garden),
        TracePage.of(language, "", plain(4), cut));
  }

  private static Stream<String> words(String text) {
    return WORD.matcher(text).results().map((MatchResult word) -> lower(word.group()));
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /** The words of the texts of a language. */
  private static Set<String> vocabulary(Language language) {
    return language.keys().stream()
        .filter(key -> !key.startsWith("site."))
        .flatMap(key -> words(language.template(key).replaceAll("\\{\\w+\\}", " ")))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static List<Language> translations() {
    List<Language> all = List.copyOf(EnumSet.complementOf(EnumSet.of(Language.ENGLISH)));
    Random random = Gate.random("languages of pages of searches");
    return List.of(all.get(random.nextInt(all.size())));
  }

  @NeedsChromium
  @ParameterizedTest
  @MethodSource("translations")
  void hasNoEnglishLeft(Language language) {
    Set<String> english = vocabulary(Language.ENGLISH);
    english.removeAll(vocabulary(language));
    english.removeAll(NAMES);
    assertThat(english).contains("removes", "squares", "columns", "there");
    List<String> pages =
        pages(language).stream()
            .map(page -> TestPage.with(page, "", "trace-use.js", "trace-texts.js"))
            .toList();
    Set<String> said = new TreeSet<>();
    for (Chromium page : Chromium.openAll(pages, pages.stream().map(each -> "#").toList())) {
      String texts = URLDecoder.decode(page.data("texts"), StandardCharsets.UTF_8);
      assertThat(texts.lines()).hasSizeGreaterThan(80);
      texts.lines().filter(text -> words(text).anyMatch(english::contains)).forEach(said::add);
    }
    assertThat(said).isEmpty();
  }

  /** Their texts are asked for by the names of the constants. */
  @ParameterizedTest
  @EnumSource
  void hasWordsForEachLevelAndEachEnd(Language language) {
    assertThat(language.keys())
        .containsAll(Stream.of(Propagation.values()).map(level -> "search.level." + level).toList())
        .containsAll(
            Stream.of(Completion.values())
                .filter(end -> end != Completion.EXHAUSTED)
                .map(end -> "search.completion." + lower(end.name()).replace('_', '-'))
                .toList());
  }

  /** In bytes, since the page is for telephones, too: of two searches of eight queens. */
  @ParameterizedTest
  @EnumSource
  void isSmall(Language language) {
    String page = TracePage.of(language, "", EIGHT.get(0), EIGHT.get(1));
    assertThat(page.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(150_000);
    assertThat(page).startsWith("<!doctype html>\n<html lang=\"" + language + "\">");
  }
}
