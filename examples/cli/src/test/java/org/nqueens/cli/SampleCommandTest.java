package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleCommandTest {
  private static CommandRun sample(String arguments) {
    return CommandRun.of(("sample " + arguments).split(" "));
  }

  @Test
  void printsTheSamePlacementsForTheSameSeed() {
    CommandRun run = sample("8 --count 100 --seed 7 --format rows");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    Set<String> all =
        new TreeSet<>(CommandRun.of("enumerate", "8", "--format", "rows").out().lines().toList());
    assertThat(run.out().lines()).hasSize(100).allMatch(all::contains);
    assertThat(run.out().lines().distinct().count()).isGreaterThan(40);
    assertThat(sample("8 --count 100 --seed 7 --format rows")).isEqualTo(run);
    assertThat(sample("8 --count 100 --seed 8 --format rows")).isNotEqualTo(run);
  }

  @Test
  void tellsTheSeedThatMakesTheSampleAgain() {
    CommandRun run = sample("6 --count 20");
    Matcher seed =
        Pattern.compile("queens: --seed (\\d+) makes this sample again\n").matcher(run.err());
    assertThat(seed.matches()).as(run.err()).isTrue();
    assertThat(sample("6 --count 20 --seed " + seed.group(1)))
        .isEqualTo(new CommandRun(0, run.out(), ""));
    assertThat(run.out()).startsWith("Solution 0\n").contains("\nSolution 19\n");
  }

  @Test
  void printsJson() throws IOException {
    List<Map<String, Object>> lines =
        Parsed.jsonLines(sample("6 --count 3 --seed 1 --format json").out());
    assertThat(lines).hasSize(4);
    assertThat(lines.subList(0, 3))
        .allSatisfy(line -> assertThat(line).containsOnlyKeys("type", "rows"));
    assertThat(lines.get(3))
        .isEqualTo(
            Map.of("type", "result", "completion", "SOLUTION_LIMIT", "solutions", 3, "seed", 1));
  }

  @Test
  void weighsApproximateSamples() throws IOException {
    List<Map<String, Object>> lines =
        Parsed.jsonLines(sample("8 --approximate --probes 20000 --seed 3 --format json").out());
    List<Map<String, Object>> placements = lines.subList(0, lines.size() - 1);
    // The mean weight of a descent estimates the number of solutions, here within 5 standard
    // errors.
    double sum = placements.stream().mapToDouble(line -> number(line.get("weight"))).sum();
    assertThat(sum / 20_000).isCloseTo(92, within(20.0));
    Map<String, Object> result = lines.get(lines.size() - 1);
    assertThat(result)
        .containsEntry("completion", "SOLUTION_LIMIT")
        .containsEntry("solutions", placements.size())
        .containsEntry("probes", 20_000)
        .containsEntry("seed", 3);
    assertThat(number(result.get("effectiveSize"))).isBetween(1.0, (double) placements.size());

    CommandRun rows = sample("8 --approximate --probes 20000 --seed 3 --format rows");
    assertThat(rows.out().lines())
        .hasSize(placements.size())
        .allMatch(line -> line.matches("\\d+\\.\\d+(E\\d+)?\t\\d( \\d){7}"));
    assertThat(rows.err())
        .matches("\\d+ placements found by 20000 descents, effective sample size \\d+\\.\\d\n");
    CommandRun boards = sample("8 --approximate --probes 20000 --seed 3");
    assertThat(boards.out()).startsWith("Weight ").endsWith(rows.err());
  }

  private static double number(Object value) {
    return new BigDecimal(value.toString()).doubleValue();
  }

  @Test
  void saysThatThereIsNothingToSample() {
    assertThat(sample("3 --seed 1"))
        .isEqualTo(new CommandRun(1, "", "queens: there is no solution\n"));
    assertThat(sample("3 --seed 1 --format json").out())
        .isEqualTo(
            "{\"type\":\"result\",\"completion\":\"EXHAUSTED\",\"solutions\":0,\"seed\":1}\n");
    CommandRun none = sample("30 --approximate --probes 1 --seed 1");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.err())
        .isEqualTo(
            "queens: no descent found a placement: raise --probes, unless the board has none\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8 --count 0 | count (0) must be at least 1: give the number of placements",
        "8 --count x | 'x' is not a long",
        "8 --seed x | 'x' is not a long",
        "8 --probes 5 | --probes must come with --approximate: uniform sampling makes no descents",
        "8 --approximate --count 5 | --count must come without --approximate: --probes says how many descents are made",
        "8 --approximate --probes 0 --seed 1 | probes (0) must be between 1 and 1000000000",
        "8 --format none | expected one of [BOARD, ROWS, JSON]",
        "0 | n (0) must be between 1 and",
      })
  void explainsBadUsage(String arguments, String message) {
    sample(arguments).assertBadUsage(message);
  }
}
