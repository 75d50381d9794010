package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

class FindCommandTest {
  private static CommandRun find(String arguments) {
    return CommandRun.of(("find " + arguments).split(" "));
  }

  private static Placement placement(CommandRun run) {
    assertThat(run).isEqualTo(new CommandRun(0, run.out(), ""));
    return Placement.of(
        List.of(run.out().strip().split(" ")).stream().mapToInt(Integer::parseInt).toArray());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "100000",
        "40 --strategy min-domain-size/middle",
        "12 --propagation domain",
        "12 --backend cp",
        "12 --backend cp-sat",
        "20 --threads 2 --time-limit 1m"
      })
  void findsAPlacement(String arguments) {
    Placement found = placement(find(arguments + " --format rows"));
    assertThat(QueensModel.of(Integer.parseInt(arguments.split(" ")[0])).isSolution(found))
        .isTrue();
  }

  @Test
  void searchesInTheOrderOfAStrategy() {
    assertThat(placement(find("6 --strategy first-unbound/smallest --format rows")))
        .isEqualTo(Placement.of(1, 3, 5, 0, 2, 4));
    assertThat(placement(find("6 --strategy first-unbound/largest --format rows")))
        .isEqualTo(Placement.of(4, 2, 0, 5, 3, 1));
  }

  @Test
  void findsAPlacementOfAVariantOrABoard() {
    Placement torus = placement(find("7 --variant toroidal --format rows"));
    assertThat(Variant.TOROIDAL.builder(7).build().isSolution(torus)).isTrue();
    assertThat(find("../boards/garden.txt"))
        .isEqualTo(
            new CommandRun(
                0,
                CommandRun.of("unrank", "../boards/garden.txt", "0")
                    .out()
                    .substring("Solution 0\n".length()),
                ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "unicode", "svg"})
  void drawsThePlacementAsSolveDoes(String format) {
    String garden = "../boards/garden.txt";
    String solved = CommandRun.of("solve", garden, "--format", format).out();
    String words = "\nThis is the only solution.\n";
    assertThat(find(garden + " --format " + format))
        .isEqualTo(new CommandRun(0, solved.replace(words, ""), ""));
  }

  @Test
  void showsRegionsUnlessTheFormatHasNone() {
    String garden = "../boards/garden.txt";
    assertThat(find(garden)).isEqualTo(find(garden + " --format text"));
    assertThat(find(garden + " --format board").out()).matches("([Q_][ \n]){64}");
    assertThat(find("6 --format text --strategy first-unbound/smallest").out())
        .startsWith(" .  .  . [Q] .  .\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8",
        "8 --format text",
        "../boards/garden.txt --format board",
        "../boards/garden.txt --format text",
        "../boards/garden.txt",
      })
  void printsWhatDrawAndRankRead(String arguments) {
    String found = find(arguments).out();
    CommandRun drawn = CommandRun.reading(found, "draw", "-", "--format", "json");
    assertThat(drawn.code()).as(drawn.err()).isZero();
    String board = arguments.split(" ")[0];
    String rows = find(board + " --format rows").out().strip();
    assertThat(CommandRun.reading(found, "rank", board, "-"))
        .isEqualTo(CommandRun.of("rank", board, rows));
  }

  @Test
  void saysThatThereIsNone() throws IOException {
    String message = "queens: there is no solution\n";
    assertThat(find("3")).isEqualTo(new CommandRun(1, "", message));
    CommandRun json = find("../boards/impossible.txt --format json");
    assertThat(json).isEqualTo(new CommandRun(1, json.out(), message));
    assertThat(Parsed.json(json.out()))
        .isEqualTo(Map.of("type", "result", "completion", "EXHAUSTED", "solutions", 0));
  }

  @Test
  void printsJson() throws IOException {
    assertThat(Parsed.jsonLines(find("4 --strategy first-unbound/largest --format json").out()))
        .containsExactly(
            Map.of("type", "placement", "rows", List.of(2, 0, 3, 1)),
            Map.of("type", "result", "completion", "SOLUTION_LIMIT", "solutions", 1));
  }

  @Test
  void saysThatTheTimeWasUp() throws IOException {
    CommandRun cut = find("30 --strategy first-unbound/smallest --time-limit 0 --format json");
    assertThat(cut)
        .isEqualTo(
            new CommandRun(
                1,
                cut.out(),
                "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
    assertThat(Parsed.json(cut.out()))
        .isEqualTo(Map.of("type", "result", "completion", "TIME_LIMIT"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | n (0) must be between 1 and 1048576",
        "4097 | n (4097) must be at most 4096 for a board as text: give --format rows",
        "8 --limit 2 | Unknown option: '--limit'",
        "8 --format none | format (none) must be one of board, rows, text, unicode, json, svg",
        "257 --format unicode | must be at most 256",
        "1025 --format text | n (1025) must be between 1 and 1024: give a size within these bounds",
        "missing.txt | file (missing.txt) was not found",
        "../boards/garden-begun.txt | the board has queens or crosses of a player",
      })
  void explainsBadUsage(String arguments, String message) {
    find(arguments).assertBadUsage(message);
  }
}
