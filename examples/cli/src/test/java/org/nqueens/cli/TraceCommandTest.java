package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.format.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.pages.TracePage;
import org.nqueens.pages.TraceSvg;
import org.nqueens.pages.trace.TraceText;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;

/** Where the command puts the traces of which searches. */
class TraceCommandTest {
  private static final String BOARD = "..#.\n....\n....\n....\n";

  @TempDir private Path folder;

  private static CommandRun trace(String arguments) {
    return CommandRun.of(("trace " + arguments).split(" "));
  }

  private static String text(QueensSolverBuilder builder, QueensModel model) {
    return TraceText.lines(builder.build().trace(model))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static SearchTrace fourQueens(SearchStrategy strategy) {
    return QueensSolver.builder().strategy(strategy).build().trace(QueensModel.of(4));
  }

  @Test
  void tellsTheWholeSearchAsText() {
    assertThat(trace("4"))
        .isEqualTo(new CommandRun(0, text(QueensSolver.builder(), QueensModel.of(4)), ""));
  }

  @Test
  void obeysStrategyPropagationAndVariant() {
    SearchStrategy strategy =
        SearchStrategy.of(VariableSelection.MAX_DOMAIN_SIZE, ValueSelection.LOWER_HALF);
    assertThat(
            trace(
                "5 --strategy max-domain-size/lower-half --propagation bounds --variant toroidal"))
        .isEqualTo(
            new CommandRun(
                0,
                text(
                    QueensSolver.builder().strategy(strategy).propagation(Propagation.BOUNDS),
                    Variant.TOROIDAL.builder(5).build()),
                ""));
  }

  @Test
  void tracesTheOriginalSolver() {
    assertThat(trace("4 --backend cp --propagation value"))
        .isEqualTo(
            new CommandRun(
                0,
                text(
                    QueensSolver.builder().backend("cp").propagation(Propagation.VALUE),
                    QueensModel.of(4)),
                ""));
    trace("4 --backend cp --propagation domain")
        .assertBadUsage("propagation (domain) cannot be kept by backend \"cp\": choose another");
  }

  @Test
  void readsABoardOfAFileAndOfStandardInput() throws IOException {
    String text = text(QueensSolver.builder(), Board.parse(BOARD).model());
    String file = Files.writeString(folder.resolve("board.txt"), BOARD).toString();
    assertThat(CommandRun.of("trace", file)).isEqualTo(new CommandRun(0, text, ""));
    assertThat(CommandRun.reading(BOARD, "trace", "-")).isEqualTo(new CommandRun(0, text, ""));
    assertThat(CommandRun.reading("# A\u202eb\n" + BOARD, "trace", "-"))
        .isEqualTo(new CommandRun(0, "A b\n" + text, ""));
    String rooks =
        text(QueensSolver.builder(), Board.parse(BOARD).withVariant(Variant.ROOKS).model());
    assertThat(CommandRun.of("trace", file, "--variant", "rooks").out()).isEqualTo(rooks);
  }

  @Test
  void drawsTheTree() throws IOException {
    String picture = TraceSvg.of(fourQueens(SearchStrategy.LEXICOGRAPHIC));
    assertThat(trace("4 --svg")).isEqualTo(new CommandRun(0, picture, ""));
    assertThat(trace("4 --svg -")).isEqualTo(new CommandRun(0, picture, ""));
    Path file = folder.resolve("tree.svg");
    assertThat(trace("4 --svg " + file))
        .isEqualTo(new CommandRun(0, "", "queens: " + file + " is written\n"));
    assertThat(file).usingCharset(StandardCharsets.UTF_8).hasContent(picture);
  }

  @Test
  void writesAPageAndAPictureOfOneSearch() throws IOException {
    Path page = folder.resolve("page.html");
    Path picture = folder.resolve("tree.svg");
    assertThat(trace("4 --html " + page + " --svg " + picture))
        .isEqualTo(
            new CommandRun(
                0, "", "queens: %s is written\nqueens: %s is written\n".formatted(page, picture)));
    assertThat(Files.readString(picture)).startsWith("<svg");
    String html = TracePage.of(fourQueens(SearchStrategy.LEXICOGRAPHIC));
    assertThat(page).usingCharset(StandardCharsets.UTF_8).hasContent(html);
    assertThat(trace("4 --html -")).isEqualTo(new CommandRun(0, html, ""));
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactlyInAnyOrder(page, picture);
    }
  }

  @Test
  void writesTwoSearchesIntoOnePage() throws IOException {
    Path page = folder.resolve("page.html");
    assertThat(trace("4 --strategy first-unbound,min-domain-size/middle --html " + page))
        .isEqualTo(new CommandRun(0, "", "queens: " + page + " is written\n"));
    assertThat(page)
        .usingCharset(StandardCharsets.UTF_8)
        .hasContent(
            TracePage.of(
                fourQueens(SearchStrategy.LEXICOGRAPHIC), fourQueens(SearchStrategy.FIRST_FAIL)));
  }

