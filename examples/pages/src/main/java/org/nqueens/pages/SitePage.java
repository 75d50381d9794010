package org.nqueens.pages;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nqueens.puzzle.language.Language;

/**
 * A page of the site, made of a page that is a file of its own.
 *
 * @param file the name of its file
 * @param html the page
 * @param title its title, in HTML
 * @param description what it is for, in a sentence or two of HTML; may be empty
 */
record SitePage(String file, String html, String title, String description) {
  private static final String NAME = "nqueens";

  private static final Pattern TITLE = Pattern.compile("(?is)<title>(.*?)</title>");
  private static final Pattern DESCRIPTION =
      Pattern.compile("(?i)<meta name=\"description\" content=\"([^\"]*)\">\\R?");
  private static final String HEADER = "<header>\n";

  /** A crown, which needs no file and no network. */
  private static final String ICON =
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect"
          + " width='16' height='16' rx='3' fill='%2320242f'/%3E%3Cpath fill='%23fbf1d8' d='M3 13h10l1-8-3"
          + " 3-3-5-3 5-3-3z'/%3E%3C/svg%3E";

  private static final String HOME =
      """
      	<a class="home" href="index.html" data-label="board.home" aria-label="%1$s" title="%1$s"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12 12 3l10 9h-3v9h-5v-6h-4v6H5v-9z"/></svg></a>
      """;

  /** The style of the way home, which all pages of this project have. */
  private static final String HOME_STYLE = ".home{";

  /**
   * A page with the title and the description that it has itself.
   *
   * @throws IllegalArgumentException if the page has no title
   */
  static SitePage of(String file, String html) {
    String title =
        first(TITLE, html)
            .map(SitePage::quoted)
            .filter(text -> !text.isBlank())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "page (%s) must have a title, for the list of lessons: give it an element <title>"
                            .formatted(file)));
    return new SitePage(
        file, html, title, first(DESCRIPTION, html).map(SitePage::quoted).orElse(""));
  }

  SitePage withDescription(String text) {
    return new SitePage(file, html, title, text);
  }

  /**
   * The page with the way home, and with what search engines, messengers and browsers show of it;
   * unchanged if it is no page of this project, or has all this already.
   *
   * @param address where the site will be served, if it is known
   */
  String onSite(Optional<String> address) {
    if (!html.contains(HEADER) || !html.contains(HOME_STYLE) || html.contains("class=\"home\"")) {
      return html;
    }
    String name = first(TITLE, html).orElseThrow();
    return DESCRIPTION
        .matcher(html)
        .replaceFirst("")
        .replace("content=\"default-src 'none';", "content=\"default-src 'none'; img-src data:;")
        .replace(
            "<title>" + name + "</title>\n",
            "<title>" + name + "</title>\n" + head(title, file, description, address))
        .replace(HEADER, HEADER + HOME.formatted(language(html).text("board.home")));
  }

  /** The language in which a page begins. */
  private static Language language(String html) {
    return Stream.of(Language.values())
        .filter(each -> html.contains("<html lang=\"%s\"".formatted(each)))
        .findFirst()
        .orElse(Language.ENGLISH);
  }

  /**
   * The elements of a head beside the title.
   *
   * @param title the title, escaped for HTML, as all arguments are
   */
  static String head(String title, String file, String description, Optional<String> address) {
    return """
    <meta name="description" content="%1$s">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="%2$s">
    <meta property="og:title" content="%3$s">
    <meta property="og:description" content="%1$s">
    %4$s<link rel="icon" href="%5$s">
    """
        .formatted(description, NAME, title, address.map(site -> url(site, file)).orElse(""), ICON);
  }

  /** The address of a page; the address of the site is a folder. */
  private static String url(String site, String file) {
    return site.endsWith("/")
        ? "<meta property=\"og:url\" content=\"%s%s\">%n".formatted(escaped(site), file)
        : "";
  }

  static String escaped(String text) {
    return quoted(text.replace("&", "&amp;"));
  }

  /** A text of HTML without elements, for elements and for attributes. */
  private static String quoted(String html) {
    return html.replace("\"", "&quot;").replace("<", "&lt;").strip();
  }

  private static Optional<String> first(Pattern element, String page) {
    Matcher found = element.matcher(page);
    return found.find() ? Optional.of(found.group(1)) : Optional.empty();
  }
}
