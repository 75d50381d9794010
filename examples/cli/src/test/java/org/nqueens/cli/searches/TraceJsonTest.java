package org.nqueens.cli.searches;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.cli.CommandRun;
import org.nqueens.cli.Parsed;
import org.nqueens.cli.options.StrategyConverter;
import org.nqueens.format.Board;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.model.View;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** The tree that a program rebuilds from the JSON lines of {@code queens trace}. */
class TraceJsonTest {
  private static final Path GARDEN = Path.of("../boards/garden.txt");

  private static CommandRun run(String arguments) {
    return CommandRun.of(("trace " + arguments + " --format json").split(" "));
  }

  private static QueensModel garden() throws IOException {
    return Board.parse(Files.readString(GARDEN)).model();
  }

  @ParameterizedTest
  @CsvSource({
    "embedded, VALUE, first-unbound/smallest",
    "embedded, DOMAIN, min-domain-size/middle",
    "embedded, COVERAGE, min-domain-size/lower-half",
    "embedded, BOUNDS, last-conflict/max-domain-size/upper-half",
    "cp, BOUNDS, first-unbound/smallest",
  })
  void isThatOfTheLibrary(String backend, Propagation propagation, String strategy)
      throws IOException {
    String options =
        " --backend %s --propagation %s --strategy %s".formatted(backend, propagation, strategy);
    QueensSolver solver =
        QueensSolver.builder()
            .backend(backend)
            .propagation(propagation)
            .strategy(new StrategyConverter().convert(strategy))
            .build();
    List<Map<String, Object>> lines = Parsed.jsonLines(run("6" + options).out());
    assertSame(lines, solver.trace(QueensModel.of(6)));
    assertThat(lines.get(0)).containsEntry("title", "");
    assertThat(lines.get(lines.size() - 1))
        .containsEntry("solutions", 4)
        .containsEntry("backend", backend)
        .containsEntry("propagation", propagation.toString())
        .containsEntry("strategy", strategy);
    lines = Parsed.jsonLines(run(GARDEN + options).out());
    assertSame(lines, solver.trace(garden()));
    assertThat(lines.get(0)).containsEntry("title", "Garden");
    Map<String, Object> first = map(list(map(rule(lines, "regions")).get("views")).get(0));
    assertThat(first).containsEntry("column", 0);
    String letters =
        Files.readString(GARDEN)
            .lines()
            .skip(1)
            .map(line -> line.substring(0, 1))
            .collect(Collectors.joining());
    assertThat(ints(first.get("table"))).isEqualTo(letters.chars().toArray());
  }

  @Test
  void endsAtTheNodeWhereTheSearchIsCut() throws IOException {
    CommandRun run = run("8 --limit 2");
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .isEqualTo("queens: stopped (SOLUTION_LIMIT), there may be more solutions\n");
    SearchTrace trace = QueensSolver.builder().solutionLimit(2).build().trace(QueensModel.of(8));
    assertSame(Parsed.jsonLines(run.out()), trace);
  }

  @Test
  void hasCausesThatTheSolverDoesNotTell() throws IOException {
    List<String> lines = new ArrayList<>();
    TraceJson listener = new TraceJson("", lines::add);
    listener.pruned(0, 1, new Cause.Unexplained());
    listener.failed(new Failure.Unexplained());
    listener.branched(new Branch(1, 0, Decision.assign(0, 0), Branch.Side.REFUTED));
    assertThat(lines).hasSize(1);
    TraceNode root = node(Parsed.json(lines.get(0)));
    assertThat(root.prunings())
        .containsExactly(new Pruning(new Cause.Unexplained(), List.of(new Square(0, 1))));
    assertThat(root.failure()).contains(new Failure.Unexplained());
  }

  @Test
  void mayHaveMoreNodesThanATraceInMemory() {
    long[] nodes = new long[1];
    OutputStream counter =
        new OutputStream() {
          @Override
          public void write(int b) {
            nodes[0] += b == '\n' ? 1 : 0;
          }
        };
    PrintWriter err = new PrintWriter(Writer.nullWriter());
    String rooks = "trace 9 --variant rooks --propagation value --limit 51000 --format json";
    assertThat(CommandRun.into(counter, err, rooks.split(" "))).isZero();
    assertThat(nodes[0]).isGreaterThan(SearchTrace.MAX_NODES + 2);
  }

