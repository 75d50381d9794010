package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.result.Completion;

/** The shape of the lines of JSON, which is the same for all commands. */
class JsonTest {
  private static final String BOARD = "..#.\n....\n....\n....\n";
  private static final String UNSOLVABLE = "Q...\n....\n....\n....\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "enumerate 6 | placement,placement,placement,placement,result | EXHAUSTED",
        "enumerate 6 --limit 2 | placement,placement,result | SOLUTION_LIMIT",
        "enumerate 3 | result | EXHAUSTED",
        "enumerate 20 --time-limit 0 | result | TIME_LIMIT",
        "count 6 | result | EXHAUSTED",
        "count 6 --limit 2 | result | SOLUTION_LIMIT",
        "count 20 --time-limit 0 | result | TIME_LIMIT",
        "find 6 --number 3,1 | placement,placement,result | EXHAUSTED",
        "find 3 --number 0 | result | EXHAUSTED",
        "find 6 --random 2 --seed 1 | placement,placement,result | SOLUTION_LIMIT",
        "find 3 --random 1 --seed 1 --index | result | EXHAUSTED",
        "count --max 2 --backend embedded,cp | measurement,measurement,measurement,measurement,result | EXHAUSTED",
        "count --max 20 --time-limit 0 | measurement,result | TIME_LIMIT",
        "solve - | placement,result | EXHAUSTED",
        "solve - --all | placement,result | EXHAUSTED",
        "solve - --all --limit 1 | placement,result | SOLUTION_LIMIT",
        "count - | result | EXHAUSTED",
        "count - --time-limit 0 | result | TIME_LIMIT",
        "solve - --time-limit 0 | result | TIME_LIMIT",
        "solve - --all --time-limit 0 | result | TIME_LIMIT",
        "explain - | placement,result | SOLUTION_LIMIT",
        "explain - --time-limit 0 | result | TIME_LIMIT",
        "draw - | board,result | EXHAUSTED",
        "new --given --size 6 --seed 1 | board,placement,result | EXHAUSTED",
        "new --count 3 --time-limit 0 | result | TIME_LIMIT",
        "compare 4 --propagation value --backend embedded,cp-sat | comparison,comparison,comparison,comparison,result | EXHAUSTED",
        "compare 2 --propagation bounds --strategy first-unbound | comparison,result | EXHAUSTED",
        "trace 2 | model,node,node,node,result | EXHAUSTED",
        "trace 4 --limit 1 | model,node,node,node,node,node,node,result | SOLUTION_LIMIT",
        "trace 8 --time-limit 0 | model,node,result | TIME_LIMIT",
        "backends | backend,backend,backend,result | EXHAUSTED"
      })
  void endsWithTheResult(String arguments, String types, Completion completion) throws IOException {
    List<Map<String, Object>> lines = lines(BOARD, arguments);
    assertThat(lines)
        .extracting(line -> line.get("type"))
        .containsExactly((Object[]) types.split(","));
    assertThat(lines.get(lines.size() - 1)).containsEntry("completion", completion.name());
    assertThat(lines)
        .allSatisfy(line -> assertThat(line.keySet()).isIn(keys((String) line.get("type"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve -", "solve - --all", "count -", "explain -"})
  void endsWithTheResultWhereThereIsNoSolution(String command) throws IOException {
    List<Map<String, Object>> lines = lines(UNSOLVABLE, command);
    assertThat(lines.get(lines.size() - 1))
        .containsEntry("type", "result")
        .containsEntry("completion", "EXHAUSTED")
        .containsEntry("solutions", 0);
    assertThat(lines)
        .allSatisfy(line -> assertThat(line.keySet()).isIn(keys((String) line.get("type"))));
  }

  @Test
  void printsNoLineWhereTheUsageIsWrong() {
    assertThat(CommandRun.of("enumerate", "0", "--format", "json").out()).isEmpty();
    assertThat(CommandRun.reading("?", "solve", "-", "--format", "json").out()).isEmpty();
  }

  @Test
  void tellsTheEffortOfOneSearch() throws IOException {
    List<Map<String, Object>> lines = lines("", "enumerate 8 --backend cp");
    assertThat(lines.get(92))
        .containsEntry("solutions", 92)
        .containsEntry("failures", 304)
        .containsEntry("branches", 790)
        .containsEntry("decisions", 395)
        .containsEntry("nodes", 791)
        .containsEntry("backend", "cp")
        .containsEntry("strategy", "first-unbound/smallest")
        .containsEntry("threads", 1)
        .containsEntry("upToSymmetry", false);
    assertThat(lines("", "count --max 8 --backend cp").get(7))
        .containsEntry("n", 8)
        .containsEntry("solutions", 92)
        .containsEntry("branches", 790);
    assertThat(lines("", "enumerate 6 --propagation value --strategy min-domain-size").get(4))
        .containsEntry("failures", 36)
        .containsEntry("decisions", 39)
        .containsEntry("nodes", 79)
        .containsEntry("propagation", "value")
        .containsEntry("strategy", "min-domain-size/smallest")
        .doesNotContainKey("branches");
    assertThat(lines("", "enumerate 6 --up-to-symmetry --threads 2").get(1))
        .containsEntry("propagation", "unspecified")
        .containsEntry("threads", 2)
        .containsEntry("upToSymmetry", true);
  }

  private static List<Map<String, Object>> lines(String input, String arguments)
      throws IOException {
    List<String> words = new ArrayList<>(List.of(arguments.split(" ")));
    words.addAll(List.of("--format", "json"));
    return Parsed.jsonLines(CommandRun.reading(input, words.toArray(String[]::new)).out());
  }

  /** The fields that a line may have, as json.md lists them. */
  private static List<Set<String>> keys(String type) {
    String effort =
        ",failures,decisions,nodes,wallTimeMillis,backend,strategy,threads,upToSymmetry,propagation";
    String ofTree = ",nodes,depth,removedByDecisions,removedUnexplained,removedBy";
    String compared = "backend,strategy,completion,decisions,failures,solutions,wallTimeMillis";
    String branch = ",parent,column,relation,row,side,formula";
    List<String> allowed =
        switch (type) {
          case "placement" -> List.of("rows", "rows,number");
          case "board" ->
              List.of(
                  "size,title,variant,lines",
                  "size,title,variant,lines,seed",
                  "size,title,variant,lines,queens,crosses,clashes");
          case "model" -> List.of("size,title,domains,rules");
          case "node" ->
              List.of(
                  "id,kind,removed",
                  "id,kind,removed" + branch,
                  "id,kind,removed,failure" + branch,
                  "id,kind,removed,rows" + branch);
          case "clashes" -> List.of("message,clashes");
          case "reasons" -> List.of("message,given,blocked,restrictedColumns,rules");
          case "measurement" ->
              List.of(
                  "n,completion,solutions" + effort, "n,completion,solutions,branches" + effort);
          case "comparison" ->
              List.of(
                  compared,
                  compared + ",propagation" + ofTree,
                  compared + ",propagation,nodesToFirstSolution" + ofTree);
          case "backend" ->
              List.of(
                  "id,description,available,maxSize,maxSizeToPlace,variableSelections,propagation,capabilities");
          case "result" ->
              List.of(
                  "completion",
                  "completion,refused",
                  "completion,solutions",
                  "completion,solutions,uniqueness",
                  "completion,solutions,seed",
                  "completion,solutions,seed",
                  "completion,solutions" + effort);
          default -> List.of();
        };
    return allowed.stream()
        .map(names -> Set.of(("type," + names).split(",")))
        .collect(Collectors.toList());
  }
}
