package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.format.Board;
import org.nqueens.format.BoardSvg;
import org.nqueens.format.BoardUnicode;
import org.nqueens.result.Uniqueness;

class NewCommandTest {

  /** The output of a run without errors. */
  static String make(String arguments) {
    CommandRun run = CommandRun.of(("new " + arguments).split(" "));
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    return run.out();
  }

  @ParameterizedTest
  @ValueSource(strings = {"regions", "blocked", "given"})
  void dependsOnTheSeedAlone(String kind) {
    String first = make("--" + kind + " --seed 7");
    assertThat(make("--" + kind + " --seed 7")).isEqualTo(first);
    assertThat(make("--" + kind + " --seed 7 --verifier cp")).isEqualTo(first);
    assertThat(Board.parse(first).size()).isEqualTo(8);
    assertThat(make("--" + kind + " --seed 8").lines().skip(1).toList())
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
    String puzzle = "--" + kind + " --size 6 --seed 3";
    Board board = Board.parse(make(puzzle));
    assertThat(make(puzzle + " --format text")).isEqualTo(make(puzzle));

    assertThat(make(puzzle + " --format unicode")).isEqualTo(BoardUnicode.draw(board));

    String svg = make(puzzle + " --format svg");
    assertThat(svg).isEqualTo(BoardSvg.draw(board));
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
                board.lines()),
            Map.of(
                "type",
                "placement",
                "rows",
                Arrays.stream(solved.placement().rows()).boxed().toList()),
            Map.of("type", "result", "completion", "EXHAUSTED", "solutions", 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "new ; (--regions | --blocked | --given)",
        "new --regions --given ; --regions, --given are mutually exclusive",
        "new --blocked --given ; --blocked, --given are mutually exclusive",
        "new --given --size 0 ; size (0) must be between 1 and 1024 for a puzzle with GIVEN",
        "new --given --size -1 ; size (-1) must be between 1 and 1024",
        "new --blocked --size 1025 ; size (1025) must be between 1 and 1024",
        "new --given --size 3 ; size (3) has no placement of queens: choose another size",
        "new --blocked --size 3 ; size (3) has no placement of queens: choose another size",
        "new --regions --size 2 ; size (2) has no placement of non-touching",
        "new --given --size 6 --variant toroidal ; size (6) has no placement of toroidal",
        "new --regions --size 53 ; size (53) must be between 1 and 52 for a puzzle with REGIONS",
        "new --given --size x ; Invalid value for option '--size'",
        "new --given --seed x ; Invalid value for option '--seed'",
        "new --given --variant bishops ; variant (bishops) must be one of queens, toroidal,",
        "new --given --verifier cplex ; backend (\"cplex\") was not found, only: cp, cp-sat, embed",
        "new --given --backend cplex ; backend (\"cplex\") was not found, only: cp, cp-sat, embed",
        "new --given --format png ; expected one of [TEXT, UNICODE, JSON, SVG]",
        "new --given board.txt ; Unmatched argument at index 2: 'board.txt'",
      })
  void explainsBadUsage(String arguments, String message) {
    CommandRun.of(arguments.split(" ")).assertBadUsage(message);
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
