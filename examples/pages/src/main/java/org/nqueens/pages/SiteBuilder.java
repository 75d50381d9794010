package org.nqueens.pages;

import java.time.Year;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.puzzle.language.Language;
import org.nqueens.result.SearchStoppedException;

/**
 * A builder of a site of static pages, in all languages: a front page leads to lessons about
 * searches, to a puzzle for each date of a year, and to a page for making boards. Not thread-safe.
 */
public final class SiteBuilder {
  static final Board EMPTY_BOARD = Board.empty(8);

  private static final String DAILY =
      "A queens puzzle for each day of %s: one queen in each row, column and region, and no two that touch. With hints that say why.";

  private static final String OWN_BOARDS =
      "A queens puzzle for each day of %s, with hints that say where, what and why.";

  private static final String MAKING =
      "Paint a queens puzzle: the page says at each stroke whether it has one solution, and gives a link to play it.";

  /** The columns of the boards of seven days, which begin with an easy one. */
  private static final int[] SIZES = {6, 7, 7, 8, 8, 9, 10};

  /** The day of the seven whose board has two queens in each row, and the difficulty of that. */
  private static final int STAR_DAY = 6;

  private static final int STAR_DIFFICULTY = 1;

  private static final int SEEDS_A_YEAR = 1_000;

  private final Year year;
  private final List<SitePage> lessons = new ArrayList<>();
  private final Set<String> names = new HashSet<>(List.of("index.html", "year.html", "make.html"));
  private List<Position> boards = List.of();
  private Optional<String> address = Optional.empty();
  private String code = "";
  private boolean hasApi;

  /**
   * Begins a site without own lessons. Its puzzles are new ones: equal years have equal puzzles,
   * and one day of seven has two queens in each row.
   *
   * @param year the year of the puzzles
   */
  public SiteBuilder(Year year) {
    this.year = Objects.requireNonNull(year, "year");
    for (Lesson lesson : Lesson.values()) {
      Arrays.stream(Language.values()).map(lesson::file).forEach(names::add);
    }
  }

  /**
   * Adds a page to the lessons, before the lessons of the library. The front page shows its title,
   * and its description if it has one. A page of this package gets the way home; other pages are
   * not changed.
   *
   * @param file the name of its file, which ends in {@code .html}; no other page has it
   * @param page an HTML document with a title
   * @return this builder
   * @throws IllegalArgumentException if the name or the page is not as it should be
   */
  public SiteBuilder lesson(String file, String page) {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(page, "page");
    if (!file.endsWith(".html")) {
      throw new IllegalArgumentException(
          "lesson (%s) must end in .html: give the name of an HTML page".formatted(file));
    }
    if (!names.add(file)) {
      throw new IllegalArgumentException(
          "lesson (%s) must have a name that no other page of the site has: rename the page"
              .formatted(file));
    }
    lessons.add(SitePage.of(file, page));
    return this;
  }

  /**
   * Sets own boards for the days from 1 January on, each with one solution; after the last one they
   * begin again.
   *
   * @param positions from 1 to 366 positions, as in a {@link PlayPage#year year}
   * @return this builder
   * @throws IllegalArgumentException if there are more, or none
   */
  public SiteBuilder boards(List<Position> positions) {
    Objects.requireNonNull(positions, "positions");
    if (positions.isEmpty() || positions.size() > PlayPage.DAYS) {
      throw new IllegalArgumentException(
          "boards (%s) must be from 1 to %s, one for each date: pass as many"
              .formatted(positions.size(), PlayPage.DAYS));
    }
    boards = List.copyOf(positions);
    return this;
  }

  /**
   * Sets where the site will be served. Without it the front page tells how to serve it.
   *
   * @param url the address, which begins with {@code http://} or {@code https://}; if it ends in a
   *     slash, each page names its own
   * @param code a picture of the address for telephones, such as a QR code, as an SVG element; may
   *     be empty
   * @return this builder
   * @throws IllegalArgumentException if the address begins otherwise, or has blanks
   */
  public SiteBuilder address(String url, String code) {
    Objects.requireNonNull(url, "url");
    Objects.requireNonNull(code, "code");
    if (!url.matches("https?://\\S+")) {
      throw new IllegalArgumentException(
          "address (%s) must begin with https:// or http:// and have no blanks: give the URL of the site"
              .formatted(url));
    }
    this.code = code;
    address = Optional.of(url);
    return this;
  }

  /**
   * Lets the front page lead to {@code api/index.html}, such as Javadoc, which the caller adds.
   *
   * @return this builder
   */
  public SiteBuilder api() {
    hasApi = true;
    return this;
  }

  /**
   * Makes the pages. New puzzles of a year take minutes.
   *
   * @return the HTML documents, for files in UTF-8, by the names of their files
   * @throws IllegalArgumentException if a board is too large for a page
   * @throws SearchStoppedException if an interrupt stops a search
   */
  public Map<String, String> build() {
    List<SitePage> pages = new ArrayList<>(lessons);
    for (Lesson lesson : Lesson.values()) {
      pages.addAll(lesson.pages());
    }
    pages.add(
        SitePage.of("year.html", PlayPage.year(year, days(), new PuzzleGuide(solver())))
            .withDescription((boards.isEmpty() ? DAILY : OWN_BOARDS).formatted(year)));
    pages.add(SitePage.of("make.html", EditorPage.of(EMPTY_BOARD)).withDescription(MAKING));
    Map<String, String> site = new LinkedHashMap<>();
    site.put("index.html", FrontPage.of(lessons, year, address, code, !boards.isEmpty(), hasApi));
    pages.forEach(page -> site.put(page.file(), page.onSite(address)));
    return site;
  }

  private List<Position> days() {
    return boards.isEmpty()
        ? dailyBoards(year, PlayPage.DAYS).parallel().map(Position::of).toList()
        : IntStream.range(0, PlayPage.DAYS)
            .mapToObj(day -> boards.get(day % boards.size()))
            .toList();
  }

  /** The boards of the first days of a year; equal years have equal boards. */
  static Stream<Board> dailyBoards(Year year, int days) {
    return IntStream.rangeClosed(1, days).mapToObj(day -> board(year, day));
  }

  private static Board board(Year year, int day) {
    PuzzleGenerator generator = new PuzzleGenerator(solver(), solver());
    long seed = (long) year.getValue() * SEEDS_A_YEAR + day;
    int size = SIZES[day % SIZES.length];
    Puzzle puzzle =
        day % SIZES.length == STAR_DAY
            ? generator
                .withStars(2)
                .make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, STAR_DIFFICULTY, seed)
            : generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, seed);
    return puzzle.board().withTitle(""); // the page names the date
  }

  private static QueensSolver solver() {
    return QueensSolver.builder().build();
  }
}
