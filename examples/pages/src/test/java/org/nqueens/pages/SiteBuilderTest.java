package org.nqueens.pages;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Year;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.Exhaustive;
import org.nqueens.model.QueensModel;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.Uniqueness;

class SiteBuilderTest {
  private static final String ADDRESS = "https://queens.example/site/?a=1&b=2";
  private static final Year YEAR = Year.of(2026);
  private static final Position ROOM = Position.parse("AABB\nACBB\nCCDB\nCDDD\n");
  private static final String PLAIN = "<html><TITLE>Plain</TITLE>\n<p>By hand</p>";

  private static Map<String, String> site;

  @BeforeAll
  static void build() {
    String rooks =
        TracePage.lesson(
            Language.ENGLISH,
            "Rooks & <queens>",
            "Why has \"three\" none?",
            QueensSolver.builder().build().tree().trace(QueensModel.of(3)));
    site =
        new SiteBuilder(YEAR)
            .lesson("rooks.html", rooks)
            .lesson("plain.html", PLAIN)
            .address(ADDRESS, "<svg/>")
            .boards(List.of(Position.parse("....\nQ...\n....\n....\n"), ROOM))
            .api()
            .build();
  }

  @Test
  void listsOwnLessonsByWhatTheirPagesSay() {
    assertThat(frontPage())
        .contains(
            "<li><a href=\"rooks.html\">Rooks &amp; &lt;queens&gt;</a>Why has &quot;three&quot; none?\n"
                + "\t\t\t<li><a href=\"plain.html\">Plain</a>\n"
                + "\t\t\t<li><a href=\"lesson-1.html\" hreflang=\"en\" data-words=\"site.lesson.backtracking\">Backtracking beside");
    assertThat(site).as("a page of others stays as it is").containsEntry("plain.html", PLAIN);
    assertThat(site.get("rooks.html")).contains("<p id=\"intro\"><b>Why has");
  }

  /** The boards of the caller are no two-queen boards of each seventh day, from small to large. */
  @Test
  void saysOfOwnBoardsOnlyThatEachDayHasOne() {
    assertThat(frontPage())
        .contains("data-words=\"site.own-boards\" data-year=\"2026\">")
        .doesNotContain("data-words=\"site.rules", "data-words=\"site.year", "=\"site.stars");
    assertThat(usualFrontPage())
        .contains("=\"site.rules", "=\"site.year\" data-year=\"2026\">", "=\"site.stars")
        .doesNotContain("=\"site.own-boards");
    assertThat(site.get("year.html"))
        .contains("content=\"A queens puzzle for each day of 2026, with hints")
        .contains("\"year\":2026,");
  }

  private static String usualFrontPage() {
    return FrontPage.of(List.of(), YEAR, Optional.empty(), "", false, false);
  }

  @Test
  void loadsNothingFromElsewhere() {
    assertThat(ours())
        .hasSize(4 + Lesson.values().length * Language.values().length)
        .allSatisfy(
            (file, page) ->
                assertThat(page)
                    .as(file)
                    .contains("Content-Security-Policy\" content=\"default-src 'none'")
                    .doesNotContain("<img", "<iframe", " src=", "@import")
                    .doesNotContainPattern("<link (?!rel=\"icon\" href=\"data:)"));
  }

  /** The pages of the library and of its command. */
  private static Map<String, String> ours() {
    Map<String, String> pages = new HashMap<>(site);
    pages.remove("plain.html");
    return pages;
  }

  /** Who gets a link to a page finds the others, and what it is for. */
  @Test
  void hasAWayHomeADescriptionAndAnIconOnEachPage() {
    ours()
        .forEach(
            (file, html) -> {
              assertThat(all(html, "<a class=\"home\" href=\"(.*?)\""))
                  .hasSize(file.equals("index.html") ? 0 : 1);
              assertThat(html)
                  .as(file)
                  .containsOnlyOnce("<link rel=\"icon\" href=\"data:image/svg+xml,")
                  .contains("img-src data:;")
                  .contains(
                      "<meta property=\"og:title\" content=\"" + only(html, "(?<=<title>)[^<]*"))
                  .containsPattern("<meta name=\"description\" content=\"[^\"]{20,200}\">")
                  .doesNotContain("og:url"); // whose address ends in a folder
            });
  }

  /** A policy whose hash is not that of the style sheet leaves the page without it. */
  @Test
  void allowsTheStylesOfItsPages() throws Exception {
    for (String file : List.of("year.html", "make.html", "lesson-1.html")) {
      String html = site.get(file);
      String style = only(html, "(?s)(?<=<style>).*?(?=</style>)");
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(style.getBytes(UTF_8));
      assertThat(style).contains(".home");
      assertThat(only(html, "(?<=style-src 'sha256-)[^']*"))
          .isEqualTo(Base64.getEncoder().encodeToString(digest));
    }
  }

  @Test
  void namesTheAddressesOfItsPages() {
    assertThat(SitePage.head("t", "year.html", "d", Optional.of("https://queens.example/a&b/")))
        .contains(
            "<meta property=\"og:url\" content=\"https://queens.example/a&amp;b/year.html\">");
    assertThat(frontPage())
        .contains("<a href=\"https://queens.example/site/?a=1&amp;b=2\">")
        .contains("aria-label=\"The address as a QR code\"><svg/>");
  }

  @Test
  void tellsHowToServeItWithoutAnAddress() {
    assertThat(usualFrontPage().replaceAll("(?s)<script.*", ""))
        .contains("<code>python3 -m http.server</code>")
        .contains("A puzzle for each day of 2026,")
        .doesNotContain("id=\"code\"", "api/index.html")
        .doesNotContainPattern("\\{[a-z]+\\}");
  }

