package org.nqueens.cli.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.boards.Boards;
import org.nqueens.cli.options.OpenOption;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.model.Variant;
import org.nqueens.pages.EditorPage;
import org.nqueens.pages.PlayPage;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.puzzle.language.Language;

/** {@code queens site FOLDER}. */
public final class SiteCommand extends Subcommand {
  static final Board EMPTY_BOARD =
      Board.of(Collections.nCopies(8, "........").toArray(String[]::new));

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

  private final Value<Path> folder =
      value(
          Path.class,
          argument("1", "FOLDER", "The folder of the site; it is made if it does not exist."));

  private final Boards.OfDays days = new Boards.OfDays(this);

  private final Value<List<Path>> lessons =
      list(
          Path.class,
          named(
              "--lesson",
              "PAGE",
              "A page for the list of lessons, such as of `queens trace --html`; may be repeated. The list"
                  + " shows its title and, of --question, its description."));

  private final Value<String> address =
      value(
          String.class,
          "--address",
          "URL",
          "Where the site will be served: the front page shows it as a QR code (default: the front"
              + " page says how to serve it).");

  private final OpenOption opening = new OpenOption(this);

  public SiteCommand() {
    super(
        "site",
        "Writes a site of static pages: lessons, a puzzle a day, an editor.",
        "The pages are for a web server, or for opening as files. A front page leads to lessons, to a"
            + " puzzle for each date of this year, and to a page for making boards. Pages of the same names are written anew. If the folder has"
            + " api/index.html, such as Javadoc, the front page leads to it, too.");
  }

  @Override
  public Integer call() {
    requireAddress();
    Year year = Year.now(ZoneOffset.UTC);
    Optional<String> served = address.optional();
    List<SitePage> own = ownLessons();
    List<Position> boards = days.boardsOfDays(PlayPage.DAYS);
    makeFolder(); // before all puzzles, which take minutes
    List<SitePage> pages = new ArrayList<>(own);
    for (Lesson lesson : Lesson.values()) {
      pages.addAll(lesson.pages());
    }
    pages.add(
        Progress.during("site", progress -> SitePage.of("year.html", year(year, boards)))
            .withDescription((boards.isEmpty() ? DAILY : OWN_BOARDS).formatted(year)));
    pages.add(SitePage.of("make.html", EditorPage.of(EMPTY_BOARD)).withDescription(MAKING));
    boolean hasApi = Files.isRegularFile(folder.get().resolve("api/index.html"));
    String front = FrontPage.of(own, year, served, !boards.isEmpty(), hasApi);
    TargetFile index = file("index.html");
    index.write(front, out);
    pages.forEach(page -> file(page.file()).write(page.onSite(served), out));
    opening.written(List.of(index), err);
    return Outcome.DONE;
  }

  private void requireAddress() {
    if (address.get() != null && !address.get().matches("https?://\\S+")) {
      throw new IllegalArgumentException(
          "address (%s) must begin with https:// or http:// and have no blanks: give the URL of the site"
              .formatted(address.get()));
    }
  }

  private List<SitePage> ownLessons() {
    List<SitePage> pages = new ArrayList<>();
    Set<String> names = new HashSet<>(List.of("index.html", "year.html", "make.html"));
    for (Lesson lesson : Lesson.values()) {
      Arrays.stream(Language.values()).map(lesson::file).forEach(names::add);
    }
    for (Path lesson : lessons.get()) {
      String name = lesson.getFileName().toString();
      if (!name.endsWith(".html")) {
        throw new IllegalArgumentException(
            "lesson (%s) must end in .html: give a page, such as of `queens trace --html`"
                .formatted(name));
      }
      if (!names.add(name)) {
        throw new IllegalArgumentException(
            "lesson (%s) must have a name that no other page of the site has: rename the page"
                .formatted(name));
      }
      pages.add(SitePage.of(name, read("--lesson", lesson)));
    }
    return pages;
  }

  private void makeFolder() {
    try {
      Files.createDirectories(folder.get());
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "folder (%s) must be one that can be made: %s".formatted(folder.get(), e), e);
    }
  }

  private TargetFile file(String name) {
    return new TargetFile(folder.get().resolve(name).toString());
  }

  private static String year(Year year, List<Position> boards) {
    PuzzleGuide guide = new PuzzleGuide(QueensSolver.builder().build());
    List<Position> positions =
        boards.isEmpty()
            ? dailyBoards(year, PlayPage.DAYS).parallel().map(Position::of).toList()
            : boards;
    return PlayPage.year(year, positions, guide);
  }

  /** The boards of the first days of a year; equal years have equal boards. */
  static Stream<Board> dailyBoards(Year year, int days) {
    return IntStream.rangeClosed(1, days).mapToObj(day -> board(year, day));
  }

  private static Board board(Year year, int day) {
    PuzzleGenerator generator =
        new PuzzleGenerator(QueensSolver.builder().build(), QueensSolver.builder().build());
    long seed = (long) year.getValue() * SEEDS_A_YEAR + day;
    int size = SIZES[day % SIZES.length];
    Puzzle puzzle =
        day % SIZES.length == STAR_DAY
            ? generator
                .withStars(2)
                .make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, STAR_DIFFICULTY, seed)
            : generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, seed);
    return puzzle.board().withTitle(""); // the page has that of the date
  }
}
