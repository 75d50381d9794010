package org.nqueens.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.pages.EditorPage;
import org.nqueens.pages.PlayPage;
import org.nqueens.pages.PuzzleSheet;
import org.nqueens.pages.TracePage;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.language.Language;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchTrace;

/** The pages that the command writes, alone or at the end of a pipe. */
class PagesTest {
  private static final String GARDEN = "../boards/garden.txt";
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  @TempDir private Path folder;

  private static Board garden() throws IOException {
    return Board.parse(Files.readString(Path.of(GARDEN)));
  }

  /** The output of a command, which finds a text on standard input. */
  private static String page(String input, String command) {
    CommandRun run = CommandRun.reading(input, command.split(" "));
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    return run.out();
  }

  @Test
  void playABoardFromItsPosition() throws IOException {
    Path file = folder.resolve("garden.html");
    assertThat(CommandRun.of("play", GARDEN, "--html", file.toString()))
        .isEqualTo(new CommandRun(0, "", "queens: " + file + " is written\n"));
    assertThat(file)
        .usingCharset(StandardCharsets.UTF_8)
        .hasContent(PlayPage.of(Position.of(garden()), GUIDE));
    Position begun = Position.of(garden()).withQueen(0, 6).withCross(2, 2);
    assertThat(page(begun.toString(), "play - --html -")).isEqualTo(PlayPage.of(begun, GUIDE));
    assertThat(page("", "play " + GARDEN + " --html - --backend cp"))
        .as("the hints follow from the rules")
        .isEqualTo(PlayPage.of(Position.of(garden()), GUIDE));
  }

  @Test
  void areABookOfNewPuzzles() throws IOException {
    String made = page("", "new --size 5 --difficulty 2 --seed -1 --count 3");
    assertThat(page(made, "play - --html - --heading June"))
        .isEqualTo(PlayPage.book("June", Position.readAll(new StringReader(made)), GUIDE))
        .contains("Puzzle -1", "Puzzle 1");
  }

  @Test
  void areOrderedByDifficulty() throws IOException {
    Board queens = Board.parse("........\n".repeat(8)); // with several solutions
    List<Board> boards =
        List.of(
            queens,
            Board.parse(Files.readString(Path.of("../boards/ruins.txt"))),
            garden(),
            Board.of("AABB", "ACBB", "CCDB", "CDDD"));
    Path file = folder.resolve("boards.txt");
    Files.writeString(file, boards.stream().map(Board::toString).collect(joining("\n")));
    List<Position> ordered =
        Stream.of(3, 2, 1, 0).map(index -> Position.of(boards.get(index))).toList();
    CommandRun run = CommandRun.of("play", file.toString(), "--by-difficulty", "--html", "-");
    assertThat(run.out()).isEqualTo(PlayPage.book(ordered, GUIDE));
    PuzzleSheet sheet = PuzzleSheet.of("Queens puzzles");
    for (Board board : List.of(boards.get(2), boards.get(1))) {
      sheet = sheet.with(puzzle(board), caption(board) + board.title());
    }
    assertThat(page("", "sheet ../boards/ruins.txt " + GARDEN + " --by-difficulty --html -"))
        .isEqualTo(sheet.html());
  }

  @Test
  void areASheetOfNewPuzzles() {
    String made = page("", "new --size 6 --seed 7 --count 2");
    List<Board> boards =
        List.of(made.split("\n\n")).stream()
            .map(board -> Board.parse(board.strip() + "\n"))
            .toList();
    PuzzleSheet sheet = PuzzleSheet.of("Queens puzzles");
    for (Board board : boards) {
      sheet = sheet.with(puzzle(board), caption(board) + board.title());
    }
    assertThat(page(made, "sheet - --html -")).isEqualTo(sheet.html()).contains("Puzzle 8");
    Path puzzles = folder.resolve("puzzles.html");
    assertThat(
            CommandRun.reading(
                made, "sheet", "-", "--html", puzzles.toString(), "--solutions", "-"))
        .isEqualTo(
            new CommandRun(0, sheet.solutionsHtml(), "queens: " + puzzles + " is written\n"));
    assertThat(puzzles).hasContent(sheet.puzzlesHtml());
  }