  private static void assertSame(List<Map<String, Object>> lines, SearchTrace trace) {
    assertThat(model(lines.get(0))).isEqualTo(trace.model());
    List<Map<String, Object>> nodes = lines.subList(1, lines.size() - 1);
    assertThat(nodes).hasSizeGreaterThan(5);
    assertThat(nodes.stream().map(TraceJsonTest::node).toList()).isEqualTo(trace.nodes());
    for (int id = 0; id < nodes.size(); id++) {
      if (trace.nodes().get(id).kind() == Kind.SOLVED) {
        Placement solution = Placement.of(ints(nodes.get(id).get("rows")));
        assertThat(trace.model().isSolution(solution)).isTrue();
      }
    }
  }

  private static QueensModel model(Map<String, Object> line) {
    List<RowDomain> domains =
        list(line.get("domains")).stream().map(rows -> RowDomain.of(ints(rows))).toList();
    List<AllDifferent> rules =
        list(line.get("rules")).stream()
            .map(TraceJsonTest::map)
            .map(
                rule ->
                    new AllDifferent(
                        (String) rule.get("name"),
                        list(rule.get("views")).stream().map(TraceJsonTest::view).toList()))
            .toList();
    assertThat(line).containsEntry("size", domains.size());
    return new QueensModel(domains, rules);
  }

  private static Object rule(List<Map<String, Object>> lines, String name) {
    return list(lines.get(0).get("rules")).stream()
        .filter(rule -> map(rule).get("name").equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static View view(Object object) {
    Map<String, Object> view = map(object);
    int column = (int) view.get("column");
    return view.containsKey("table")
        ? View.lookup(column, list(view.get("table")).stream().map(Integer.class::cast).toList())
        : View.offset(column, (int) view.get("offset"));
  }

  private static TraceNode node(Map<String, Object> line) {
    int id = (int) line.get("id");
    Optional<Branch> branch = Optional.empty();
    if (line.containsKey("parent")) {
      Decision decision =
          new Decision(
              (int) line.get("column"),
              Decision.Relation.valueOf((String) line.get("relation")),
              (int) line.get("row"));
      Branch edge =
          new Branch(
              id,
              (int) line.get("parent"),
              decision,
              Branch.Side.valueOf((String) line.get("side")));
      assertThat(line).containsEntry("formula", edge.toString());
      branch = Optional.of(edge);
    }
    return new TraceNode(
        id,
        branch,
        list(line.get("removed")).stream()
            .map(removal -> new Pruning(cause(map(removal)), squares(removal)))
            .toList(),
        Kind.valueOf((String) line.get("kind")),
        Optional.ofNullable(line.get("failure")).map(failure -> failure(map(failure))));
  }

  private static Cause cause(Map<String, Object> removal) {
    String rule = (String) removal.get("rule");
    return switch ((String) removal.get("cause")) {
      case "DECIDED" -> new Cause.Decided();
      case "ATTACKED" -> {
        int[] queen = ints(removal.get("queen"));
        yield new Cause.Attacked(rule, queen[0], queen[1]);
      }
      case "HALL_SET" ->
          new Cause.HallSet(rule, numbers(removal.get("columns")), numbers(removal.get("values")));
      case "LAST_PLACE" -> new Cause.LastPlace(rule, (int) removal.get("value"));
      case "UNEXPLAINED" -> new Cause.Unexplained();
      default -> throw new AssertionError(removal);
    };
  }

  private static Failure failure(Map<String, Object> failure) {
    String rule = (String) failure.get("rule");
    return switch ((String) failure.get("cause")) {
      case "EMPTY_COLUMN" -> new Failure.EmptyColumn((int) failure.get("column"));
      case "TOO_FEW_VALUES" ->
          new Failure.TooFewValues(
              rule, numbers(failure.get("columns")), numbers(failure.get("values")));
      case "NO_PLACE" -> new Failure.NoPlace(rule, (int) failure.get("value"));
      case "UNEXPLAINED" -> new Failure.Unexplained();
      default -> throw new AssertionError(failure);
    };
  }

  private static List<Square> squares(Object removal) {
    return list(map(removal).get("squares")).stream()
        .map(TraceJsonTest::ints)
        .map(square -> new Square(square[0], square[1]))
        .toList();
  }

  private static Set<Integer> numbers(Object array) {
    Set<Integer> numbers = new TreeSet<>();
    list(array).forEach(number -> numbers.add((Integer) number));
    return numbers;
  }

  private static int[] ints(Object array) {
    return list(array).stream().mapToInt(Integer.class::cast).toArray();
  }

  private static List<?> list(Object array) {
    return (List<?>) array;
  }

  @SuppressWarnings("unchecked") // names are strings
  private static Map<String, Object> map(Object object) {
    return (Map<String, Object>) object;
  }
}
