package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
  void drawsFromAnIndex() {
    CommandRun run = sample("8 --count 100 --seed 7 --format rows --index");
    Set<String> all =
        new TreeSet<>(CommandRun.of("enumerate", "8", "--format", "rows").out().lines().toList());
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).hasSize(100).allMatch(all::contains);
    assertThat(run.out().lines().distinct().count()).isGreaterThan(40);
    assertThat(sample("8 --count 100 --seed 7 --format rows --index --threads 2 --backend cp"))
        .isEqualTo(run);
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
  void drawsWithTheRegionsOfABoard() {
    CommandRun drawn = sample("../boards/garden.txt --seed 1 --format text");
    assertThat(drawn.code()).isZero();
    assertThat(drawn.out())
        .isEqualTo(
            "Solution 0\n"
                + CommandRun.of("find", "../boards/garden.txt", "--format", "text").out());
    assertThat(sample("6 --seed 1 --format svg").out()).startsWith("<svg ");
  }

  @Test
  void saysThatThereIsNothingToSample() {
    assertThat(sample("3 --seed 1 --index"))
        .isEqualTo(new CommandRun(1, "", "queens: there is no solution\n"));
    assertThat(sample("3 --seed 1 --index --format json").out())
        .isEqualTo(
            "{\"type\":\"result\",\"completion\":\"EXHAUSTED\",\"solutions\":0,\"seed\":1}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 | tries (too many to estimate) must be at most 1.0e9 for a sample: draw from an index",
        "8 --threads 2 | --threads must come with --index: other samples have no search",
        "8 --backend cp | --backend must come with --index: other samples have no search",
        "8 --count 0 | count (0) must be at least 1: give the number of placements",
        "8 --count x | Invalid value for option '--count': number (x) must be a whole one",
        "8 --seed x | Invalid value for option '--seed': number (x) must be a whole one",
        "8 --format none | format (none) must be one of board, rows, text, unicode, json, svg",
        "0 | n (0) must be between 1 and",
        "6 --count 2 --format svg | format (svg) must not come with 2 placements: an SVG file holds one picture; ask for one, or choose another format",
      })
  void explainsBadUsage(String arguments, String message) {
    sample(arguments).assertBadUsage(message);
  }
}
