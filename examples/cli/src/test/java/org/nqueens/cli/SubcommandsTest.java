package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SubcommandsTest {
  @Test
  void areMadeOnlyWhereTheyAreNeeded() {
    assertThat(Subcommands.needed("count", "8")).containsExactly("count");
    assertThat(Subcommands.needed("--version")).isEmpty();
    for (List<String> others :
        List.of(
            List.<String>of(),
            List.of("--help"),
            List.of("slove"),
            List.of("help", "count"),
            List.of("--version", "--help"))) {
      assertThat(Subcommands.needed(others.toArray(String[]::new))).isEqualTo(Subcommands.NAMES);
    }
    assertThat(CommandRun.of("--help").out()).contains(Subcommands.NAMES);
  }

  @Test
  void haveHelpOfTheirOwn() {
    assertThat(Subcommands.NAMES)
        .allSatisfy(
            name ->
                assertThat(CommandRun.of(name, "--help").out())
                    .startsWith("Usage: queens " + name + " "));
  }
}
