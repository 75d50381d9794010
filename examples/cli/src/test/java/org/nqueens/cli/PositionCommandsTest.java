package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.format.Position;
import org.nqueens.pages.BoardSvg;
import org.nqueens.puzzle.drawing.Drawing;

/** What commands make of the queens and crosses of a player. */
class PositionCommandsTest {
  private static final String BEGUN =
      "# Begun\n A  A  B  B\n[A] A -B- B\n C  C  D  D\n C  C  C  D\n";
  private static final String SOLVED =
      "# Begun\n A  A [B] B\n[A] A  B  B\n C  C  D [D]\n C [C] C  D\n";
  private static final String WRONG = "[A] A  B  B\n A  A  B  B\n C  C  D  D\n C  C  C  D\n";
  private static final String CLASH = "[A] A  B  B\n A  A  B  B\n[C] C  D  D\n C  C  C -D-\n";
  private static final String CLASH_MESSAGE =
      "There is no solution: the queens at (0, 0) and (0, 2) share a column.\n";

  private static CommandRun run(String position, String command) {
    return CommandRun.reading(position, command.split(" "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void completesAPosition(String backend) {
    assertThat(run(BEGUN, "solve - --format text --backend " + backend))
        .isEqualTo(new CommandRun(0, SOLVED + "\nThis is the only solution.\n", ""));
    assertThat(run(BEGUN, "count - --backend " + backend).out()).isEqualTo("1\n");
    assertThat(run(BEGUN, "solve - --all --format text --backend " + backend).out())
        .isEqualTo(SOLVED + "\n");
    assertThat(run(BEGUN, "explain - --format text --backend " + backend).out())
        .isEqualTo(SOLVED + "\nThere is a solution.\n");
  }

  @Test
  void readsWhatExplainPrints() {
    String output = run(BEGUN, "explain -").out();
    assertThat(run(output, "draw - --format text")).isEqualTo(new CommandRun(0, SOLVED, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rooks", "non-touching"})
  void readsWhatSolvePrints(String variant) {
    String begun = BEGUN.replace("# Begun", "# Begun variant=" + variant);
    String output = run(begun, "solve -").out();
    Position solved = Position.parse(output);
    assertThat(solved.board()).isEqualTo(Position.parse(begun).board());
    assertThat(solved.queens()).hasSize(4);
    assertThat(run(output, "solve -#1").out())
        .isEqualTo(
            output.substring(0, output.indexOf("\n\n")) + "\n\nThis is the only solution.\n");
    for (String command : List.of("draw -", "explain -#1", "count -#1")) {
      assertThat(run(output, command)).extracting(CommandRun::code).isEqualTo(0);
    }
    assertThat(run(output, "draw -").out())
        .isEqualTo(output.replaceAll("\n\nThis is .+\n(?=\n|$)", "\n"));
  }

  @Test
  void drawsAPosition() throws IOException {
    assertThat(run(BEGUN, "draw -")).isEqualTo(new CommandRun(0, BEGUN, ""));
    assertThat(run(BEGUN, "draw - --format unicode").out())
        .startsWith("# Begun\n┏━━━━━━━┳━━━━━━━┓\n┃ ·   · ┃ ·   · ┃\n")
        .contains("┃ ♛   · ┃ ×   · ┃\n");
    Drawing drawing = Drawing.of(Position.parse(BEGUN));
    assertThat(run(BEGUN, "draw - --format svg").out()).isEqualTo(BoardSvg.of(drawing));
    assertThat(run(BEGUN, "draw - --format svg --title").out())
        .isEqualTo(BoardSvg.of(drawing.withTitle()))
        .contains(">Begun</text>");
    assertThat(Parsed.jsonLines(run(BEGUN, "draw - --format json").out()).get(0))
        .containsEntry("lines", List.of("AABB", "AABB", "CCDD", "CCCD"))
        .containsEntry("queens", List.of(List.of(0, 1)))
        .containsEntry("crosses", List.of(List.of(2, 1)))
        .containsEntry("clashes", List.of());
  }

  @Test
  void drawsClashes() throws IOException {
    assertThat(run(CLASH, "draw - --format text").out())
        .isEqualTo("[A! A  B  B\n A  A  B  B\n[C! C  D  D\n C  C  C -D-\n");
    assertThat(run(CLASH, "draw - --format svg").out())
        .isEqualTo(BoardSvg.of(Drawing.of(Position.parse(CLASH)).withMark(0, 0).withMark(0, 2)));
    assertThat(Parsed.jsonLines(run("..Q\n...\nQ#Q\n", "draw - --format json").out()).get(0))
        .containsEntry("lines", List.of("...", "...", ".#."))
        .containsEntry("queens", List.of(List.of(0, 2), List.of(2, 0), List.of(2, 2)))
        .containsEntry(
            "clashes",
            List.of(
                Map.of(
                    "queens", List.of(List.of(0, 2), List.of(2, 0)), "rule", "ascending diagonals"),
                Map.of("queens", List.of(List.of(0, 2), List.of(2, 2)), "rule", "rows"),
                Map.of("queens", List.of(List.of(2, 0), List.of(2, 2)), "rule", "columns")));
  }

  @Test
  void namesClashesInPlaceOfASolution() throws IOException {
    for (String command :
        List.of("solve -", "explain -", "solve - --all", "explain - --format text")) {
      assertThat(run(CLASH, command)).isEqualTo(new CommandRun(1, CLASH_MESSAGE, ""));
    }
    assertThat(run(CLASH, "count -")).isEqualTo(new CommandRun(1, "0\n", CLASH_MESSAGE));
    for (String command : List.of("solve - --format svg", "explain - --format svg")) {
      assertThat(run(CLASH, command))
          .isEqualTo(new CommandRun(1, run(CLASH, "draw - --format svg").out(), CLASH_MESSAGE));
    }
    for (String command : List.of("solve -", "explain -")) {
      List<Map<String, Object>> lines =
          Parsed.jsonLines(run(CLASH, command + " --format json").out());
      assertThat(lines.get(0))
          .containsEntry("type", "clashes")
          .containsEntry("message", "the queens at (0, 0) and (0, 2) share a column");
      assertThat(lines.get(1)).containsEntry("type", "result").containsEntry("solutions", 0);
    }
  }

  @Test
  void countsNoneAndEnumeratesNoneWhereQueensClash() {
    for (String command : List.of("count -", "enumerate -")) {
      CommandRun json = run(CLASH, command + " --format json");
      assertThat(json)
          .isEqualTo(
              new CommandRun(
                  1,
                  "{\"type\":\"result\",\"completion\":\"EXHAUSTED\",\"solutions\":0}\n",
                  CLASH_MESSAGE));
    }
    assertThat(run(CLASH, "enumerate -")).isEqualTo(new CommandRun(1, "", CLASH_MESSAGE));
  }

  @Test
  void enumeratesTheCompletionsOfAPosition() {
    CommandRun completions = run(BEGUN, "enumerate - --format rows");
    assertThat(completions.code()).isZero();
    assertThat(completions.out()).isEqualTo("1 3 0 2\n");
    assertThat(completions.err()).contains("Solutions found: 1");
    assertThat(run("....\n....\n....\n....\n", "enumerate - --format rows --variant rooks").out())
        .hasLineCount(24);
  }

  @Test
  void namesAFewOfManyClashes() {
    assertThat(run("QQ\nQQ\n", "solve -").out())
        .isEqualTo(
            "There is no solution: the queens at (0, 0) and (0, 1) share a column, the queens at"
                + " (0, 0) and (1, 0) share a row, the queens at (0, 0) and (1, 1) share a diagonal,"
                + " and 3 more clashes.\n");
    assertThat(run("Q..\nQ..\n#..\n", "explain -").out())
        .isEqualTo("There is no solution: the queens at (0, 0) and (0, 1) share a column.\n");
  }

  @Test
  void leavesClashesOfGivenQueensToTheSearch() {
    String given = "Q...\n....\n....\n...Q\n";
    assertThat(run(given, "explain -").out())
        .isEqualTo(
            "There is no solution: the queens given at (0, 0) and (3, 3) share a diagonal.\n");
    assertThat(run(given, "draw - --format text").out())
        .isEqualTo(" Q! .  .  .\n .  .  .  .\n .  .  .  .\n .  .  .  Q!\n");
  }

  @Test
  void saysWhoseFaultItIs() {
    assertThat(run(WRONG, "solve -").out())
        .isEqualTo(
            "There is no solution with these queens and crosses, but the board has one; `queens explain -` prints the reasons.\n");
    assertThat(run(WRONG, "explain -").out()).contains("the queen given at (0, 0)");
    String impossible = "[A] B\n A  B\n";
    assertThat(run(impossible, "solve -").out())
        .isEqualTo("There is no solution; `queens explain -` prints the reasons.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"trace", "compare"})
  void refusesMarksWhereTheyAreOfNoUse(String command) {
    CommandRun refused = run(BEGUN, command + " -");
    assertThat(refused)
        .isEqualTo(
            new CommandRun(
                2,
                "",
                "queens: standard input: the board has queens or crosses of a player, which this command does not take: pass the board without them\n"));
  }

  @Test
  void takesTheVariantOfAnOption() {
    assertThat(run(WRONG, "count - --variant rooks").out()).isEqualTo("3\n");
  }
}