  @ParameterizedTest
  @CsvSource({
    "4 --limit 1, 0, SOLUTION_LIMIT, 6 nodes",
    "4 --time-limit 0, 1, TIME_LIMIT, 1 node",
    "12 --svg, 1, NODE_LIMIT, 100000 nodes"
  })
  void saysWhereTheTreeIsCut(String arguments, int code, String reason, String nodes) {
    CommandRun run = trace(arguments);
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.err())
        .isEqualTo(
            "queens: stopped (%s), the tree of first-unbound/smallest is cut after %s\n"
                .formatted(reason, nodes));
    assertThat(run.out()).isNotEmpty();
  }

  @Test
  void saysWhichOfTwoTreesIsCut() {
    Path page = folder.resolve("page.html");
    CommandRun run = trace("4 --limit 1 --strategy first-unbound,min-domain-size --html " + page);
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .isEqualTo(
            """
            queens: stopped (SOLUTION_LIMIT), the tree of first-unbound/smallest is cut after 6 nodes
            queens: stopped (SOLUTION_LIMIT), the tree of min-domain-size/smallest is cut after 6 nodes
            queens: %s is written
            """
                .formatted(page));
    assertThat(page).exists();
  }

  @Test
  void endsWithOneIfThereIsNoSolution() {
    CommandRun run = trace("3");
    assertThat(run)
        .isEqualTo(new CommandRun(1, text(QueensSolver.builder(), QueensModel.of(3)), ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4 --strategy first-fail | strategy (first-fail) must be one of first-unbound, min-domain-size,",
        "4 --strategy first-unbound/median | value selection (median) must be one of smallest, largest, middle,",
        "4 --strategy first-unbound,min-domain-size | strategies (2) must come with --html and no other output",
        "4 --strategy a,b,c | strategy (a) must be one of",
        "4 --strategy lowest-min,lowest-min,lowest-min --html=x | strategies (3) must be one, or two with --html",
        "4 --strategy , | strategies (0) must be one, or two with --html: `queens compare` has tables of more",
        "4 --strategy lowest-min,highest-max --html=x --svg y | strategies (2) must come with --html and no other",
        "4 --strategy lowest-min,highest-max --profiler 6565 | strategies (2) must come with --html and no other",
        "4 --propagation arc | propagation (arc) must be one of value, bounds, domain, coverage",
        "4 --propagation unspecified | propagation (unspecified) must be one of value, bounds, domain, coverage",
        "4 --backend cp-sat | backend (\"cp-sat\") shows no search tree: trace one of the backends",
        "4 --backend cp-sat --profiler 1 | backend (\"cp-sat\") shows no search tree: trace one of the backends",
        "4 --backend cplex | backend (\"cplex\") was not found, only: cp, cp-sat, embedded",
        "4 --html=x --svg x | --html (x) and --svg (x) must go to different files: name another one",
        "4 --html - --svg | --html (-) and --svg (-) must go to different files: name another one",
        "4 --html=x --profiler 6565 | --profiler must come without --html and --svg: the search is sent and not",
        "4 --html missing/page.html | file (missing/page.html) must be in a folder that exists: give another path",
        "4 --svg .. | file (..) must be writable, but: it is a folder",
        "4 --profiler x | profiler (x) must be a port from 1 to 65535, or HOST:PORT: write 6565 or localhost:6565",
        "4 --limit 0 | limit (0) must be at least 1: leave --limit out for no limit",
        "4 --time-limit 5x | time (5x) must be a number with a unit",
        "4 --variant bishops | variant (bishops) must be one of queens, toroidal,",
        "4 --format rows | format (rows) must be one of text, json",
        "4 --format json --html=x | --html must come without --format: it takes the place of text and JSON lines; run",
        "4 --format text --svg x | --svg must come without --format: it takes the place of text and JSON lines; run",
        "4 --format json --profiler 1 | --profiler must come without --format: it takes the place of text and JSON",
        "4 --format json --strategy lowest-min,highest-max | strategies (2) must come with --html and no other output",
        "4 --format json --backend cp-sat | backend (\"cp-sat\") shows no search tree: trace one of the backends",
        "1025 --format json | n (1025) must be at most 1024 with --format json, whose first line has all squares: choose",
        "0 | n (0) must be between 1 and 1048576",
        "99999999999 | n (99999999999) must be a whole number between 1 and 1048576: give a size within these bounds",
        "30000 | n (30000) must be at most 25000 on backend \"embedded\", except for first placements",
        "missing.txt | file (missing.txt) was not found: give the path of a board, or - for standard input",
        "--svg 4 | Missing required parameter: 'N|FILE'",
      })
  void explainsBadUsage(String arguments, String message) {
    trace(arguments).assertBadUsage(message);
  }
}
