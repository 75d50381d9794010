package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.pages.BoardSvg;
import org.nqueens.pages.PlayPage;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.Rating;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.result.Uniqueness;

class NewCommandTest {

  /** The output of a run without errors. */
  static String make(String arguments) {
    CommandRun run = CommandRun.of(("new " + arguments).strip().split(" "));
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    return run.out();
  }

  /** The option of a kind, which regions have none of. */
  static String option(String kind) {
    return kind.equals("regions") ? "" : "--" + kind + " ";
  }

  @ParameterizedTest
  @ValueSource(strings = {"regions", "blocked", "given"})
  void dependsOnTheSeedAlone(String kind) {
    String first = make(option(kind) + "--seed 7");
    assertThat(make(option(kind) + "--seed 7")).isEqualTo(first);
    assertThat(make(option(kind) + "--seed 7 --verifier cp")).isEqualTo(first);
    assertThat(Board.parse(first).size()).isEqualTo(8);
    assertThat(make(option(kind) + "--seed 8").lines().skip(1).toList())
        .isNotEqualTo(first.lines().skip(1).toList());
    assertThat(make("--given --seed -7")).startsWith("# Puzzle -7\n");
  }

  @Test
  void saysWhichSeedItChose() {
    String text = make("--given");
    String title = text.lines().findFirst().orElseThrow();
    assertThat(title).matches("# Puzzle \\d+");
    assertThat(make("--given --seed " + title.substring("# Puzzle ".length()))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"regions", "blocked", "given"})
  void printsTheSamePuzzleInEveryFormat(String kind) throws IOException {
    String puzzle = option(kind) + "--size 6 --seed 3";
    Board board = Board.parse(make(puzzle));
    assertThat(make(puzzle + " --format text")).isEqualTo(make(puzzle));

    assertThat(make(puzzle + " --format unicode"))
        .isEqualTo("# Puzzle 3\n" + Drawing.of(board).unicode());

    String svg = make(puzzle + " --format svg");
    assertThat(svg).isEqualTo(BoardSvg.of(Drawing.of(board)));
    assertThat(Parsed.svg(svg).getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Puzzle 3");
    // The puzzle, not its solution.
    assertThat(Parsed.queens(Parsed.svg(svg)))
        .hasSize((int) String.join("", board.lines()).chars().filter(c -> c == 'Q').count());

    Uniqueness.Unique solved = (Uniqueness.Unique) NewPuzzleTest.uniqueness(board);
    assertThat(Parsed.jsonLines(make(puzzle + " --format json")))
        .containsExactly(
            Map.of(
                "type",
                "board",
                "size",
                6,
                "title",
                "Puzzle 3",
                "variant",
                board.variant().toString(),
                "lines",
                board.lines(),
                "seed",
                3),
            Map.of(
                "type",
                "placement",
                "rows",
                Arrays.stream(solved.placement().rows()).boxed().toList()),
            Map.of("type", "result", "completion", "EXHAUSTED", "solutions", 1));
  }

  @Test
  void writesAPageToPlay(@TempDir Path folder) throws IOException {
    String puzzle = "--size 6 --seed 3";
    Path file = folder.resolve("page.html");
    assertThat(CommandRun.of(("new " + puzzle + " --html " + file).split(" ")))
        .isEqualTo(new CommandRun(0, "", "queens: " + file + " is written\n"));
    PuzzleGuide guide = new PuzzleGuide(QueensSolver.builder().build());
    assertThat(file)
        .usingCharset(StandardCharsets.UTF_8)
        .hasContent(PlayPage.of(Position.of(Board.parse(make(puzzle))), guide))
        .hasContent(make(puzzle + " --html -"));
  }

  @Test
  void printsSeveralPuzzlesAsOneText() throws IOException {
    String options = "--size 5";
    String two = make(options + " --seed 7 --count 2");
    assertThat(two).isEqualTo(make(options + " --seed 7") + "\n" + make(options + " --seed 8"));
    assertThat(Position.readAll(new StringReader(two))).isEqualTo(positions(options, 7, 2));
  }

  @Test
  void endsSeveralPuzzlesInJsonWithOneResult() throws IOException {
    String options = "--given --size 5 --format json --seed ";
    List<Map<String, Object>> lines = new ArrayList<>();
    for (int seed = 7; seed < 10; seed++) {
      lines.addAll(Parsed.jsonLines(make(options + seed)).subList(0, 2));
    }
    lines.add(Map.of("type", "result", "completion", "EXHAUSTED", "solutions", 3));
    assertThat(Parsed.jsonLines(make(options + "7 --count 3"))).isEqualTo(lines);
  }

  /** The puzzles that runs of their own make. */
  private static List<Position> positions(String options, long first, int count) {
    return LongStream.range(first, first + count)
        .mapToObj(seed -> Position.parse(make(options + " --seed " + seed)))
        .toList();
  }

  @Test
  void writesABookOfPuzzles(@TempDir Path folder) {
    Path file = folder.resolve("book.html");
    String options = "--size 5 --difficulty 2";
    List<Position> positions =
        positions(options, -1, 3).stream()
            .map(Position::board)
            // The page tells the difficulty.
            .map(board -> board.withTitle(board.title().replace(", difficulty 2", "")))
            .map(Position::of)
            .toList();
    assertThat(
            CommandRun.of(
                ("new " + options + " --seed -1 --count 3 --heading June --html " + file)
                    .split(" ")))
        .isEqualTo(new CommandRun(0, "", "queens: " + file + " is written\n"));
    PuzzleGuide guide = new PuzzleGuide(QueensSolver.builder().build());
    assertThat(file)
        .usingCharset(StandardCharsets.UTF_8)
        .hasContent(PlayPage.book("June", positions, guide));
    assertThat(make(options + " --seed -1 --count 3 --html -"))
        .isEqualTo(PlayPage.book("Queens puzzles", positions, guide));
  }

  @Test
  void leavesTheFileOfABookThatIsCutShort(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("book.html"), "before");
    CommandRun run = CommandRun.of(("new --count 3 --time-limit 0 --html " + file).split(" "));
    assertThat(run)
        .isEqualTo(
            new CommandRun(
                1, "", "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
    assertThat(file).hasContent("before");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "new --blocked --given ; queens: --blocked, --given are mutually exclusive",
        "new --given --size 0 ; size (0) must be between 1 and 1024 for a puzzle with given queens",
        "new --given --size -1 ; size (-1) must be between 1 and 1024",
        "new --blocked --size 1025 ; size (1025) must be between 1 and 1024",
        "new --given --size 3 ; size (3) has no placement of queens: choose another size",
        "new --blocked --size 3 ; size (3) has no placement of queens: choose another size",
        "new --size 2 ; size (2) has no placement of non-touching",
        "new --given --size 6 --variant toroidal ; size (6) has no placement of toroidal",
        "new --size 53 ; size (53) must be between 1 and 52 for a puzzle with regions",
        "new --given --size x ; Invalid value for option '--size'",
        "new --given --seed x ; Invalid value for option '--seed'",
        "new --given --difficulty x ; Invalid value for option '--difficulty'",
        "new --given --difficulty 0 ; difficulty (0) must be between 1 and 6: choose the difficulty of the hardest",
        "new --difficulty 7 ; difficulty (7) must be between 1 and 6: choose the difficulty of the hardest",
        "new --blocked --difficulty 2 ; difficulty (2) needs regions, but a puzzle with blocked squares has rows and columns only",
        "new --given --difficulty 5 --size 65 ; size (65) must be at most 64 for a puzzle of a given difficulty",
        "new --difficulty 4 --size 1 ; difficulty (4) was not reached by a puzzle with regions for non",
        "new --given --variant bishops ; variant (bishops) must be one of queens, toroidal,",
        "new --given --verifier cplex ; backend (\"cplex\") was not found, only: cp, cp-sat, embed",
        "new --given --backend cplex ; backend (\"cplex\") was not found, only: cp, cp-sat, embed",
        "new --given --format png ; format (png) must be one of text, unicode, json, svg",
        "new --given --html=x --format svg ; format (svg) must be left out with --html: the page draws",
        "new --given --html=x --format json ; format (json) must be left out with --html: the page draws",
        "new --given --html=x --coordinates ; --coordinates must be left out with --html: the page draws",
        "new --given --count 0 ; count (0) must be at least 1: give the number of new puzzles",
        "new --given --count -3 --html=x ; count (-3) must be at least 1: give the number of new puzzles",
        "new --given --count 3000000000 ; Invalid value for option '--count': number (3000000000) must be a whole one of at most 2147483647: write digits alone, such as 8",
        "new --given --count 2 --format svg ; format (svg) must not come with 2 puzzles: an SVG file holds one picture; ask for one, or choose another format",
        "new --given --count 2 --heading x ; --heading must come with --html: it is the title of a page",
        "new --given --html=x --heading y ; --heading must come with a --count of at least 2: the page of one puzzle has its title",
        "new --given --count 2 --html=x --heading= ; heading (\"\") must not be blank: give the title of the page",
        "new --given --html=missing/x ; file (missing/x) must be in a folder that exists",
        "new --given board.txt ; argument (board.txt) is more than `queens new` takes: leave it out",
      })
  void explainsBadUsage(String arguments, String message) {
    CommandRun.of(arguments.split(" ")).assertBadUsage(message);
  }

  @ParameterizedTest
  @CsvSource({"regions, 1", "regions, 5", "blocked, 4", "given, 3"})
  void makesThePuzzleOfALevel(String kind, int difficulty) {
    String text = make("%s--difficulty %s --seed 7".formatted(option(kind), difficulty));
    assertThat(text).startsWith("# Puzzle 7, difficulty " + difficulty + "\n");
    Board board = Board.parse(text);
    assertThat(Rating.of(board).orElseThrow().difficulty()).isEqualTo(difficulty);
    assertThat(NewPuzzleTest.uniqueness(board)).isInstanceOf(Uniqueness.Unique.class);
    assertThat(make("%s--difficulty %s --seed 7".formatted(option(kind), difficulty)))
        .isEqualTo(text);
  }

  @Test
  void stopsAtTheTimeLimit() {
    CommandRun run =
        CommandRun.of("new", "--blocked", "--size", "200", "--seed", "1", "--time-limit", "200ms");
    assertThat(run)
        .isEqualTo(
            new CommandRun(
                1, "", "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
  }
}
