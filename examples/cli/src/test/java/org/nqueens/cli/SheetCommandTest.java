package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.pages.PuzzleSheet;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;

class SheetCommandTest {
  @TempDir private Path folder;

  private static String sheet(String arguments) {
    CommandRun run = CommandRun.of(("sheet " + arguments + " --out -").split(" "));
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    return run.out();
  }

  private static List<String> all(String html, String expression) {
    return Pattern.compile(expression)
        .matcher(html)
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
  }

  private static Puzzle puzzle(Board board) {
    QueensSolver solver = QueensSolver.builder().build();
    return new Puzzle(board, solver.findAny(board.model()).orElseThrow());
  }

  private static String difficulty(Board board) {
    return Rating.of(board).map(rating -> "Difficulty " + rating.difficulty() + ", ").orElse("");
  }

  private static Board made(String kind, long seed) {
    return Board.parse(NewCommandTest.make(NewCommandTest.option(kind) + "--size 6 --seed " + seed))
        .withTitle("");
  }

  @ParameterizedTest
  @CsvSource({"regions", "blocked", "given"})
  void printsThePuzzlesThatNewMakes(String kind) {
    Board first = made(kind, 7);
    Board second = made(kind, 8);
    assertThat(sheet(NewCommandTest.option(kind) + "--size 6 --count 2 --seed 7"))
        .isEqualTo(
            PuzzleSheet.of("Queens puzzles")
                .with(puzzle(first), difficulty(first) + "seed 7")
                .with(puzzle(second), difficulty(second) + "seed 8")
                .html());
  }

  @Test
  void printsPuzzlesOfALevel() {
    assertThat(sheet("--size 7 --count 3 --seed 1 --difficulty 4"))
        .contains(
            "<b>1.</b> Difficulty 4, seed 1",
            "<b>2.</b> Difficulty 4, seed 2",
            "Difficulty 4, seed 3");
  }

  @Test
  void countsSeedsBeyondTheLargest() {
    assertThat(sheet("--given --size 4 --count 2 --seed " + Long.MAX_VALUE))
        .contains("seed " + Long.MAX_VALUE, "seed " + Long.MIN_VALUE);
  }

  @Test
  void printsTheBoardsOfFiles() throws IOException {
    Board garden = Board.parse(Files.readString(Path.of("../boards/garden.txt")));
    Board ruins = Board.parse(Files.readString(Path.of("../boards/ruins.txt")));
    Path untitled = Files.writeString(folder.resolve("x.txt"), garden.withTitle("").toString());
    assertThat(sheet("../boards/garden.txt ../boards/ruins.txt " + untitled + " --per-page 2"))
        .isEqualTo(
            PuzzleSheet.of("Queens puzzles")
                .withPuzzlesPerPage(2)
                .with(puzzle(garden), difficulty(garden) + garden.title())
                .with(puzzle(ruins), difficulty(ruins) + ruins.title())
                .with(puzzle(garden.withTitle("")), difficulty(garden) + "x.txt")
                .html());
  }

  @Test
  void printsInBlackAndWhiteWithALineForTheName() throws IOException {
    Board garden = Board.parse(Files.readString(Path.of("../boards/garden.txt")));
    PuzzleSheet sheet =
        PuzzleSheet.of("Queens puzzles").with(puzzle(garden), difficulty(garden) + garden.title());
    assertThat(sheet("../boards/garden.txt --plain")).isEqualTo(sheet.withoutColours().html());
    assertThat(sheet("../boards/garden.txt --name-and-date"))
        .isEqualTo(sheet.withNameAndDate().html());
    assertThat(sheet("../boards/garden.txt --name-and-date --plain"))
        .isEqualTo(sheet.withNameAndDate().withoutColours().html());
  }

  @Test
  void writesTheSolutionsToAFileOfTheirOwn() {
    Path puzzles = folder.resolve("puzzles.html");
    Path solutions = folder.resolve("solutions.html");
    String command = "sheet --size 6 --count 1 --seed 7";
    Board first = made("regions", 7);
    PuzzleSheet sheet =
        PuzzleSheet.of("Queens puzzles").with(puzzle(first), difficulty(first) + "seed 7");
    assertThat(
            CommandRun.of(
                "%s --solutions %s --out %s".formatted(command, solutions, puzzles).split(" ")))
        .isEqualTo(
            new CommandRun(
                0,
                "",
                "queens: %s is written\nqueens: %s is written\n".formatted(puzzles, solutions)));
    assertThat(puzzles).hasContent(sheet.puzzlesHtml());
    assertThat(solutions).hasContent(sheet.solutionsHtml());
    assertThat(CommandRun.of("%s --solutions - --out %s".formatted(command, puzzles).split(" ")))
        .isEqualTo(
            new CommandRun(0, sheet.solutionsHtml(), "queens: " + puzzles + " is written\n"));
  }

