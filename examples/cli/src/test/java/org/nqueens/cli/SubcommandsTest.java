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
        .hasMessageStartingWith("name (slove) must be one of [enumerate, count, ");
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
        .assertBadUsage("topic (slove) must be a command or one of strategies: see `queens help`");
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
