package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;

@Sampled
class CompareCommandTest {
  static CommandRun compare(String arguments) {
    return CommandRun.of(("compare " + arguments).split(" "));
  }

  /** The cells of a table as text or CSV, line by line. */
  static List<List<String>> cells(String out, String separator) {
    return out.lines().map(line -> Arrays.asList(line.strip().split(separator, -1))).toList();
  }

  static List<String> trees() {
    return Gate.sample(
        2,
        List.of(
            "6, 4, 39/36, 39/36, 35/32, 35/32, 33/30, 33/30",
            "8, 92, 415/324, 383/292, 395/304, 361/270, 380/289, 345/254",
            "9, 352, 1641/1290, 1477/1126, 1545/1194, 1340/989, 1448/1097, 1242/891",
            "10, 724, 6665/5942, 5715/4992, 6078/5355, 5111/4388, 5610/4887, 4663/3940"));
  }

  /** The size, its solutions, and the decisions and failures of each row. */
  @ParameterizedTest
  @MethodSource("trees")
  void countsTheTreesOfThreePropagationsAndTwoOrders(String tree) {
    List<String> numbers = List.of(tree.split(", "));
    CommandRun run = compare(numbers.get(0) + " --propagation value,bounds,domain --format csv");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    List<List<String>> rows = cells(run.out(), ",");
    rows = rows.subList(1, rows.size());
    assertThat(rows)
        .extracting(row -> row.get(4) + "/" + row.get(5))
        .containsExactlyElementsOf(numbers.subList(2, numbers.size()));
    assertThat(rows)
        .allSatisfy(
            row -> {
              assertThat(row.get(6)).isEqualTo(numbers.get(1));
              long decisions = Long.parseLong(row.get(4));
              assertThat(row.get(7)).isEqualTo(Long.toString(2 * decisions + 1));
            });
  }

  @Test
  void printsAnAlignedTable() {
    CommandRun run = compare("8");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    List<String> lines = run.out().lines().toList();
    assertThat(lines).hasSize(21).allMatch(line -> line.length() <= 80);
    assertThat(lines.get(0))
        .isEqualTo(
            "propagation strategy                 decisions failures found nodes first depth");
    assertThat(lines.get(3))
        .isEqualTo(
            "bounds      first-unbound/smallest         395      304    92   791    49    17");
    assertThat(lines.get(9)).isEmpty();
    assertThat(lines.get(10).strip()).isEqualTo("removed by");
    assertThat(lines.get(11).strip()).isEqualTo("ascending descending");
    assertThat(lines.get(12))
        .startsWith("propagation strategy                 rows diagonals  diagonals");
    assertThat(lines.get(15))
        .matches("bounds      first-unbound/smallest   2370      1176       1145 +\\d+\\.\\d{3}");
    for (int head : List.of(0, 12)) {
      List<String> rows = lines.subList(head + 1, head + 9);
      assertThat(rows)
          .extracting(line -> line.split(" +")[0])
          .containsExactly(
              "value", "value", "bounds", "bounds", "domain", "domain", "coverage", "coverage");
      assertThat(rows).allMatch(line -> line.length() == lines.get(head).length());
    }
  }

  @Test
  void writesCsv() {
    CommandRun run =
        compare("4 --propagation value --strategy min-domain-size/middle --format csv");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .matches(
            """
            backend,propagation,strategy,completion,decisions,failures,solutions,nodes,nodesToFirstSolution,depth,\
            removedByDecisions,removedBy.rows,removedBy.ascending diagonals,removedBy.descending diagonals,\
            removedUnexplained,wallTimeMillis
            embedded,value,min-domain-size/middle,EXHAUSTED,5,4,2,11,2,4,13,20,11,11,0,\\d+\\.\\d{3}
            """);
  }

