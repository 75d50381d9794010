package org.nqueens.pages;

import java.time.Year;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.board.Position;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.language.Language;

/** The page with three doors: learn, play, program. Its script only shows its words. */
final class FrontPage {
  /** The rows of five queens that attack all squares of the last three columns. */
  private static final int[] DEAD_END = {0, 2, 4, 1, 3};

  private static final String TITLE = "nqueens: learn, play, program";

  private static final String DESCRIPTION =
      "Watch a constraint solver place queens, with the cause of each step; play a queens puzzle a"
          + " day; use the library in Java.";

  private static final String API =
      "<a class=\"door\" href=\"api/index.html\" data-words=\"site.api\"></a>";

  private static final String RULES = "<p data-words=\"site.rules\"></p>";

  private static final String DAYS =
      """
      \t\t\t<li data-words="site.year" data-year="{year}"></li>
      \t\t\t<li data-words="site.stars"></li>
      """;

  private static final String OWN_BOARDS =
      "<p data-words=\"site.own-boards\" data-year=\"{year}\"></p>";

  private static final String ADDRESS =
      "<p><span data-words=\"site.address\"></span> <a href=\"{address}\">{address}</a></p>";

  private static final String CODE =
      "<div id=\"code\" role=\"img\" data-label=\"site.code\">{code}</div>";

  private static final String SERVE = "<p data-words=\"site.serve\"></p>";

  private FrontPage() {}

  /**
   * Writes the page.
   *
   * @param lessons own lessons, listed before the others
   * @param address where the site will be served; without it the page tells how to serve it
   * @param code a picture of the address, as SVG; may be empty
   * @param hasOwnBoards whether the puzzles are boards of the caller, of any kind
   * @param hasApi whether the site has the documentation of an API
   */
  static String of(
      List<SitePage> lessons,
      Year year,
      Optional<String> address,
      String code,
      boolean hasOwnBoards,
      boolean hasApi) {
    String html =
        PageTemplate.read("site.html")
            .replace(
                "{telephone}",
                (address.isPresent() ? ADDRESS : SERVE) + (code.isEmpty() ? "" : CODE))
            .replace("{lessons}", lessons())
            .replace("{rules}", hasOwnBoards ? OWN_BOARDS : RULES)
            .replace("{days}", hasOwnBoards ? "" : DAYS);
    return PageTemplate.of("site.html", html)
        .withWords("board", "site")
        .withScript("home-page.mjs")
        .with("head", SitePage.head(TITLE, "", DESCRIPTION, address))
        .with("title", TITLE)
        .with("learn", unnamed(BoardSvg.of(deadEnd())))
        .with("play", unnamed(BoardSvg.of(Drawing.of(Lesson.Garden.BOARD))))
        .with("own-lessons", ownLessons(lessons))
        .with("api", hasApi ? API : "")
        .with("year", year.toString())
        .with("address", address.map(SitePage::escaped).orElse(""))
        .with("code", code)
        .fill();
  }

  /** A picture without its words in English; the element around it has words in all languages. */
  private static String unnamed(String svg) {
    return svg.replaceFirst("(?s) role=\"img\" aria-labelledby=\"[^\"]*\"", " aria-hidden=\"true\"")
        .replaceFirst("(?s)<title.*</desc>\n", "");
  }

  private static Drawing deadEnd() {
    Position position = Position.of(SiteBuilder.EMPTY_BOARD);
    for (int column = 0; column < DEAD_END.length; column++) {
      position = position.withQueen(column, DEAD_END[column]);
    }
    for (int column = DEAD_END.length; column < SiteBuilder.EMPTY_BOARD.size(); column++) {
      for (int row = 0; row < SiteBuilder.EMPTY_BOARD.size(); row++) {
        position = position.withCross(column, row);
      }
    }
    return Drawing.of(position);
  }

  private static String ownLessons(List<SitePage> pages) {
    return pages.stream()
        .map(
            page ->
                "\t\t\t<li><a href=\"%s\">%s</a>%s\n"
                    .formatted(SitePage.escaped(page.file()), page.title(), page.description()))
        .collect(Collectors.joining());
  }

  /** The lessons of the command; the script leads to their pages in the language of the reader. */
  private static String lessons() {
    return Arrays.stream(Lesson.values())
        .map(
            lesson ->
                "\t\t\t<li><a href=\"%1$s\" hreflang=\"en\" data-words=\"%2$s\"></a><span data-words=\"%2$s.question\"></span>\n"
                    .formatted(lesson.file(Language.ENGLISH), lesson.words()))
        .collect(Collectors.joining());
  }
}
