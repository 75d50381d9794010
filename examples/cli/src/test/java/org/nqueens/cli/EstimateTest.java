package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code queens count N --estimate}. */
class EstimateTest {
  private static CommandRun count(String arguments) {
    return CommandRun.of(("count " + arguments).split(" "));
  }

  @Test
  void printsTheNumbersWithTheirIntervals() {
    CommandRun run = count("20 --estimate --probes 2000");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    String number = "\\d\\.\\d+e\\d+";
    assertThat(run.out())
        .matches(
            "solutions: (N), 95 %: (N) to (N)\nnodes: (N), 95 %: (N) to (N)\n"
                .replace("N", number));
    assertThat(count("20 --estimate --probes 2000")).as("the same seed").isEqualTo(run);
    assertThat(count("20 --estimate --probes 2000 --seed 2")).as("another seed").isNotEqualTo(run);
  }

  @ParameterizedTest
  @CsvSource({"12, '', 100000", "7 --variant toroidal-semiqueens, --probes 5000, 5000"})
  void estimatesNearTheTruth(String board, String option, int probes) throws IOException {
    String estimated = String.join(" ", board, "--estimate --seed 5 --format json", option).strip();
    List<Map<String, Object>> lines = Parsed.jsonLines(count(estimated).out());
    assertThat(lines.get(1)).isEqualTo(Map.of("type", "result", "completion", "EXHAUSTED"));
    Map<String, Object> estimate = lines.get(0);
    assertThat(estimate)
        .containsOnlyKeys("type", "solutions", "nodes", "probes", "seed")
        .containsEntry("type", "estimate")
        .containsEntry("probes", probes)
        .containsEntry("seed", 5);
    double truth = Double.parseDouble(count(board).out());
    @SuppressWarnings("unchecked")
    Map<String, Object> solutions = (Map<String, Object>) estimate.get("solutions");
    assertThat(solutions).containsOnlyKeys("value", "standardError", "lower", "upper");
    double error = number(solutions, "standardError");
    assertThat(number(solutions, "value")).isBetween(truth - 5 * error, truth + 5 * error);
    assertThat(number(solutions, "upper")).isGreaterThanOrEqualTo(number(solutions, "value"));
  }

  private static double number(Map<String, Object> object, String name) {
    return Double.parseDouble(object.get(name).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8 --probes 5 | --probes must come with --estimate: a count has no random numbers",
        "8 --seed 5 | --seed must come with --estimate: a count has no random numbers",
        "8 --estimate --journal x | --journal must come without --estimate: the estimate is of the whole count",
        "8 --estimate --shard 1/2 | --shard must come without --estimate",
        "8 --estimate --limit 5 | --limit must come without --estimate",
        "8 --estimate --up-to-symmetry | --up-to-symmetry must come without --estimate",
        "8 --estimate --strategy first-unbound/largest | --strategy must come without --estimate",
        "8 --estimate --fastest | --fastest must come without --estimate",
        "8 --estimate --propagation domain | --propagation must come without --estimate",
        "8 --estimate --backend cp | --backend must come without --estimate: the estimate is of the board, without a search",
        "8 --estimate --threads 2 | --threads must come without --estimate",
        "8 --estimate --probes 1 | probes (1) must be between 2 and 1000000000",
        "65 --estimate | n (65) must be at most 64",
      })
  void explainsBadUsage(String arguments, String message) {
    count(arguments).assertBadUsage(message);
  }

  @Test
  void saysThatTheTimeWasUp() {
    assertThat(count("20 --estimate --time-limit 0 --format json"))
        .isEqualTo(
            new CommandRun(
                1,
                "{\"type\":\"result\",\"completion\":\"TIME_LIMIT\"}\n",
                "queens: stopped (TIME_LIMIT) before the answer: raise --time-limit\n"));
  }
}