  @Test
  void writesJson() throws IOException {
    CommandRun run = compare("4 --propagation value --strategy first-unbound --format json");
    List<Map<String, Object>> lines = Parsed.jsonLines(run.out());
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0))
        .containsEntry("type", "comparison")
        .containsEntry("backend", "embedded")
        .containsEntry("propagation", "value")
        .containsEntry("strategy", "first-unbound/smallest")
        .containsEntry("completion", "EXHAUSTED")
        .containsEntry("decisions", 5)
        .containsEntry("failures", 4)
        .containsEntry("solutions", 2)
        .containsEntry("nodes", 11)
        .containsEntry("nodesToFirstSolution", 6)
        .containsEntry("depth", 4)
        .containsEntry("removedByDecisions", 13)
        .containsEntry(
            "removedBy", Map.of("rows", 20, "ascending diagonals", 11, "descending diagonals", 11))
        .containsEntry("removedUnexplained", 0)
        .containsKey("wallTimeMillis");
    assertThat(lines.get(1))
        .isEqualTo(Map.of("type", "result", "completion", "EXHAUSTED", "refused", 0));
  }

  @ParameterizedTest
  @CsvSource({"superqueens, knight's moves", "non-touching, neighbours"})
  void countsRulesOfOneKindTogether(String variant, String rule) throws IOException {
    CommandRun run = compare("6 --propagation value --format json --variant " + variant);
    @SuppressWarnings("unchecked")
    Map<String, Integer> removed =
        (Map<String, Integer>) Parsed.jsonLines(run.out()).get(0).get("removedBy");
    assertThat(removed).containsKeys("rows", rule).hasSizeLessThanOrEqualTo(4);
    assertThat(removed.values()).allMatch(number -> number > 0);
  }

  @Test
  void stopsEachSearchAtTheLimit() {
    CommandRun run = compare("8 --propagation value --limit 1 --format csv");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(cells(run.out(), ",").subList(1, 3))
        .allSatisfy(
            row -> {
              assertThat(row.get(3)).isEqualTo("SOLUTION_LIMIT");
              assertThat(row.get(6)).isEqualTo("1");
              assertThat(row.get(7)).isEqualTo(row.get(8));
            });
    assertThat(compare("8 --propagation value --limit 1").out())
        .contains("completion", "SOLUTION_LIMIT");
  }

  @Test
  void saysThatTheTimeWasUp() {
    CommandRun run = compare("20 --propagation value,domain --time-limit 0");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo(
            """
            queens: stopped (TIME_LIMIT) at embedded, value, first-unbound/smallest
            queens: stopped (TIME_LIMIT) at embedded, value, min-domain-size/smallest
            queens: stopped (TIME_LIMIT) at embedded, domain, first-unbound/smallest
            queens: stopped (TIME_LIMIT) at embedded, domain, min-domain-size/smallest
            """);
    List<List<String>> rows = cells(run.out(), " +");
    assertThat(rows.get(1)).startsWith("value", "first-unbound/smallest", "TIME_LIMIT");
    assertThat(rows.get(rows.size() - 1))
        .startsWith("domain", "min-domain-size/smallest", "TIME_LIMIT")
        .endsWith("-");
  }

  @Test
  void comparesOnABoard(@TempDir Path folder) throws IOException {
    String file = Files.writeString(folder.resolve("b.txt"), "AABB\nAABB\nCCDD\nCCCD\n").toString();
    CommandRun run = CommandRun.of("compare", file, "--format", "csv", "--propagation", "coverage");
    assertThat(run.code()).isZero();
    assertThat(run.out().lines().findFirst().orElseThrow())
        .contains(",removedBy.rows,removedBy.neighbours,removedBy.regions,");
    String given = "Q...\n....\n....\n....\n";
    assertThat(CommandRun.reading(given, "compare", "-", "--propagation", "value").code()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4 --strategy first-fail | strategy (first-fail) must be one of first-unbound, min-domain-size,",
        "4 --strategy lowest-min/best | value selection (best) must be one of smallest, largest, middle,",
        "4 --strategy , | strategies (0) and backends (1) must name at least one each",
        "4 --backend , | strategies (2) and backends (0) must name at least one each",
        "4 --propagation value,arc | propagation (arc) must be one of value, bounds, domain, coverage",
        "4 --propagation , | propagation (none) must name at least one: leave the option out for all",
        "4 --backend embedded,cplex | backend (\"cplex\") was not found, only: cp, cp-sat, embedded",
        "4 --limit 0 | limit (0) must be at least 1: leave --limit out for no limit",
        "4 --time-limit 5x | time (5x) must be a number with a unit",
        "4 --variant bishops | variant (bishops) must be one of queens, toroidal,",
        "4 --format svg | format (svg) must be one of text, csv, json",
        "4 --threads 2 | Unknown option: '--threads'",
        "0 | n (0) must be between 1 and 1048576",
        "missing.txt | file (missing.txt) was not found: give the path of a board",
      })
  void explainsBadUsage(String arguments, String message) {
    compare(arguments).assertBadUsage(message);
  }

  @Test
  void refusesEqualRows() {
    compare("4 --propagation value,value")
        .assertBadUsage("propagation (value, value) must name each one once: ");
  }
}
