package org.nqueens.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.pages.EditorPage;
import org.nqueens.pages.PlayPage;
import org.nqueens.puzzle.PuzzleGuide;

/** Writes a folder of static pages, which any web server serves and any file system opens. */
public final class Site {
  static final Board EMPTY_BOARD =
      Board.of(Collections.nCopies(8, "........").toArray(String[]::new));

  private Site() {}

  /**
   * Writes the site of this year.
   *
   * @param arguments the root of the sources; the folder of the site, which may exist; and the
   *     address at which it will be served, or "none"
   * @throws IOException if a file cannot be read or written
   */
  public static void main(String[] arguments) throws IOException {
    Path root = Path.of(arguments[0]);
    Path folder = Path.of(arguments[1]);
    Optional<String> address = Optional.of(arguments[2]).filter(text -> !text.equals("none"));
    Board garden = Board.parse(Files.readString(root.resolve("examples/boards/garden.txt")));
    Year year = Year.now(ZoneOffset.UTC);

    Files.createDirectories(folder);
    Files.writeString(folder.resolve("index.html"), FrontPage.of(garden, year, address));
    for (Lesson lesson : Lesson.values()) {
      String page = lesson.page(garden);
      write(folder, lesson.file(), SitePage.of(page, lesson.file(), lesson.question(), address));
    }
    String daily =
        "A queens puzzle for each day of %s: one queen in each row, column and region, and no two that touch. With hints that say why."
            .formatted(year);
    write(folder, "year.html", SitePage.of(year(year), "year.html", daily, address));
    String making =
        "Paint a queens puzzle: the page says at each stroke whether it has one solution, and gives a link to play it.";
    String editor = EditorPage.of(EMPTY_BOARD);
    write(folder, "make.html", SitePage.of(editor, "make.html", making, address));
    ApiDocumentation.write(root, folder.resolve("api"));
    System.out.println(folder.resolve("index.html").toUri());
  }

  private static void write(Path folder, String file, String page) throws IOException {
    Files.writeString(folder.resolve(file), page);
  }

  private static String year(Year year) {
    PuzzleGuide guide = new PuzzleGuide(QueensSolver.builder().build());
    return PlayPage.year(year, DailyPuzzles.of(year).parallel().map(Position::of).toList(), guide);
  }
}
