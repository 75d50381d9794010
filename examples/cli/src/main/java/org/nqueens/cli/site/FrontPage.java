package org.nqueens.cli.site;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Year;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.board.Position;
import org.nqueens.pages.BoardSvg;
import org.nqueens.pages.TranslatedPage;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.language.Language;

/** The page with three doors: learn, play, program. Its script only shows its words. */
final class FrontPage {
  private static final int QUIET_ZONE = 2;

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

  private FrontPage() {}

  /**
   * Writes the page.
   *
   * @param lessons the lessons of the caller, which come before those of the command
   * @param address where the site will be served; without it the page tells how to serve it
   * @param hasOwnBoards whether the puzzles are boards of the caller, of any kind
   * @param hasApi whether the site has the documentation of an API
   */
  static String of(
      List<SitePage> lessons,
      Year year,
      Optional<String> address,
      boolean hasOwnBoards,
      boolean hasApi) {
    String telephone = address.map(FrontPage::code).orElse("<p data-words=\"site.serve\"></p>");
    return TranslatedPage.of(
        template()
            .replace("{telephone}", telephone)
            .replace("{lessons}", lessons())
            .replace("{rules}", hasOwnBoards ? OWN_BOARDS : RULES)
            .replace("{days}", hasOwnBoards ? "" : DAYS),
        Map.of(
            "head", SitePage.head(TITLE, "", DESCRIPTION, address),
            "title", TITLE,
            "learn", unnamed(BoardSvg.of(deadEnd())),
            "play", unnamed(BoardSvg.of(Drawing.of(Lesson.Garden.BOARD))),
            "own-lessons", ownLessons(lessons),
            "api", hasApi ? API : "",
            "year", year.toString()));
  }

  /** A picture without its words in English; the element around it has those of all languages. */
  private static String unnamed(String svg) {
    return svg.replaceFirst("(?s) role=\"img\" aria-labelledby=\"[^\"]*\"", " aria-hidden=\"true\"")
        .replaceFirst("(?s)<title.*</desc>\n", "");
  }

  private static Drawing deadEnd() {
    Position position = Position.of(SiteCommand.EMPTY_BOARD);
    for (int column = 0; column < DEAD_END.length; column++) {
      position = position.withQueen(column, DEAD_END[column]);
    }
    for (int column = DEAD_END.length; column < SiteCommand.EMPTY_BOARD.size(); column++) {
      for (int row = 0; row < SiteCommand.EMPTY_BOARD.size(); row++) {
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

  /** The address as a link, and as a QR code by ISO/IEC 18004. */
  private static String code(String address) {
    return "<p><span data-words=\"site.address\"></span> <a href=\"%1$s\">%1$s</a></p>\n%2$s"
        .formatted(SitePage.escaped(address), picture(address));
  }

  private static String picture(String text) {
    try {
      BitMatrix dark =
          new QRCodeWriter()
              .encode(
                  text,
                  BarcodeFormat.QR_CODE,
                  0,
                  0,
                  Map.of(EncodeHintType.MARGIN, QUIET_ZONE, EncodeHintType.CHARACTER_SET, "UTF-8"));
      StringBuilder path = new StringBuilder();
      for (int y = 0; y < dark.getHeight(); y++) {
        for (int x = 0; x < dark.getWidth(); x++) {
          if (dark.get(x, y)) {
            path.append("M%s %sh1v1h-1z".formatted(x, y));
          }
        }
      }
      return "<svg id=\"code\" viewBox=\"0 0 %1$s %1$s\" role=\"img\" data-label=\"site.code\"><path d=\"%2$s\"/></svg>"
          .formatted(dark.getWidth(), path);
    } catch (WriterException e) {
      throw new IllegalArgumentException(
          "address (%s) must fit a QR code: pass a shorter one".formatted(text), e);
    }
  }

  private static String template() {
    try (InputStream in =
        Objects.requireNonNull(FrontPage.class.getResourceAsStream("index.html"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("resource (index.html) cannot be read", e);
    }
  }
}
