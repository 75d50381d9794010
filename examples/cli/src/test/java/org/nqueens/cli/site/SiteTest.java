package org.nqueens.cli.site;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.cli.CommandRun;
import org.nqueens.contract.Exhaustive;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.Uniqueness;

class SiteTest {
  private static final String ADDRESS = "https://queens.example/site/?a=1&b=2";
  private static final int PIXELS = 8;

  private static final String BOARD = "# n=4 variant=queens\n....\nQ...\n....\n....\n";

  @TempDir static Path folder;
  @TempDir static Path own;

  @BeforeAll
  static void write() throws IOException {
    Path boards =
        Files.writeString(own.resolve("boards.txt"), BOARD + "\nAABB\nACBB\nCCDB\nCDDD\n");
    String lesson = own.resolve("rooks.html").toString();
    assertThat(
            CommandRun.of(
                "trace",
                "3",
                "--html",
                lesson,
                "--heading",
                "Rooks & <queens>",
                "--question",
                "Why has \"three\" none?"))
        .returns(1, CommandRun::code);
    String plain = own.resolve("plain.html").toString();
    Files.writeString(Path.of(plain), "<html><TITLE>Plain</TITLE>\n<p>By hand</p>");
    Files.createDirectories(folder.resolve("api"));
    Files.writeString(folder.resolve("api/index.html"), "API");
    assertThat(
            CommandRun.of(
                "site",
                folder.toString(),
                "--address",
                ADDRESS,
                "--lesson",
                lesson,
                "--lesson",
                plain,
                "--boards",
                boards.toString()))
        .isEqualTo(
            new CommandRun(0, "", "queens: " + folder.resolve("index.html") + " is written\n"));
  }

  @Test
  void listsOwnLessonsByWhatTheirPagesSay() throws IOException {
    assertThat(frontPage())
        .contains(
            "<li><a href=\"rooks.html\">Rooks &amp; &lt;queens&gt;</a>Why has &quot;three&quot; none?\n"
                + "\t\t\t<li><a href=\"plain.html\">Plain</a>\n"
                + "\t\t\t<li><a href=\"lesson-1.html\" hreflang=\"en\" data-words=\"site.lesson.backtracking\">Backtracking beside");
    assertThat(folder.resolve("plain.html"))
        .hasSameTextualContentAs(own.resolve("plain.html"))
        .as("a page of others stays as it is");
    assertThat(Files.readString(folder.resolve("rooks.html")))
        .contains("<p id=\"intro\"><b>Why has");
  }

  @Test
  void refusesLessonsThatItCannotList() throws IOException {
    String untitled = Files.writeString(own.resolve("untitled.html"), "<p>No name</p>").toString();
    refuses("page (untitled.html) must have a title", "--lesson", untitled);
    refuses("lesson (year.html) must have a name that no other", "--lesson", "x/year.html");
    refuses("lesson (lesson-1.html) must have a name that no", "--lesson", "lesson-1.html");
    refuses("lesson (board.txt) must end in .html: give a page", "--lesson", "board.txt");
    refuses("--lesson (missing.html) must be a text in UTF-8", "--lesson", "missing.html");
    assertThat(CommandRun.of("trace", "4", "--question", "Why?").err())
        .isEqualTo("queens: --question must come with --html: only the page has it\n");
  }

  @Test
  void refusesBoardsThatAreNoPuzzles() throws IOException {
    refuses("board (8) must have exactly one solution", "--boards", "8");
    Path many = Files.writeString(own.resolve("many.txt"), (BOARD + "\n").repeat(367));
    refuses("boards (367) must be at most 366", "--boards", many.toString());
  }

  @Test
  void refusesWhereItCannotBeServed() throws IOException {
    refuses("address (queens.example) must begin with https://", "--address", "queens.example");
    String file = Files.writeString(own.resolve("file"), "").toString();
    CommandRun.of("site", file).assertBadUsage("folder (" + file + ") must be one that can be");
  }

