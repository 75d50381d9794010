package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.format.Position;
import org.nqueens.pages.PlayPage;
import org.nqueens.puzzle.PuzzleGuide;

/** Commands with several boards, in a file or in several files. */
class SeveralBoardsTest {
  private static final String GARDEN = "../boards/garden.txt";

  /** One solution, none, and several. */
  private static final String ONE = "# One\nAAAB\nACBB\nCCDB\nCDDD\n";

  private static final String NONE = "AAA\nBBB\nCCC\n";
  private static final String MANY = "....\n....\n....\n....\n";

  @TempDir private Path folder;
  private String book;

  @BeforeEach
  void writeBook() throws IOException {
    book = file("book.txt", ONE + "\n" + NONE + "\n" + MANY);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void solvesEachBoardOfAFile() {
    CommandRun run = CommandRun.of("solve", book, "--format", "text");
    assertThat(run)
        .isEqualTo(
            new CommandRun(
                1,
                """
                # One
                 A [A] A  B
                 A  C  B [B]
                [C] C  D  B
                 C  D [D] D

                This is the only solution of %1$s#1.

                There is no solution of %1$s#2; `queens explain %1$s#2` prints the reasons.

                . . Q .
                """
                    .formatted(book)
                    .replace(
                        ". . Q .\n",
                        CommandRun.reading(MANY, "solve", "-", "--format", "text")
                            .out()
                            .replace("only solution,", "only solution of " + book + "#3,")),
                ""));
  }

  @Test
  void readsWhatItPrints() {
    String solved = CommandRun.of("solve", book).out();
    CommandRun drawn = CommandRun.reading(solved, "draw", "-", "--format", "json");
    assertThat(drawn.code()).isZero();
    assertThat(
            drawn.out().lines().map(line -> line.replaceAll("\"(clashes|lines)\".*\"so", "\"so")))
        .as("the solution of the first board, two of the last one, and the result")
        .containsExactly(
            "{\"type\":\"board\",\"size\":4,\"title\":\"One\",\"variant\":\"non-touching\",\"source\":\"-#1\"}",
            "{\"type\":\"board\",\"size\":4,\"title\":\"\",\"variant\":\"queens\",\"source\":\"-#2\"}",
            "{\"type\":\"board\",\"size\":4,\"title\":\"\",\"variant\":\"queens\",\"source\":\"-#3\"}",
            "{\"type\":\"result\",\"completion\":\"EXHAUSTED\"}");
  }

  @Test
  void printsAResultForEachBoard() {
    assertThat(CommandRun.of("solve", book, GARDEN, "--format", "json").out().lines())
        .filteredOn(line -> line.startsWith("{\"type\":\"result\""))
        .containsExactly(
            result("EXHAUSTED", 1, "UNIQUE", book + "#1"),
            result("EXHAUSTED", 0, "NONE", book + "#2"),
            result("SOLUTION_LIMIT", 2, "AMBIGUOUS", book + "#3"),
            result("EXHAUSTED", 1, "UNIQUE", GARDEN));
    CommandRun all = CommandRun.of("solve", "--all", book);
    assertThat(all.code()).isEqualTo(1);
    assertThat(all.err())
        .isEqualTo(
            "Solutions of %1$s#1 found: 1\nSolutions of %1$s#2 found: 0\nSolutions of %1$s#3 found: 2\n"
                .formatted(book));
  }

  private static String result(String completion, int solutions, String verdict, String source) {
    return "{\"type\":\"result\",\"completion\":\"%s\",\"solutions\":%s,\"uniqueness\":\"%s\",\"source\":\"%s\"}"
        .formatted(completion, solutions, verdict, source);
  }

  @Test
  void tellsOfTheClashesOfEachBoard() throws IOException {
    String clash = file("clash.txt", "[A][A] A  B\n A  C  B  B\n C  C  D  B\n C  D  D  D\n");
    CommandRun run = CommandRun.of("solve", clash, GARDEN);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .startsWith(
            "There is no solution of " + clash + ": the queens at (0, 0) and (1, 0) share a row")
        .endsWith("\nThis is the only solution of " + GARDEN + ".\n");
  }

  @Test
  void ratesEachBoard() {
    CommandRun run = CommandRun.of("rate", book, GARDEN);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out().lines())
        .filteredOn(line -> line.contains(": "))
        .filteredOn(line -> line.contains("difficulty"))
        .satisfiesExactly(
            line ->
                assertThat(line).startsWith(book + "#1: difficulty 3 (common attack), score 11"),
            line ->
                assertThat(line).startsWith(book + "#2: no difficulty: the board has no solution"),
            line -> assertThat(line).startsWith(book + "#3: no difficulty: the board has several"),
            line ->
                assertThat(line).startsWith(GARDEN + ": difficulty 3 (common attack), score 27"));
    assertThat(CommandRun.of("rate", book, "--format", "json").out().lines())
        .satisfiesExactly(
            line -> assertThat(line).contains("\"difficulty\":3").endsWith("#1\"}"),
            line -> assertThat(line).contains("\"end\":\"EMPTIED\"").endsWith("#2\"}"),
            line -> assertThat(line).contains("\"end\":\"AMBIGUOUS\"").endsWith("#3\"}"));
  }

  @Test
  void checksEachBoard() throws IOException {
    assertThat(CommandRun.of("check", book).err())
        .isEqualTo(
            """
            %1$s#2: the board has no solution; `queens explain %1$s#2` prints the reasons
            %1$s#3: the board has several solutions, such as 1 3 0 2 and 2 0 3 1
            """
                .formatted(book));
    assertThat(CommandRun.of("check", file("good.txt", ONE + "\n" + ONE), GARDEN))
        .isEqualTo(new CommandRun(0, "", ""));
  }