  @Test
  void hasTheWordsOfAllLanguages() throws IOException {
    for (String file : List.of("index.html", "year.html", "make.html")) {
      assertThat(site.get(file)).contains("<label id=\"languages\">");
      assertThat(words(site.get(file))).contains("\"language\":[\"English\",\"Deutsch\",");
    }
    assertThat(words(frontPage()))
        .contains("Das Rätsel von heute", "Vier Damen, zweimal gesucht.")
        .contains("Ein Brett mit farbigen Regionen.");
    assertThat(frontPage())
        .contains("role=\"img\" data-label=\"site.dead-end\"")
        .contains("<pre role=\"region\" tabindex=\"0\" data-label=\"site.example\"")
        .doesNotContain("<desc", "<title id");
  }

  @NeedsChromium
  @Test
  void hasTheWordsOfTheBrowser() {
    String languages = "Object.defineProperty(navigator, 'languages', {value: ['de-AT']})";
    String page =
        usualFrontPage()
            .replace("<script type=\"module\">", "<script type=\"module\">" + languages + ";\n")
            .replaceFirst("script-src '[^']*'", "script-src 'unsafe-inline'");
    Chromium shown = Chromium.open(page, "");
    assertThat(shown.all("<html lang=\"(\\w+)\"")).containsExactly("de");
    assertThat(shown.all("<title>([^<]*)<")).containsExactly(Language.GERMAN.text("site.title"));
    assertThat(shown.all("<h2[^>]*>(\\w+)<")).startsWith("Lernen");
    assertThat(shown.all("data-year=\"2026\">([^<]*)<"))
        .containsExactly(Language.GERMAN.text("site.year", Map.of("year", 2026)));
    assertThat(shown.all("<a href=\"([^\"]*)\" hreflang=\"de\"")).contains("lesson-2-de.html");
    assertThat(shown.all("<code>([^<]*)<")).contains("python3 -m http.server");
    assertThat(shown.all(" aria-label=\"([^\"]*)\"")).contains("Beispiel in Java", "Sprache");
    assertThat(shown.all("<option[^>]*>([^<]*)<")).hasSize(8).contains("Français", "English");
  }

  @Test
  void hasOwnBoardsDayByDay() {
    assertThat(all(site.get("year.html"), "\"n\":(4),")).hasSize(366);
    assertThat(all(site.get("year.html"), "\"regions\":\"([A-Z]*)\"").subList(0, 4))
        .containsExactly("", "AABBACBBCCDBCDDD", "", "AABBACBBCCDBCDDD");
  }

  @Test
  @Exhaustive
  void makesNoBoardTwice() {
    assertThat(SiteBuilder.dailyBoards(YEAR, 100)).hasSize(100).doesNotHaveDuplicates();
  }

  @Test
  void makesBoardsWithOneSolution() {
    List<Board> days = SiteBuilder.dailyBoards(YEAR, 14).toList();
    assertThat(days).filteredOn(board -> board.stars() == 2).hasSize(2);
    assertThat(days)
        .doesNotHaveDuplicates()
        .allSatisfy(
            board ->
                assertThat(QueensSolver.builder().build().uniqueness(board.model()))
                    .isInstanceOf(Uniqueness.Unique.class));
  }

  @Test
  void asksAQuestionAboutEachLesson() {
    String page = frontPage();
    for (Lesson lesson : Lesson.values()) {
      String title = Language.ENGLISH.text(lesson.words());
      String question = Language.ENGLISH.text(lesson.words() + ".question");
      assertThat(page)
          .contains(
              "<a href=\"%1$s\" hreflang=\"en\" data-words=\"%2$s\">%3$s</a><span data-words=\"%2$s.question\">%4$s</span>"
                  .formatted(lesson.file(Language.ENGLISH), lesson.words(), title, question));
    }
  }

  /** The front page leads to them by names that its script makes. */
  @ParameterizedTest
  @EnumSource
  void hasEachLessonInEachLanguage(Language language) {
    for (Lesson lesson : Lesson.values()) {
      assertThat(site.get(lesson.file(language)))
          .startsWith("<!doctype html>\n<html lang=\"" + language + "\">")
          .contains("<title>" + language.text(lesson.words()))
          .contains("<p id=\"intro\"><b>" + language.text(lesson.words() + ".question"))
          .contains("data-label=\"board.home\" aria-label=\"" + language.text("board.home"));
    }
    assertThat(Lesson.VALUE.file(Language.ENGLISH)).isEqualTo("lesson-2.html");
    assertThat(Lesson.VALUE.file(Language.FRENCH)).isEqualTo("lesson-2-fr.html");
  }

  /** The board of the lessons is in the jar, which may be without its folder of boards. */
  @Test
  void hasTheGardenOfTheCommand() throws IOException {
    assertThat(Lesson.Garden.BOARD.withTitle("Garden"))
        .isEqualTo(Board.parse(Files.readString(Path.of("../boards/garden.txt"))));
  }

  /** The words that the script of a page unpacks. */
  private static String words(String page) throws IOException {
    String packed = all(page, "<script type=\"text/plain\" id=\"words\">([^<]*)<").get(0);
    InputStream bytes = new ByteArrayInputStream(Base64.getDecoder().decode(packed));
    return new String(new InflaterInputStream(bytes, new Inflater(true)).readAllBytes(), UTF_8);
  }

  private static String frontPage() {
    return site.get("index.html");
  }

  private static List<String> all(String text, String expression) {
    return Pattern.compile(expression)
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  private static String only(String text, String expression) {
    Matcher found = Pattern.compile(expression).matcher(text);
    assertThat(found.find()).as(expression).isTrue();
    return found.group();
  }
}