  private static void refuses(String message, String... options) {
    Path elsewhere = own.resolve("refused");
    CommandRun.of(
            Stream.concat(Stream.of("site", elsewhere.toString()), Stream.of(options))
                .toArray(String[]::new))
        .assertBadUsage(message);
    assertThat(elsewhere).doesNotExist();
  }

  /** The boards of the caller are no two-queen boards of each seventh day, from small to large. */
  @Test
  void saysOfOwnBoardsOnlyThatEachDayHasOne() throws IOException {
    Year year = Year.now(ZoneOffset.UTC);
    assertThat(frontPage())
        .contains("data-words=\"site.own-boards\" data-year=\"" + year + "\">")
        .doesNotContain("data-words=\"site.rules", "data-words=\"site.year", "=\"site.stars");
    assertThat(FrontPage.of(List.of(), year, Optional.empty(), false, false))
        .contains("=\"site.rules", "=\"site.year\" data-year=\"" + year + "\">", "=\"site.stars")
        .doesNotContain("=\"site.own-boards");
    assertThat(Files.readString(folder.resolve("year.html")))
        .contains("content=\"A queens puzzle for each day of " + year + ", with hints")
        .contains("\"year\":" + year + ",");
  }

  @Test
  void leadsToFilesOfItsOwn() throws IOException {
    List<String> links = all(frontPage(), "href=\"([^\"#:]*)\"");
    assertThat(links).contains("year.html", "make.html", "api/index.html").hasSize(10);
    assertThat(links).allSatisfy(link -> assertThat(folder.resolve(link)).isRegularFile());
  }

  @Test
  void loadsNothingFromElsewhere() throws IOException {
    try (Stream<Path> pages = Files.list(folder)) {
      assertThat(pages.filter(SiteTest::isOurs))
          .hasSize(4 + Lesson.values().length * Language.values().length)
          .allSatisfy(
              page ->
                  assertThat(Files.readString(page))
                      .contains("Content-Security-Policy\" content=\"default-src 'none'")
                      .doesNotContain("<img", "<iframe", " src=", "@import")
                      .doesNotContainPattern("<link (?!rel=\"icon\" href=\"data:)"));
    }
  }

  /** Who gets a link to a page finds the others, and what it is for. */
  @Test
  void hasAWayHomeADescriptionAndAnIconOnEachPage() throws IOException {
    try (Stream<Path> pages = Files.list(folder)) {
      for (Path page : pages.filter(SiteTest::isOurs).toList()) {
        String html = Files.readString(page);
        boolean isHome = page.endsWith("index.html");
        assertThat(all(html, "<a class=\"home\" href=\"(.*?)\"")).hasSize(isHome ? 0 : 1);
        assertThat(html)
            .as(page.toString())
            .containsOnlyOnce("<link rel=\"icon\" href=\"data:image/svg+xml,")
            .contains("img-src data:;")
            .contains("<meta property=\"og:title\" content=\"" + only(html, "(?<=<title>)[^<]*"))
            .containsPattern("<meta name=\"description\" content=\"[^\"]{20,200}\">")
            .doesNotContain("og:url"); // whose address ends in a folder
      }
    }
  }

