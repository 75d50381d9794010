package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.Gate;
import org.nqueens.search.Propagation;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** The searches of the script against those of the embedded engine: the same bytes of a trace. */
@NeedsNode
class TraceSearchTest {
  /** The largest boards that the page of a search goes to, for all solutions and for the first. */
  private static final int MOST = 8;

  private static final int MOST_FIRST = 12;

  private static final List<Propagation> LEVELS =
      Arrays.stream(Propagation.values())
          .filter(level -> level != Propagation.UNSPECIFIED)
          .toList();

  private record Search(int n, String variables, String values, String level, String extent) {
    static Search of(
        int n,
        VariableSelection variables,
        ValueSelection values,
        Propagation level,
        String extent) {
      return new Search(n, variables.toString(), values.toString(), level.toString(), extent);
    }

    private long limit() {
      return extent.startsWith("first") ? 1 : Long.MAX_VALUE;
    }
  }

  /**
   * Each strategy by each level on a small board and on a larger one: each size up to 8 with each
   * selection of a column and with each level; and up to 12 to the first solution.
   */
  private static List<Search> all() {
    List<Search> all = new ArrayList<>();
    for (VariableSelection variables : VariableSelection.values()) {
      for (ValueSelection values : ValueSelection.values()) {
        for (Propagation level : LEVELS) {
          int turn = all.size() / 3;
          all.add(Search.of(1 + turn % 3, variables, values, level, "all solutions"));
          all.add(Search.of(4 + turn % (MOST - 3), variables, values, level, "all solutions"));
          all.add(
              Search.of(4 + turn % (MOST_FIRST - 3), variables, values, level, "first solution"));
        }
      }
    }
    return all;
  }

  /** The count has no divisor in common with the numbers of choices. */
  @Test
  void searchesAsTheEngineDoes() {
    List<Search> searches = Gate.spread(109, all());
    JsonNode answers =
        Node.answers("trace-answers.mjs", Map.of("question", "search", "searches", searches));
    assertThat(answers).hasSameSizeAs(searches);
    for (int i = 0; i < searches.size(); i++) {
      assertThat(answers.get(i).asText())
          .as("%s", searches.get(i))
          .isEqualTo(Base64.getEncoder().encodeToString(expected(searches.get(i))));
    }
  }

  /** Nothing of a search that a trace would cut. */
  private static byte[] expected(Search search) {
    SearchTrace trace =
        TraceFixtures.search(
            search.n, search.variables, search.values, search.level, search.limit());
    boolean isWhole = !trace.isCut() || trace.count(TraceNode.Kind.SOLVED) == search.limit();
    return isWhole ? TraceData.of(trace) : new byte[0];
  }

  @Test
  void offersAllNamedStrategiesAndLevels() {
    JsonNode names = Node.answers("trace-answers.mjs", Map.of("question", "names"));
    assertThat(names.toString())
        .isEqualTo(
            "[[%s],[%s],[%s]]"
                .formatted(
                    quoted(VariableSelection.values()),
                    quoted(ValueSelection.values()),
                    quoted(LEVELS.toArray())));
  }

  private static String quoted(Object[] names) {
    return String.join(",", Stream.of(names).map(name -> "\"" + name + "\"").toList());
  }
}