  @Test
  void readsABoardFromStandardInput() {
    CommandRun run =
        CommandRun.reading(
            "Q", "sheet", "-", "--out", "-", "--heading", "One", "--variant", "rooks");
    assertThat(run.err()).isEmpty();
    assertThat(all(run.out(), "<h1>(.*)</h1>")).containsExactly("One");
    assertThat(run.out()).contains("Place one rook");
  }

  @Test
  void writesAFileWholeOrNotAtAll() throws IOException {
    Path file = Files.writeString(folder.resolve("sheet.html"), "before");
    Path solutions = Files.writeString(folder.resolve("solutions.html"), "before");
    String board = "../boards/completion-1850.txt";
    CommandRun.of(
            "sheet ../boards/garden.txt %s --out %s --solutions %s"
                .formatted(board, file, solutions)
                .split(" "))
        .assertBadUsage(
            "board (%1$s) must have exactly one solution: see `queens solve %1$s`"
                .formatted(board));
    assertThat(file).hasContent("before");
    assertThat(solutions).hasContent("before");
    CommandRun run = CommandRun.of("sheet", "../boards/garden.txt", "--out", file.toString());
    assertThat(run).isEqualTo(new CommandRun(0, "", "queens: " + file + " is written\n"));
    assertThat(Files.readString(file)).startsWith("<!doctype html>");
  }

  @Test
  void choosesASeed() {
    List<String> seeds = all(sheet("--given --size 5 --count 2"), "seed (\\d+)</figcaption>");
    assertThat(seeds).hasSize(4);
    assertThat(Long.parseLong(seeds.get(1))).isEqualTo(Long.parseLong(seeds.get(0)) + 1);
    assertThat(seeds.subList(2, 4)).isEqualTo(seeds.subList(0, 2));
  }

  @Test
  void goesOnFromTheLargestSeedWithTheSmallest() {
    assertThat(
            all(
                sheet("--given --size 5 --count 2 --seed " + Long.MAX_VALUE),
                "seed (-?\\d+)</figcaption>"))
        .startsWith(Long.toString(Long.MAX_VALUE), Long.toString(Long.MIN_VALUE));
  }

  @Test
  void printsABoardTooLargeForALevel() {
    int n = PuzzleGuide.MAX_SIZE + 1;
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < n; row++) {
      lines.add(".".repeat(row) + "Q" + ".".repeat(n - 1 - row));
    }
    CommandRun run =
        CommandRun.reading(
            String.join("\n", lines), "sheet", "-", "--variant", "rooks", "--out", "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("<b>1.</b> -</figcaption>").doesNotContain("Difficulty");
  }

  @Test
  void stopsAtTheTimeLimit() {
    assertThat(CommandRun.of("sheet", "--given", "--out", "-", "--time-limit", "0"))
        .isEqualTo(
            new CommandRun(
                1, "", "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
  }

  @Test
  void refusesTheMarksOfAPlayer() {
    Position position = Position.of(Board.of("AB", "AB")).withQueen(0, 0);
    CommandRun.reading(position.toString(), "sheet", "-", "--out", "-")
        .assertBadUsage("standard input: the board has queens or crosses of a player, which this");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--given | Missing required option: '--out=FILE'",
        "--given x.txt --out - | --given must come without FILE: it is an option of new puzzles",
        "--given --blocked --out - | --blocked, --given are mutually exclusive",
        "x.txt --count 2 --out - | --count must come without FILE: it is an option of new puzzles",
        "x.txt --difficulty 2 --out - | --difficulty must come without FILE: it is an option of new puzzles",
        "--given --difficulty 7 --out - | difficulty (7) must be between 1 and 6",
        "x.txt --seed 2 --out - | --seed must come without FILE: it is an option of new puzzles",
        "--given --count 0 --out - | count (0) must be at least 1: give the number of new puzzles",
        "--given --per-page 3 --out - | puzzles per page (3) must be 1, 2, 4 or 6: choose one of these",
        "--given --heading= --out - | title (\"\") must not be blank: pass the heading of the sheet",
        "--given --size 3 --out - | size (3)",
        "--given --out missing/x.html | file (missing/x.html) must be in a folder that exists",
        "--given --out x --solutions missing/x.html | file (missing/x.html) must be in a folder that exists",
        "--given --out - --solutions - | --out (-) and --solutions (-) must go to different files: name another one",
        "--given --out x --solutions ./x | --out (x) and --solutions (./x) must go to different files: name another one",
        "--given --verifier cplex --out - | backend (\"cplex\") was not found, only: cp, cp-sat, embed",
        "missing.txt --out - | file (missing.txt) was not found: give the path of a board",
        "../boards/impossible.txt --out - | board (../boards/impossible.txt) must have exactly one solution",
      })
  void explainsBadUsage(String arguments, String message) {
    CommandRun.of(("sheet " + arguments).split(" ")).assertBadUsage(message);
  }
}