  /** A policy whose hash is not that of the style sheet leaves the page without it. */
  @Test
  void allowsTheStylesOfItsPages() throws Exception {
    for (String file : List.of("year.html", "make.html", "lesson-1.html")) {
      String html = Files.readString(folder.resolve(file));
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
  }

  @Test
  void hasItsAddressAsACode() throws IOException, ReaderException {
    String svg = only(frontPage(), "(?s)<svg id=\"code\".*?</svg>");
    int size = Integer.parseInt(only(svg, "(?<=viewBox=\"0 0 )\\d+")) * PIXELS;
    int[] pixels = new int[size * size];
    Arrays.fill(pixels, 0xffffff);
    for (MatchResult square : Pattern.compile("M(\\d+) (\\d+)h1").matcher(svg).results().toList()) {
      for (int y = 0; y < PIXELS; y++) {
        int start =
            (Integer.parseInt(square.group(2)) * PIXELS + y) * size
                + Integer.parseInt(square.group(1)) * PIXELS;
        Arrays.fill(pixels, start, start + PIXELS, 0);
      }
    }
    BinaryBitmap picture =
        new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(size, size, pixels)));
    assertThat(new QRCodeReader().decode(picture).getText()).isEqualTo(ADDRESS);
  }

  @Test
  void tellsHowToServeItWithoutAnAddress() {
    String page = FrontPage.of(List.of(), Year.of(2026), Optional.empty(), false, false);
    assertThat(page.replaceAll("(?s)<script.*", ""))
        .contains("<code>python3 -m http.server</code>")
        .contains("A puzzle for each day of 2026,")
        .doesNotContain("id=\"code\"", "api/index.html")
        .doesNotContainPattern("\\{[a-z]+\\}");
  }

  @Test
  void hasTheWordsOfAllLanguages() throws IOException {
    for (String file : List.of("index.html", "year.html", "make.html")) {
      String page = Files.readString(folder.resolve(file));
      assertThat(page).contains("<label id=\"languages\">");
      assertThat(words(page)).contains("\"language\":[\"English\",\"Deutsch\",");
    }
    assertThat(words(frontPage()))
        .contains("Das Rätsel von heute", "Vier Damen, zweimal gesucht.")
        .contains("Ein Brett mit farbigen Regionen.");
    assertThat(frontPage())
        .contains("role=\"img\" data-label=\"site.dead-end\"")
        .contains("<pre role=\"region\" tabindex=\"0\" data-label=\"site.example\"")
        .doesNotContain("<desc", "<title id");
  }

  @Test
  void hasOwnBoardsDayByDay() throws IOException {
    String page = Files.readString(folder.resolve("year.html"));
    assertThat(all(page, "\"n\":(4),")).hasSize(366);
    assertThat(all(page, "\"regions\":\"([A-Z]*)\"").subList(0, 4))
        .containsExactly("", "AABBACBBCCDBCDDD", "", "AABBACBBCCDBCDDD");
  }

  @Test
  @Exhaustive
  void hasANewBoardForEachDate() throws IOException {
    CommandRun.of("site", own.resolve("new").toString());
    List<String> boards =
        all(Files.readString(own.resolve("new/year.html")), "\"regions\":\"([A-Z]+)\"");
    assertThat(boards).hasSize(366).doesNotHaveDuplicates();
  }

  @Test
  void makesBoardsWithOneSolution() {
    List<Board> days = SiteCommand.dailyBoards(Year.of(2026), 14).toList();
    assertThat(days).filteredOn(board -> board.stars() == 2).hasSize(2);
    assertThat(days)
        .doesNotHaveDuplicates()
        .allSatisfy(
            board ->
                assertThat(QueensSolver.builder().build().uniqueness(board.model()))
                    .isInstanceOf(Uniqueness.Unique.class));
  }

  @Test
  void asksAQuestionAboutEachLesson() throws IOException {
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
  void hasEachLessonInEachLanguage(Language language) throws IOException {
    for (Lesson lesson : Lesson.values()) {
      assertThat(Files.readString(folder.resolve(lesson.file(language))))
          .startsWith("<!doctype html>\n<html lang=\"" + language + "\">")
          .contains("<title>" + language.text(lesson.words()))
          .contains("<p id=\"intro\"><b>" + language.text(lesson.words() + ".question"))
          .contains("data-label=\"board.home\" aria-label=\"" + language.text("board.home"));
    }
    assertThat(Lesson.VALUE.file(Language.ENGLISH)).isEqualTo("lesson-2.html");
    assertThat(Lesson.VALUE.file(Language.FRENCH)).isEqualTo("lesson-2-fr.html");
  }

  private static boolean isOurs(Path file) {
    return Files.isRegularFile(file) && !file.endsWith("plain.html");
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

  private static String frontPage() throws IOException {
    return Files.readString(folder.resolve("index.html"));
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
