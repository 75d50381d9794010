package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The statistics after an enumeration, and what they say of the search. */
class StatisticsTest {

  @Test
  void printsThePublishedStatistics() {
    assertThat(CommandRun.of("enumerate", "8", "--backend", "cp", "--format", "none").out())
        .startsWith(
            "Statistics\n  failures: 304\n  branches: 790\n  decisions: 395\n  nodes: 791\n")
        .contains("ms\n  search: cp, first-unbound/smallest, ")
        .endsWith("\n  Solutions found: 92\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 'embedded, first-unbound/smallest, no common propagation'",
        "--strategy MIN_DOMAIN_SIZE/LARGEST | 'embedded, min-domain-size/largest, propagation coverage'",
        "--strategy weighted-degree --backend embedded | 'embedded, weighted-degree/smallest, propagation coverage'",
        "--fastest | 'embedded, first-unbound/smallest, no common propagation'",
        "--strategy min-domain-size | 'embedded, min-domain-size/smallest, propagation coverage'",
        "--strategy first-unbound/middle | 'embedded, first-unbound/middle, propagation coverage'",
        "--propagation value | 'embedded, first-unbound/smallest, propagation value'",
        "--propagation DOMAIN | 'embedded, first-unbound/smallest, propagation domain'",
        "--propagation value --threads 2 | 'embedded, first-unbound/smallest, 2 threads, propagation value'",
        "--up-to-symmetry --propagation value | 'embedded, first-unbound/smallest, up to symmetry, propagation value'",
        "--backend cp-sat | 'cp-sat, first-unbound/smallest, no common propagation'",
        "--backend cp --fastest | 'cp, any order, '",
      })
  void tellsOnWhatTheStatisticsDepend(String options, String search) {
    String command = ("enumerate 6 --format none " + options).strip();
    assertThat(CommandRun.of(command.split(" ")).out()).contains("\n  search: " + search);
  }

  @ParameterizedTest
  @CsvSource({
    "value, FIRST_UNBOUND, 324, 415",
    "value, MIN_DOMAIN_SIZE, 292, 383",
    "bounds, FIRST_UNBOUND, 304, 395",
    "bounds, MIN_DOMAIN_SIZE, 270, 361",
    "domain, FIRST_UNBOUND, 289, 380",
    "domain, MIN_DOMAIN_SIZE, 254, 345"
  })
  void searchesWithAPropagation(String propagation, String variable, int failures, int decisions) {
    CommandRun run =
        CommandRun.of(
            "enumerate",
            "8",
            "--format",
            "none",
            "--propagation",
            propagation,
            "--strategy",
            variable);
    assertThat(run.out())
        .startsWith(
            "Statistics\n  failures: %s\n  decisions: %s\n  nodes: %s\n"
                .formatted(failures, decisions, 2 * decisions + 1));
  }
}