  @Test
  void areASheetInALanguage() {
    String made = page("", "new --size 6 --seed 7");
    Board board = Board.parse(made);
    int difficulty = Rating.of(board).orElseThrow().difficulty();
    assertThat(page(made, "sheet - --language de --html -"))
        .contains("<h1>Damenrätsel</h1>", "Schwierigkeit " + difficulty + ", Rätsel 7<")
        .isEqualTo(
            PuzzleSheet.of(Language.GERMAN)
                .with(puzzle(board), OptionalInt.of(difficulty), board.title())
                .html());
    assertThat(page(made, "sheet - --language vi --heading Lớp --html -"))
        .contains("<h1>Lớp</h1>", "<html lang=\"vi\"");
  }

  private static Puzzle puzzle(Board board) {
    QueensSolver solver = QueensSolver.builder().build();
    return new Puzzle(board, solver.findAny(board.model()).orElseThrow());
  }

  private static String caption(Board board) {
    return "Difficulty " + Rating.of(board).orElseThrow().difficulty() + ", ";
  }

  @Test
  void areSheetsForAClass() throws IOException {
    Board untitled = garden().withTitle("");
    Path file = Files.writeString(folder.resolve("x.txt"), untitled.toString());
    PuzzleSheet sheet = PuzzleSheet.of("Five").with(puzzle(untitled), caption(untitled) + "x.txt");
    assertThat(page("", "sheet " + file + " --heading Five --plain --name-and-date --html -"))
        .isEqualTo(sheet.withoutColours().withNameAndDate().html());
    int n = PuzzleGuide.MAX_SIZE + 1;
    StringBuilder large = new StringBuilder();
    for (int row = 0; row < n; row++) {
      large.append(".".repeat(row)).append('Q').append(".".repeat(n - 1 - row)).append('\n');
    }
    assertThat(page(large.toString(), "sheet - --variant rooks --html -"))
        .contains("<b>1.</b> -</figcaption>")
        .doesNotContain("Difficulty");
  }

  @Test
  void beginABoardOrGoOnWithOne() throws IOException {
    assertThat(page("", "draw " + GARDEN + " --html - --variant rooks"))
        .isEqualTo(EditorPage.of(garden().withVariant(Variant.ROOKS)));
    assertThat(page("..\n..\n\n.#\n..\n", "draw -#2 --html -"))
        .isEqualTo(EditorPage.of(Board.of(".#", "..")));
    assertThat(page("", "draw 12 --variant toroidal --html -"))
        .isEqualTo(EditorPage.of(Board.empty(12).withVariant(Variant.TOROIDAL)));
  }

  @Test
  void traceSearchesSideBySide() {
    assertThat(page("", "trace 4 --html -"))
        .isEqualTo(TracePage.of(traced(Propagation.UNSPECIFIED)));
    assertThat(page("", "trace 4 --propagation value,domain --html -"))
        .isEqualTo(TracePage.of(traced(Propagation.VALUE), traced(Propagation.DOMAIN)));
    assertThat(page("", "trace 4 --html - --heading Vier --language de"))
        .isEqualTo(TracePage.of(Language.GERMAN, "Vier", traced(Propagation.UNSPECIFIED)));
    CommandRun.of("trace", "4", "--language", "de")
        .assertBadUsage("--language must come with --html: only the page has it");
  }

  private static SearchTrace traced(Propagation propagation) {
    return QueensSolver.builder().build().tree().at(propagation).trace(QueensModel.of(4));
  }

  /** A page is whole, or its file stays as it was. */
  @Test
  void replaceAFileOnlyAtTheEnd() throws IOException {
    Path file = Files.writeString(folder.resolve("page.html"), "before");
    for (String command :
        List.of(
            "sheet ../boards/completion-1850.txt --html ",
            "sheet " + GARDEN + " --time-limit 0 --html ",
            "play " + GARDEN + " --time-limit 0 --html ",
            "play ../boards/impossible.txt --html ",
            "draw 53 --html ",
            "trace 4 --backend cp-sat --html ")) {
      assertThat(CommandRun.of((command + file).split(" ")).code()).as(command).isPositive();
      assertThat(file).as(command).hasContent("before");
    }
    assertThat(CommandRun.of("draw", "4", "--html", file.toString()).code()).isZero();
    assertThat(file).content().startsWith("<!doctype html>");
  }
}
