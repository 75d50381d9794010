package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;

class SubcommandsTest {
  private static Queens.Action named(String name) {
    return Subcommands.named(
        name,
        new Output(OutputStream.nullOutputStream()),
        new PrintWriter(OutputStream.nullOutputStream()));
  }

  @Test
  void haveTheNamesOfTheirClasses() {
    assertThat(Subcommands.NAMES)
        .doesNotHaveDuplicates()
        .allSatisfy(
            name ->
                assertThat(named(name).getClass().getAnnotation(Command.class).name())
                    .isEqualTo(name));
    assertThatThrownBy(() -> named("slove"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("name (slove) must be one of [solve, explain, ");
  }

  @Test
  void hearSignalsBeforeTheirSearches() {
    assertThat(Subcommands.NAMES)
        .filteredOn(name -> !Subcommands.search(name))
        .containsExactlyInAnyOrder("draw", "minizinc", "backends", "journal", "merge", "help");
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
  void haveHelpByACommand() {
    assertThat(CommandRun.of("help")).isEqualTo(CommandRun.of("--help"));
    assertThat(CommandRun.of("help", "count")).isEqualTo(CommandRun.of("count", "--help"));
    assertThat(CommandRun.of("help", "strategies").out())
        .contains("VARIABLE  first-unbound, ", "VALUE     smallest, ", "random-first-fail[/SEED]");
    CommandRun.of("help", "slove")
        .assertBadUsage(
            "topic (slove) must be a command or one of boards, propagation, strategies: see `queens help`");
  }

  @Test
  void haveATopicOnPropagation() {
    String help = CommandRun.of("help", "propagation").out();
    assertThat(help)
        .containsSubsequence(
            PropagationConverter.CHOICES.stream().map(choice -> "\n  " + choice + "\n").toList())
        .contains(
            "value elimination, or forward checking",
            "bounds consistency by Hall intervals",
            "domain consistency, or generalized arc consistency",
            "last places: what a placed queen attacks");
    assertThat(CommandRun.of("backends").out().split("\n(?=\\S)"))
        .anySatisfy(
            cp -> assertThat(cp).startsWith("cp: ").contains("propagation: value, bounds\n"))
        .anySatisfy(sat -> assertThat(sat).startsWith("cp-sat: ").doesNotContain("propagation: "))
        .anySatisfy(
            embedded ->
                assertThat(embedded)
                    .startsWith("embedded: ")
                    .contains("boards up to n = 25000, first placements up to n = 1048576\n")
                    .contains("propagation: value, bounds, domain, coverage\n"));
    assertThat(help.replaceAll("\\s+", " "))
        .contains(
            "embedded keeps all of them", "cp keeps value and bounds.", "cp-sat keeps none: ");
    assertThat(CommandRun.of("--help").out().replaceAll("\\s+", " "))
        .contains("`queens help boards`, `queens help propagation` and `queens help strategies`");
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
    assertThat(CommandRun.of("help", "boards").out()).startsWith("A board is n lines of n");
  }

  @Test
  void haveTheirOptionsInTheOrderOfUse() {
    assertThat(CommandRun.of("find", "--help").out())
        .containsSubsequence(
            "\n      N|FILE ",
            "\n      --variant",
            "\n      --format",
            "\n      --strategy",
            "\n      --propagation",
            "\n      --time-limit",
            "\n      --threads",
            "\n      --backend",
            "\n  -h, --help",
            "\n  -V, --version");
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
