package org.nqueens.pages;

import java.util.Map;
import java.util.Objects;
import org.nqueens.puzzle.language.Language;

/**
 * A page of words in all languages, such as the front page of a site. It shows the words in the
 * {@link Language} of the browser or another language that the reader chooses. Thread-safe.
 *
 * <p>The HTML of such a page has the key of a text as the attribute {@code data-words} of the
 * element that shows it, or as {@code data-label} of an element that has it as its label. It has an
 * element with the identifier {@code languages} for the switch, and the placeholders <code>{words}
 * </code>, in an element {@code script} of the type {@code application/json} with the identifier
 * {@code words}, <code>{script}</code> in the last one, of the type {@code module}, and <code>
 * {script-hash}</code> in its content security policy.
 */
public final class TranslatedPage {
  private static final String ENGLISH = "<html lang=\"en\">";

  private TranslatedPage() {}

  /**
   * Writes the page.
   *
   * @param html the HTML of the page, with keys of texts that begin with {@code board.} or {@code
   *     site.}
   * @param texts the texts of other placeholders, such as <code>{title}</code>, quoted as its place
   *     needs
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalStateException if there is no text for a key or for a placeholder
   */
  public static String of(String html, Map<String, String> texts) {
    Objects.requireNonNull(html, "html");
    Objects.requireNonNull(texts, "texts");
    PageTemplate page =
        PageTemplate.of("page", html).withWords("board", "site").withScript("home-page.mjs");
    for (Map.Entry<String, String> text : texts.entrySet()) {
      page = page.with(text.getKey(), text.getValue());
    }
    return page.fill();
  }

  /**
   * A page that begins in a language, whatever the language of the browser. A reader who has chosen
   * another language sees that one.
   *
   * @param page a page of words in all languages, such as a {@link PlayPage}
   * @return an HTML document, for a file in UTF-8
   * @throws IllegalArgumentException if the page is no such page
   */
  public static String in(Language language, String page) {
    Objects.requireNonNull(language, "language");
    Objects.requireNonNull(page, "page");
    if (!page.contains(ENGLISH)) {
      throw new IllegalArgumentException(
          "page (of %s characters) must have an element %s: pass a page of words in all languages"
              .formatted(page.length(), ENGLISH));
    }
    return page.replace(ENGLISH, "<html lang=\"en\" data-language=\"%s\">".formatted(language));
  }
}