  @Test
  void makesABookToPlay() throws IOException {
    String good = file("good.txt", ONE + "\n" + MANY);
    CommandRun run =
        CommandRun.of("play", good, GARDEN, "--html", "-", "--heading", "For the train");
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .isEqualTo(
            "queens: %s#2: the board has several solutions: the hints end where one must be chosen\n"
                .formatted(good));
    assertThat(run.out())
        .isEqualTo(
            PlayPage.book(
                "For the train",
                List.of(
                    Position.parse(ONE),
                    Position.parse(MANY),
                    Position.parse(Files.readString(Path.of(GARDEN)))),
                new PuzzleGuide(QueensSolver.builder().build())));
    assertThat(CommandRun.of("play", book, "--html", "-"))
        .isEqualTo(
            new CommandRun(
                1,
                "",
                "queens: %1$s#2: the board has no solution; `queens explain %1$s#2` prints the reasons\n"
                    .formatted(book)));
    CommandRun.of("play", GARDEN, "--html", "-", "--heading", "No book")
        .assertBadUsage("--heading must come with several boards: the page of one has its title");
    CommandRun.of("play", GARDEN, good, "--html=" + good)
        .assertBadUsage("must not be that of the board, which would be lost");
  }

  @Test
  void drawsEachBoard() {
    assertThat(CommandRun.of("draw", book, "--format", "text"))
        .isEqualTo(new CommandRun(0, ONE + "\n" + NONE + "\n" + MANY, ""));
  }

  @Test
  void printsEachBoardOnASheet() throws IOException {
    String good = file("good.txt", ONE + "\n" + NONE);
    assertThat(CommandRun.of("check", good).err()).startsWith(good + "#2: the board has no");
    CommandRun.of("sheet", good, "--out", "-")
        .assertBadUsage(
            "board (%1$s#2) must have exactly one solution: see `queens solve %1$s#2`"
                .formatted(good));
    String two = file("two.txt", ONE + "\n" + ONE.replace("# One", "# Two"));
    assertThat(CommandRun.of("sheet", two, "--out", "-").out())
        .contains("Difficulty 3, One", "Difficulty 3, Two");
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "draw"})
  void drawsOnePicture(String command) {
    CommandRun.of(command, book, "--format", "svg")
        .assertBadUsage(
            "must come with one board, not 3: an SVG file holds one picture; give the number of a board, as in "
                + book
                + "#1");
    assertThat(CommandRun.of(command, book + "#1", "--format", "svg").out()).startsWith("<svg");
  }

  @Test
  void takesTheBoardWithANumber() throws IOException {
    assertThat(CommandRun.of("solve", book + "#1", "--format", "text").out())
        .isEqualTo(CommandRun.reading(ONE, "solve", "-", "--format", "text").out());
    assertThat(CommandRun.reading(ONE + "\n" + NONE, "explain", "-#2"))
        .isEqualTo(CommandRun.reading(NONE, "explain", "-"));
    assertThat(CommandRun.of("count", book + "#3").out()).isEqualTo("2\n");
    String named = file("book.txt#2", ONE);
    assertThat(CommandRun.of("check", named)).as("a file").isEqualTo(new CommandRun(0, "", ""));
  }

  @ParameterizedTest
  @CsvSource({"explain", "hint", "export --to letters", "count", "enumerate", "trace", "find"})
  void refusesSeveralBoardsWhereOneIsTaken(String command) {
    String[] words = (command + " " + book).split(" ");
    CommandRun.of(words)
        .assertBadUsage(
            "queens: %1$s: there are 3 boards, and this command takes one: give its number, as in %1$s#1\n"
                .formatted(book));
  }

  @Test
  void refusesTheNumberOfNoBoard() {
    CommandRun.of("solve", book + "#4")
        .assertBadUsage(
            "number (4) of a board must be at most 3, because %s has 3 boards: give another number"
                .formatted(book));
    CommandRun.reading(ONE, "draw", "-#2")
        .assertBadUsage(
            "number (2) of a board must be at most 1, because standard input has 1 board: give another number");
    CommandRun.of("solve", "missing.txt#2").assertBadUsage("file (missing.txt) was not found");
  }

  @Test
  void goesOnAfterATimeLimit() throws IOException {
    String slow = file("slow.txt", (".".repeat(8) + "\n").repeat(8));
    CommandRun run = CommandRun.of("solve", slow, slow, "--format", "json", "--time-limit", "0");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out().lines())
        .hasSize(2)
        .allMatch(line -> line.contains("\"completion\":\"TIME_LIMIT\""));
    String stopped = slow + ": stopped (TIME_LIMIT) before the answer: raise --time-limit\n";
    assertThat(run.err()).isEqualTo("queens: " + stopped + "queens: " + stopped);
    assertThat(CommandRun.of("solve", slow, slow, "--time-limit", "0"))
        .isEqualTo(new CommandRun(1, "", run.err()));
    String more = slow + ": stopped (TIME_LIMIT), there may be more solutions\n";
    String none = "Solutions of " + slow + " found: 0\n";
    assertThat(CommandRun.of("solve", slow, slow, "--all", "--time-limit", "0").err())
        .isEqualTo(("queens: " + more + none).repeat(2));
  }

  @Test
  void namesTheBoardThatCannotBeRead() throws IOException {
    String bad = file("bad.txt", ONE + "\nAB\nAC\n");
    CommandRun.of("solve", bad)
        .assertBadUsage(bad + ": board 2, line 8, column 2: 'C' is region 3 of a board of size 2");
  }
}
