package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueensTest {
  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void printsBoardsAndStatisticsInThePublishedFormat(String backend) {
    CommandRun run = CommandRun.of("enumerate", "8", "--backend", backend);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith(
            """
            Solution 0
            Q _ _ _ _ _ _ _
            _ _ _ _ _ _ Q _
            _ _ _ _ Q _ _ _
            _ _ _ _ _ _ _ Q
            _ Q _ _ _ _ _ _
            _ _ _ Q _ _ _ _
            _ _ _ _ _ Q _ _
            _ _ Q _ _ _ _ _
            Solution 1
            """)
        .containsPattern(
            "Statistics\n  failures: \\d+\n(  branches: \\d+\n)?  decisions: \\d+\n  nodes: \\d+\n"
                + "  wall time: \\d+ms\n  search: %s, first-unbound/smallest, .+\n  Solutions found: 92\n$"
                    .formatted(backend));
  }

  @Test
  void printsRowsAloneOnStandardOutput() {
    CommandRun run = CommandRun.of("enumerate", "4", "--format", "rows");
    assertThat(run.out()).isEqualTo("1 3 0 2\n2 0 3 1\n");
    assertThat(run.err()).startsWith("Statistics\n").contains("Solutions found: 2");
  }

  @Test
  void obeysStrategyThreadsAndLimit() {
    CommandRun run =
        CommandRun.of(
            "enumerate",
            "6",
            "--format",
            "rows",
            "--strategy",
            "first-unbound/largest",
            "--threads",
            "2",
            "--limit",
            "2");
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo("4 2 0 5 3 1\n3 0 4 1 5 2\n");
    assertThat(run.err()).contains("stopped (SOLUTION_LIMIT), there may be more solutions");
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void leavesTheOrderToTheBackend(String backend) {
    CommandRun run =
        CommandRun.of("enumerate", "6", "--fastest", "--format", "rows", "--backend", backend);
    assertThat(run.code()).isZero();
    assertThat(run.out().lines())
        .containsExactlyInAnyOrder("1 3 5 0 2 4", "2 5 1 4 0 3", "3 0 4 1 5 2", "4 2 0 5 3 1");
    assertThat(run.err()).contains("Solutions found: 4");
  }

  @ParameterizedTest
  @CsvSource({"12, 14200, 0", "3, 0, 1"})
  void counts(String n, String count, int code) {
    assertThat(CommandRun.of("count", n)).isEqualTo(new CommandRun(code, count + "\n", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void countsUpToALimitOnly(String backend) {
    assertThat(CommandRun.of("count", "8", "--limit", "5", "--backend", backend))
        .isEqualTo(
            new CommandRun(
                0,
                "at least 5\n",
                "queens: stopped (SOLUTION_LIMIT), there may be more solutions\n"));
    assertThat(CommandRun.of("count", "8", "--limit", "93", "--backend", backend))
        .isEqualTo(new CommandRun(0, "92\n", ""));
  }

  @ParameterizedTest
  @CsvSource({
    "queens, 7, 40, 6",
    "toroidal, 7, 28, 4",
    "toroidal, 6, 0, 0",
    "semiqueens, 5, 23, 9",
    "superqueens, 10, 4, 1",
    "non-touching, 6, 90, 15",
    "NON_TOUCHING, 5, 14, 3",
    "rooks, 4, 24, 7"
  })
  void countsVariantsAndTheirSolutionsUpToSymmetry(
      String variant, String n, String all, String upToSymmetry) {
    int code = all.equals("0") ? 1 : 0;
    assertThat(List.of("embedded", "cp", "cp-sat"))
        .allSatisfy(
            backend -> {
              String[] count = {"count", n, "--variant", variant, "--backend", backend};
              assertThat(CommandRun.of(count)).isEqualTo(new CommandRun(code, all + "\n", ""));
              assertThat(CommandRun.of(plus(count, "--up-to-symmetry")))
                  .isEqualTo(new CommandRun(code, upToSymmetry + "\n", ""));
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void enumeratesVariantsUpToSymmetry(String backend) {
    String[] all = {"enumerate", "5", "--variant", "toroidal", "--format", "rows", "--backend"};
    CommandRun distinct = CommandRun.of(plus(all, backend, "--up-to-symmetry"));
    assertThat(distinct.code()).isZero();
    assertThat(distinct.out()).isEqualTo("0 2 4 1 3\n1 4 2 0 3\n");
    assertThat(distinct.err()).endsWith("Solutions found: 2\n");
    CommandRun every = CommandRun.of(plus(all, backend));
    assertThat(every.out().lines()).hasSize(10).contains("0 2 4 1 3", "1 4 2 0 3");
  }

  private static String[] plus(String[] arguments, String... more) {
    return Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void takesTheProcessorsThatTheJvmSees() {
    int processors = Runtime.getRuntime().availableProcessors();
    assertThat(
            CommandRun.of(
                    "enumerate",
                    "6",
                    "--propagation",
                    "value",
                    "--format",
                    "json",
                    "--threads",
                    "auto")
                .out())
        .contains("\"threads\":%s,".formatted(processors));
  }

  @Test
  void saysThatThereIsNoSolution() {
    CommandRun run = CommandRun.of("enumerate", "3");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).startsWith("Statistics\n").endsWith("Solutions found: 0\n");
  }

  @Test
  void saysThatTheTimeWasUp() {
    CommandRun counted = CommandRun.of("count", "30", "--time-limit", "10ms");
    assertThat(counted.code()).isEqualTo(1);
    assertThat(counted.out()).matches("at least \\d+\n");
    assertThat(counted.err())
        .isEqualTo("queens: stopped (TIME_LIMIT), there may be more solutions\n");
    CommandRun enumerated = CommandRun.of("enumerate", "30", "--time-limit", "10ms");
    assertThat(enumerated.code()).isEqualTo(1);
    assertThat(enumerated.err()).contains("stopped (TIME_LIMIT)");
  }

  @Test
  void printsTheTable() {
    CommandRun run = CommandRun.of("table", "--max", "8", "--backend", "embedded,cp");
    assertThat(run.code()).isZero();
    List<String[]> rows = run.out().lines().map(line -> line.strip().split(" +")).toList();
    assertThat(rows.get(0)).containsExactly("n", "solutions", "embedded", "ms", "cp", "ms");
    assertThat(rows.subList(1, rows.size())).extracting(row -> row[0]).hasSize(8).endsWith("8");
    assertThat(rows.subList(1, rows.size()))
        .extracting(row -> row[1])
        .containsExactly("1", "0", "0", "2", "10", "4", "40", "92");
    assertThat(rows.get(8)).hasSize(4);
  }

  @Test
  void endsTheTableWhereTheTimeIsUp() {
    CommandRun run = CommandRun.of("table", "--max", "3", "--time-limit", "0ms");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out().lines()).hasSize(1);
    assertThat(run.err()).contains("stopped (TIME_LIMIT) at n = 1");
  }

  @Test
  void listsTheBackends() {
    CommandRun run = CommandRun.of("backends");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("cp: OR-Tools original", "cp-sat: OR-Tools CP-SAT", "embedded: pure-Java")
        .contains("custom strategies")
        .contains("  propagation: value, bounds, domain, coverage\n", "  shows its search tree\n")
        .doesNotContain("unavailable");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "enumerate 0 | n (0) must be between 1 and 1048576",
        "enumerate 9999999 | n (9999999) must be between 1 and 1048576",
        "enumerate x | file (x) was not found: give the path of a board, or - for standard input",
        "count -1 | n (-1) must be between 1 and 1048576: give a size within these bounds",
        "count 1e9 | n (1e9) must be a whole number between 1 and 1048576: give a size within these bounds",
        "find 7.5 | n (7.5) must be a whole number between 1 and 1048576: give a size within these bounds",
        "solve 8 | file (8) was not found: give the path of a board, or - for standard input; `queens find 8` takes the size",
        "solve src | file (src) must have a board, and is a folder: give the path of a board, or - for standard input",
        "count src | file (src) must have a board, and is a folder: give the path of a board, or - for standard input",
        "import src | file (src) must have a board, and is a folder: give the path of a board, or - for standard input",
        "enumerate 8 --limit -1 | Invalid value for option '--limit': limit (-1) must be at least 1: leave --limit out",
        "enumerate 8 --limit x | Invalid value for option '--limit': number (x) must be a whole one of at most 9223372036",
        "table --max x | Invalid value for option '--max': number (x) must be a whole one of at most 2147483647: write",
        "new --size 8x | Invalid value for option '--size': number (8x) must be a whole one of at most 2147483647: write",
        "enumerate | Missing required parameter: 'N|FILE'",
        "enumerate 8 --limit 0 | limit (0) must be at least 1: leave --limit out for no limit",
        "enumerate 8 --threads 0 | threads (0) must be between 1 and 1024",
        "count 8 --threads all | threads (all) must be a number, or auto for the processors that the JVM sees",
        "enumerate 8 --format svg | format (svg) must be one of board, rows, json, none",
        "enumerate 8 --time-limit 5x | time (5x) must be a number with a unit",
        "enumerate 8 --backend cplex | backend (\"cplex\") was not found, only: cp, cp-sat, embedded",
        "count 5000 --backend cp-sat | n (5000) must be at most 400 on backend \"cp-sat\"",
        "enumerate 8 --backend cp-sat --strategy max-regret-on-min | strategy (max-regret-on-min/smallest) cannot be run by backend \"cp-sat\": choose one of first-unbound, min-domain-size, max-domain-size, lowest-min, highest-max, or one of the backends cp, embedded",
        "enumerate 6 --fastest --strategy first-unbound/largest | --fastest must come without --strategy: the backend chooses the order",
        "enumerate 6 --fastest --strategy first-unbound | --fastest must come without --strategy: ",
        "table --max 4 --backend , | backend (\"\") must name at least one backend",
        "enumerate 8 --propagation arc | propagation (arc) must be one of value, bounds, domain, coverage",
        "count 8 --propagation unspecified | propagation (unspecified) must be one of value, bounds, domain, coverage",
        "count 8 --backend cp-sat --propagation value | propagation (value) cannot be kept by backend \"cp-sat\"",
        "enumerate 8 --variant bishops | variant (bishops) must be one of queens, toroidal, semi",
        "count 8 --variant | Missing required parameter for option '--variant' (VARIANT)",
        "table --max 8 --variant rooks | Unknown option: '--variant'",
        "table | Missing required option: '--max=N'",
        "nothing | command (nothing) must be one of those of `queens help`",
        "nothing 8 | command (nothing) must be one of those of `queens help`",
        "--nothing | Unknown option: '--nothing'",
        "solve -g.txt | Unknown option: '-g.txt'",
        "play ../boards/garden.txt --out g.html | Unknown option: '--out'",
        "sheet ../boards/garden.txt --html s.html | Unknown option: '--html'",
        "solve -- -g.txt | file (-g.txt) was not found",
        "count 8 9 | argument (9) is more than `queens count` takes: leave it out",
      })
  void explainsBadUsage(String arguments, String message) {
    CommandRun.of(arguments.split(" ")).assertBadUsage(message);
  }

  @ParameterizedTest
  @CsvSource({
    "last-conflict, last-conflict/min-domain-size/smallest",
    "conflict-ordering/first-unbound, conflict-ordering/first-unbound/smallest",
    "weighted-degree/middle, weighted-degree/middle",
    "random-first-fail/7, random-first-fail/7"
  })
  void saysWhoRunsAStrategyThatABackendCannotRun(String option, String strategy) {
    String message =
        "queens: strategy (%s) cannot be run by backend \"cp-sat\": choose one of first-unbound, min-domain-size, max-domain-size, lowest-min, highest-max, or one of the backends cp, embedded\n"
            .formatted(strategy);
    for (String command :
        List.of("count 6", "enumerate 6", "find 6", "solve ../boards/garden.txt --all")) {
      CommandRun.of((command + " --backend cp-sat --strategy " + option).split(" "))
          .assertBadUsage(message);
    }
    assertThat(CommandRun.of("count", "6", "--backend", "cp", "--strategy", option))
        .isEqualTo(new CommandRun(0, "4\n", ""));
  }

  @Test
  void saysWhatIsWrongLastAndWhereToLook() {
    assertThat(CommandRun.of("enumerate", "8", "--time-limit", "1.5x").err())
        .isEqualTo(
            """
            queens: Invalid value for option '--time-limit': time (1.5x) must be a number with a unit: write 500ms, 1.5s, 1m30s, 2h or 1d
            Try `queens enumerate --help`.
            """);
    assertThat(CommandRun.of("slove").err())
        .isEqualTo(
            """
            queens: command (slove) must be one of those of `queens help`
            Did you mean: solve?
            Try `queens --help`.
            """);
  }

  @Test
  void showsItsUsageWithoutASubcommand() {
    CommandRun run = CommandRun.of();
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("Usage: queens");
    assertThat(CommandRun.of("--version").out())
        .matches(
            "queens \\d+\\.\\d+\\.\\d+.*\nJava %s \\(.+\\)\nOR-Tools 9\\.\\d+\\.\\d+\n"
                .formatted(Pattern.quote(System.getProperty("java.version"))));
    assertThat(CommandRun.of("--help").out())
        .startsWith("Usage: queens")
        .contains("Exit codes: 0 done, 1 no solution, cut short or failed, 2 bad usage.");
  }
}
