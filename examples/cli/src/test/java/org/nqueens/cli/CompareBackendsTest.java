package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.cli.CompareCommandTest.cells;
import static org.nqueens.cli.CompareCommandTest.compare;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Comparisons of backends that lack a tree, propagation or a strategy. */
class CompareBackendsTest {
  private static final String NO_TREE =
      "queens: backend (\"cp-sat\") shows no search tree: its decisions and failures are the solver's own counts\n";

  @Test
  void comparesABackendWithoutATree() throws IOException {
    CommandRun run =
        WordsTest.at(
            200,
            "compare 6 --backend embedded,cp-sat --propagation value --strategy first-unbound"
                .split(" "));
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .isEqualTo(
            NO_TREE
                + "queens: backend (\"cp-sat\") keeps no common propagation: --propagation does not apply to it\n");
    List<List<String>> rows = cells(run.out(), " +");
    assertThat(rows.get(3)).startsWith("embedded", "value", "first-unbound/smallest", "39", "36");
    List<String> row = rows.get(4);
    assertThat(row).startsWith("cp-sat", "-", "first-unbound/smallest").hasSize(13);
    assertThat(row.subList(3, 6)).allMatch(cell -> cell.matches("\\d+"));
    assertThat(row.subList(6, 12)).containsOnly("-");
    assertThat(row.get(12)).matches("\\d+\\.\\d{3}");

    CommandRun json = compare("6 --backend cp-sat --strategy first-unbound --format json");
    assertThat(json.err()).isEqualTo(NO_TREE);
    assertThat(Parsed.jsonLines(json.out()).get(0))
        .containsOnlyKeys(
            "type",
            "backend",
            "strategy",
            "completion",
            "decisions",
            "failures",
            "solutions",
            "wallTimeMillis");
  }

  @Test
  void saysWhyASearchIsRefused() {
    CommandRun run =
        compare("4 --backend cp-sat --strategy max-regret-on-min,first-unbound --format csv");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo(
            NO_TREE
                + "queens: strategy (max-regret-on-min/smallest) cannot be run by backend \"cp-sat\": choose one of first-unbound, min-domain-size, max-domain-size, lowest-min, highest-max, or one of the backends cp, embedded\n");
    assertThat(run.out().lines().toList().get(1))
        .isEqualTo("cp-sat,,max-regret-on-min/smallest,,,,,,,,,,,,,");
    assertThat(run.out().lines().toList().get(2))
        .startsWith("cp-sat,,first-unbound/smallest,EXHAUSTED,");
  }

  @Test
  void saysOnceThatABackendDoesNotKeepALevel() {
    CommandRun run = compare("8 --backend cp --propagation bounds,domain --format csv");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("queens: propagation (domain) cannot be kept by backend \"cp\": choose another")
        .hasLineCount(1);
    assertThat(run.out().lines().skip(1))
        .satisfiesExactly(
            row ->
                assertThat(row)
                    .startsWith("cp,bounds,first-unbound/smallest,EXHAUSTED,395,304,92,791,49,17,"),
            row ->
                assertThat(row)
                    .startsWith(
                        "cp,bounds,min-domain-size/smallest,EXHAUSTED,361,270,92,723,47,16,"),
            row -> assertThat(row).isEqualTo("cp,domain,first-unbound/smallest,,,,,,,,,,,,,"),
            row -> assertThat(row).isEqualTo("cp,domain,min-domain-size/smallest,,,,,,,,,,,,,"));
  }

  @Test
  void comparesStrategiesThatLearn() {
    CommandRun run =
        compare(
            "6 --backend embedded,cp --propagation bounds --format csv --strategy"
                + " weighted-degree,random-first-fail/7");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "\nembedded,bounds,weighted-degree/smallest,EXHAUSTED,",
            "\nembedded,bounds,random-first-fail/7,EXHAUSTED,",
            "\ncp,bounds,weighted-degree/smallest,EXHAUSTED,",
            "\ncp,bounds,random-first-fail/7,EXHAUSTED,");
    compare("4 --strategy weighted-degree,weighted-degree/smallest")
        .assertBadUsage(
            "strategies (weighted-degree/smallest, weighted-degree/smallest) must name each one once");
  }
}
