package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;

/** What the documents say of the backends, beside what the backends say of themselves. */
class BackendTablesTest {
  private static final List<VariableSelection> VARIABLES = List.of(VariableSelection.values());
  private static final List<ValueSelection> VALUES = List.of(ValueSelection.values());

  private static final List<SolverBackend> BACKENDS =
      List.of(new EmbeddedBackend(), new CpSatBackend(), new CpBackend());

  private static SolverBackend backend(String id) {
    return BACKENDS.stream().filter(backend -> backend.id().equals(id)).findAny().orElseThrow();
  }

  /** The cell of a backend in the first row with a name, in the table of the backends. */
  private static String cell(Path document, String id, String row) throws IOException {
    List<List<String>> table =
        Files.readAllLines(document).stream()
            .dropWhile(line -> !line.startsWith("| | `"))
            .takeWhile(line -> line.startsWith("|"))
            .map(line -> Stream.of(line.split("\\|")).skip(1).map(String::strip).toList())
            .toList();
    int column = table.get(0).indexOf("`" + id + "`");
    return table.stream()
        .filter(cells -> cells.get(0).equals(row))
        .map(cells -> cells.get(column))
        .findFirst()
        .orElseThrow();
  }

  private static List<VariableSelection> variables(Capabilities backend) {
    return VARIABLES.stream()
        .filter(
            variable ->
                VALUES.stream()
                    .allMatch(value -> backend.supports(SearchStrategy.of(variable, value))))
        .toList();
  }

  private static boolean runsStrategiesOfUsers(Capabilities backend) {
    SearchStrategy own = state -> SearchStrategy.LEXICOGRAPHIC.next(state);
    return backend.supports(own);
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp-sat", "cp"})
  void areRightInTheReadme(String id) throws IOException {
    Path readme = Path.of("../README.md");
    Capabilities backend = backend(id).capabilities();
    List<VariableSelection> variables = variables(backend);
    String strategies;
    if (!runsStrategiesOfUsers(backend)) {
      assertThat(List.of(variables.size(), VARIABLES.size())).containsExactly(5, 10);
      strategies = "five of the ten variable selections, all value selections";
    } else {
      assertThat(variables).isEqualTo(VARIABLES);
      strategies =
          backend.tellsDeadEnds()
              ? "named and user-defined, also those that learn from failures"
              : "named and user-defined, but none that learns from failures";
    }
    assertThat(cell(readme, id, "strategies")).isEqualTo(strategies);
    String levels =
        backend.levels().stream()
            .map(level -> "`" + level.name() + "`")
            .collect(Collectors.joining(", "));
    assertThat(cell(readme, id, "propagation")).isEqualTo(levels.isEmpty() ? "its own" : levels);
    assertThat(cell(readme, id, "traces").startsWith("none"))
        .isEqualTo(!(backend(id) instanceof TracingBackend));
    assertThat(cell(readme, id, "largest n"))
        .startsWith(String.format(Locale.ROOT, "%,d", backend.maxSize()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cp-sat", "cp"})
  void areRightInTheReadmeOfTheBackends(String id) throws IOException {
    Path readme = Path.of("README.md");
    Capabilities backend = backend(id).capabilities();
    List<VariableSelection> variables = variables(backend);
    assertThat(cell(readme, id, "variable selections"))
        .isEqualTo(
            variables.equals(VARIABLES)
                ? "all"
                : variables.stream()
                    .map(variable -> "`" + variable.name() + "`")
                    .collect(Collectors.joining(", ")));
    assertThat(cell(readme, id, "value selections")).isEqualTo("all");
    assertThat(cell(readme, id, "strategies of users"))
        .startsWith(
            !runsStrategiesOfUsers(backend)
                ? "none"
                : backend.tellsDeadEnds() ? "all" : "all that do not learn from failures");
    assertThat(cell(readme, id, "failure limits").equals("none"))
        .isEqualTo(!backend.tellsDeadEnds());
  }
}
