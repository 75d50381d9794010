package org.nqueens.site;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.io.IOException;
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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.result.Uniqueness;

class SiteTest {
  private static final String ADDRESS = "https://queens.example/site/?a=1&b=2";
  private static final int PIXELS = 8;

  @TempDir static Path folder;

  @BeforeAll
  static void write() throws IOException {
    Path root = Path.of("../..").toAbsolutePath().normalize();
    Site.main(new String[] {root.toString(), folder.toString(), ADDRESS});
  }

  @Test
  void leadsToFilesOfItsOwn() throws IOException {
    List<String> links = all(frontPage(), "href=\"([^\"#:]*)\"");
    assertThat(links).contains("year.html", "make.html", "api/index.html").hasSize(8);
    assertThat(links).allSatisfy(link -> assertThat(folder.resolve(link)).isRegularFile());
  }

  @Test
  void loadsNothingFromElsewhere() throws IOException {
    try (Stream<Path> pages = Files.list(folder)) {
      assertThat(pages.filter(Files::isRegularFile))
          .hasSize(8)
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
      for (Path page : pages.filter(Files::isRegularFile).toList()) {
        String html = Files.readString(page);
        boolean isHome = page.endsWith("index.html");
        assertThat(all(html, "<a class=\"home\" href=\"(.*?)\"")).hasSize(isHome ? 0 : 1);
        assertThat(html)
            .as(page.toString())
            .containsOnlyOnce("<link rel=\"icon\" href=\"data:image/svg+xml,")
            .contains("img-src data:;")
            .contains("<meta property=\"og:title\" content=\"" + only(html, "(?<=<title>)[^<]*"))
            .containsPattern("<meta name=\"description\" content=\"[^\"]{40,200}\">")
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

  /** Before its year and after it, the page has no puzzle of the day. */
  @Test
  void hasTheYearOfItsPuzzles() throws IOException {
    assertThat(Files.readString(folder.resolve("year.html")))
        .contains("\"year\":" + Year.now(ZoneOffset.UTC) + ",");
  }

  @Test
  void documentsTheExportedTypes() {
    assertThat(
            Stream.of(
                    "QueensSolver",
                    "ortools/CpSatBackend",
                    "puzzle/PuzzleGenerator",
                    "pages/PlayPage")
                .map(type -> folder.resolve("api/org/nqueens/%s.html".formatted(type))))
        .allSatisfy(page -> assertThat(page).isRegularFile());
    assertThat(folder.resolve("api/org/nqueens/internal")).doesNotExist();
  }

  /** Not every JDK has the fonts that its style sheet imports; pictures may be part of it. */
  @Test
  void documentsWithoutFilesThatAreMissing() throws IOException {
    Path api = folder.resolve("api");
    String style = Files.readString(api.resolve("stylesheet.css"));
    assertThat(all(style, "url\\('?([^':)]*)'?\\)"))
        .allSatisfy(file -> assertThat(api.resolve(file)).isRegularFile());
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
    String page = FrontPage.of(Site.EMPTY_BOARD, Year.of(2026), Optional.empty());
    assertThat(page.replaceAll("(?s)<script.*", ""))
        .contains("<code>python3 -m http.server</code>")
        .contains("A puzzle for each day of 2026,")
        .doesNotContain("id=\"code\"")
        .doesNotContainPattern("\\{[a-z]+\\}");
  }

  @Test
  void hasTheWordsOfAllLanguages() throws IOException {
    for (String file : List.of("index.html", "year.html", "make.html")) {
      assertThat(Files.readString(folder.resolve(file)))
          .contains("\"language\":[\"English\",\"Deutsch\",", "<label id=\"languages\">");
    }
    assertThat(frontPage())
        .contains("<ul lang=\"en\">", "Das Rätsel von heute")
        .contains("role=\"img\" data-label=\"site.dead-end\"", "Ein Brett mit farbigen Regionen.")
        .doesNotContain("<desc", "<title id");
  }

  @Test
  void hasABoardForEachDate() throws IOException {
    List<String> boards =
        all(Files.readString(folder.resolve("year.html")), "\"regions\":\"([A-Z]+)\"");
    assertThat(boards).hasSize(366).doesNotHaveDuplicates();
    List<Board> days = DailyPuzzles.of(Year.of(2026)).limit(14).toList();
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
      assertThat(page).contains(lesson.title(), lesson.question());
      assertThat(Files.readString(folder.resolve(lesson.file())))
          .contains("<title>" + lesson.title());
    }
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
