package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nqueens.puzzle.language.Language;

/** Pages of words in all languages. */
class TranslatedPageTest {
  private static final String HTML =
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>{title}</title>
      <h2 data-words="site.learn"></h2>
      <a href="lesson-2.html" hreflang="en" data-words="site.lesson.value"></a>
      <p data-words="site.serve"></p>
      <p data-words="site.year" data-year="{year}"></p>
      <pre data-label="site.example">code</pre>
      <label id="languages"></label>
      <script type="text/plain" id="words">{words}</script>
      <script type="module">{script}</script>
      """;

  private static final Map<String, String> TEXTS = Map.of("title", "A title", "year", "2026");

  @Test
  void hasWordsInEnglishWithoutItsScript() {
    assertThat(TranslatedPage.of(HTML, TEXTS))
        .contains("<title>A title</title>")
        .contains("<h2 data-words=\"site.learn\">Learn</h2>")
        .contains("such as <code>python3 -m http.server</code>, and")
        .contains("data-year=\"2026\">A puzzle for each day of 2026, from")
        .contains("<pre data-label=\"site.example\" aria-label=\"Example in Java\">");
  }

  @NeedsChromium
  @Test
  void hasTheWordsOfTheBrowser() {
    String languages = "Object.defineProperty(navigator, 'languages', {value: ['de-AT']})";
    String page =
        TranslatedPage.of(HTML, TEXTS)
            .replace("<script type=\"module\">", "<script type=\"module\">" + languages + ";\n");
    Chromium shown = Chromium.open(page, "");
    assertThat(shown.all("<html lang=\"(\\w+)\"")).containsExactly("de");
    assertThat(shown.all("<title>([^<]*)<")).containsExactly(Language.GERMAN.text("site.title"));
    assertThat(shown.all("<h2[^>]*>(\\w+)<")).containsExactly("Lernen");
    assertThat(shown.all("data-year=\"2026\">([^<]*)<"))
        .containsExactly(Language.GERMAN.text("site.year", Map.of("year", 2026)));
    assertThat(shown.all("<a href=\"([^\"]*)\" hreflang=\"de\""))
        .containsExactly("lesson-2-de.html");
    assertThat(shown.all("<code>([^<]*)<")).containsExactly("python3 -m http.server");
    assertThat(shown.all(" aria-label=\"([^\"]*)\"")).contains("Beispiel in Java", "Sprache");
    assertThat(shown.all("<option[^>]*>([^<]*)<")).hasSize(8).contains("Français", "English");
  }

  @NeedsChromium
  @Test
  void beginsInALanguageUnlessItsReaderHasChosenOne() {
    String german = TranslatedPage.in(Language.GERMAN, TranslatedPage.of(HTML, TEXTS));
    assertThat(shownIn(german, "")).isEqualTo("de");
    assertThat(shownIn(german, "localStorage.setItem('nqueens language', '{\"tag\":\"fr\"}');"))
        .isEqualTo("fr");
    assertThat(shownIn(german, "localStorage.setItem('nqueens language', '{\"tag\":[\"fr\"]}');"))
        .isEqualTo("de");
  }

  private static String shownIn(String page, String before) {
    Chromium shown =
        Chromium.open(
            page.replace("<script type=\"module\">", "<script type=\"module\">" + before), "");
    return shown.all("<html lang=\"(\\w+)\"").get(0);
  }
}
