package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SubcommandsTest {
  @Test
  void hearSignalsBeforeTheirSearches() {
    assertThat(Subcommands.NAMES)
        .filteredOn(name -> !Subcommands.search(name))
        .containsExactlyInAnyOrder("draw", "export", "backends", "journal", "help");
    assertThat(Subcommands.search()).isFalse();
    assertThat(Subcommands.search("--version")).isFalse();
  }

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
  void haveOneLineEachInTheHelp() {
    List<String> lines = CommandRun.of("--help").out().lines().toList();
    for (Subcommands.Group group : Subcommands.GROUPS) {
      int heading = lines.indexOf(group.heading() + ":");
      assertThat(lines.subList(heading + 1, heading + 1 + group.names().size()))
          .extracting(line -> line.strip().split(" +")[0])
          .isEqualTo(group.names());
      assertThat(lines.get(heading + 1 + group.names().size())).isEmpty();
    }
  }

  @Test
  void haveHelpOfTheirOwn() {
    assertThat(Subcommands.NAMES)
        .allSatisfy(
            name ->
                assertThat(CommandRun.of(name, "--help").out())
                    .startsWith("Usage: queens " + name + " ["));
  }
}
