package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.drawing.Drawing;

class ExplainCommandTest {
  private static final String FEASIBLE = ".Q..\n....\n....\n....\n";
  private static final String CLASH = "Q....\n.....\n.....\n.....\n....Q\n";

  private static CommandRun explain(String board, String... options) {
    return CommandRun.reading(
        board, Stream.concat(Stream.of("explain", "-"), Stream.of(options)).toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Q..../...../...../...../....Q | queens | (0, 0) and (4, 4) share a diagonal",
        "...../Q...Q/...../...../..... | queens | (0, 1) and (4, 1) share a row",
        "Q..../...../.Q.../...../..... | superqueens | (0, 0) and (1, 2) are a knight's move apart",
        "Q..../.Q.../...../...../..... | non-touching | (0, 0) and (1, 1) touch",
        ".Q.../...../...../...../Q.... | toroidal | (0, 4) and (1, 0) share a diagonal of the torus",
      })
  void namesTwoQueensThatClash(String lines, String variant, String clash) {
    CommandRun run = explain(lines.replace('/', '\n'), "--variant", variant);
    assertThat(run)
        .isEqualTo(
            new CommandRun(1, "There is no solution: the queens given at " + clash + ".\n", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void namesARowOrAColumnWithoutASquare(String backend) {
    String row = "........\n........\n########\n" + "........\n".repeat(5);
    assertThat(explain(row, "--backend", backend))
        .isEqualTo(
            new CommandRun(
                1,
                "There is no solution: row 2 has no square left: all of them are blocked.\n",
                ""));
    String column = ".#..\n".repeat(4);
    assertThat(explain(column, "--backend", backend, "--variant", "rooks").out())
        .startsWith(
            "There is no solution: column 1 has no square left: its squares are blocked, or");
    String attacked = "......\n......\n......\n#.####\n......\n.Q....\n";
    assertThat(explain(attacked, "--backend", backend, "--variant", "rooks").out())
        .startsWith("There is no solution: row 3 has no square left: ")
        .contains("the queen given at (1, 5) attacks all but the blocked squares ")
        .endsWith(", by the rule \"rows\".\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void printsASolutionIfThereIsOne(String backend) {
    assertThat(explain(FEASIBLE, "--backend", backend, "--format", "text"))
        .isEqualTo(
            new CommandRun(
                0,
                " .  Q  .  .\n .  .  . [Q]\n[Q] .  .  .\n .  . [Q] .\n\nThere is a solution.\n",
                ""));
  }

  @Test
  void printsTheSolutionInEveryFormat() throws IOException {
    assertThat(explain(FEASIBLE, "--format", "unicode").out())
        .startsWith("┌───┬───┬───┬───┐\n│   │ ♕ │   │   │\n├")
        .endsWith("│   │   │ ♛ │   │\n└───┴───┴───┴───┘\n\nThere is a solution.\n");
    assertThat(explain(FEASIBLE, "--format", "json").out())
        .isEqualTo(
            """
            {"type":"placement","rows":[2,0,3,1]}
            {"type":"result","completion":"SOLUTION_LIMIT","solutions":1}
            """);
    assertThat(Parsed.queens(Parsed.svg(explain(FEASIBLE, "--format", "svg").out())))
        .containsExactlyInAnyOrder(
            "translate(0 96)", "translate(48 0)", "translate(96 144)", "translate(144 48)");
  }

  @Test
  void printsTheReasonsAsJson() throws IOException {
    CommandRun clash = explain(CLASH, "--format", "json");
    assertThat(clash.code()).isEqualTo(1);
    Map<String, Object> none = Map.of("type", "result", "completion", "EXHAUSTED", "solutions", 0);
    assertThat(Parsed.jsonLines(clash.out()))
        .containsExactly(
            Map.of(
                "type",
                "reasons",
                "message",
                "the queens given at (0, 0) and (4, 4) share a diagonal",
                "given",
                List.of(List.of(0, 0), List.of(4, 4)),
                "blocked",
                List.of(),
                "restrictedColumns",
                List.of(),
                "rules",
                List.of("descending diagonals")),
            none);

    CommandRun starved =
        explain("....\n....\n####\n....\n", "--format", "json", "--variant", "rooks");
    assertThat(Parsed.jsonLines(starved.out()))
        .containsExactly(
            Map.of(
                "type",
                "reasons",
                "message",
                "row 2 has no square left: all of them are blocked",
                "given",
                List.of(),
                "blocked",
                List.of(List.of(0, 2), List.of(1, 2), List.of(2, 2), List.of(3, 2)),
                "restrictedColumns",
                List.of(),
                "rules",
                List.of("rows")),
            none);
  }

  @Test
  void drawsTheBoardWithWhatClashesMarked() {
    Drawing clash = Drawing.of(Board.parse(CLASH)).withMark(0, 0).withMark(4, 4);
    String message =
        "There is no solution: the queens given at (0, 0) and (4, 4) share a diagonal.\n";
    assertThat(explain(CLASH, "--format", "svg"))
        .isEqualTo(new CommandRun(1, BoardSvg.of(clash), message));
    assertThat(explain(CLASH, "--format", "svg", "--coordinates"))
        .isEqualTo(new CommandRun(1, BoardSvg.of(clash.withCoordinates()), message));
    assertThat(explain(CLASH)).isEqualTo(new CommandRun(1, message, ""));
  }

  @Test
  void marksBlockedSquaresToo() {
    String row = "....\n....\n####\n....\n";
    Drawing drawing = Drawing.of(Board.parse(row).withVariant(Variant.ROOKS));
    for (int column = 0; column < 4; column++) {
      drawing = drawing.withMark(column, 2);
    }
    assertThat(explain(row, "--variant", "rooks", "--format", "svg").out())
        .isEqualTo(BoardSvg.of(drawing));
  }

  @Test
  void namesColumnsWhereVeryManySquaresAreBlocked() throws IOException {
    Random random = new Random(2);
    StringBuilder board = new StringBuilder();
    for (int square = 1; square <= 18 * 18; square++) {
      board.append(random.nextInt(4) == 0 ? '.' : '#').append(square % 18 == 0 ? "\n" : "");
    }
    Map<String, Object> reasons =
        Parsed.jsonLines(explain(board.toString(), "--format", "json").out()).get(0);
    assertThat(reasons.get("blocked")).isEqualTo(List.of());
    assertThat(reasons.get("restrictedColumns"))
        .asInstanceOf(InstanceOfAssertFactories.list(Integer.class))
        .contains(1, 2);
    // A column is marked where its domain has no row.
    String picture = explain(board.toString(), "--format", "svg").out();
    assertThat(picture).contains(" marked squares at ").contains("(1, 0), (1, 1)");
  }

  @Test
  void listsTheReasonsThatAreNoClash() throws IOException {
    // Two regions, A and B, of two squares each; every placement of two queens touches.
    Map<String, Object> reasons =
        Parsed.jsonLines(explain("AB\nAB\n", "--format", "json").out()).get(0);
    assertThat(reasons.get("given")).isEqualTo(List.of());
    assertThat(reasons.get("blocked")).isEqualTo(List.of());
    assertThat(reasons.get("rules"))
        .asInstanceOf(InstanceOfAssertFactories.list(String.class))
        .contains("rows")
        .anySatisfy(rule -> assertThat(rule).startsWith("neighbours"));
    assertThat(explain("AB\nAB\n").out())
        .isEqualTo("There is no solution: " + reasons.get("message") + ".\n")
        .contains("no placement agrees with all of these", "neighbours");
  }

  @ParameterizedTest
  @ValueSource(strings = {FEASIBLE, CLASH})
  void givesNoAnswerThatATimeLimitCutShort(String board) {
    CommandRun run = explain(board, "--time-limit", "0ms");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo("queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n");
    assertThat(explain(board, "--time-limit", "0ms", "--format", "json").out())
        .isEqualTo("{\"type\":\"result\",\"completion\":\"TIME_LIMIT\",\"solutions\":0}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--format png | format (png) must be one of text, unicode, json, svg",
        "--backend cplex | backend (\"cplex\") was not found",
        "--time-limit 5x | time (5x) must be a number with a unit",
        "--all | Unknown option: '--all'",
      })
  void explainsBadUsage(String options, String message) {
    explain(FEASIBLE, options.split(" ")).assertBadUsage(message);
  }
}
