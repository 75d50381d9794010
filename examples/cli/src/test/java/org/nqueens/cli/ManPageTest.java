package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class ManPageTest {
  private static final CommandLine QUEENS =
      Queens.command(
          Subcommands.NAMES,
          new Output(OutputStream.nullOutputStream()),
          new PrintWriter(OutputStream.nullOutputStream()));

  private static final String PAGE = ManPage.of(QUEENS);

  /** By command: its section, whose hyphens are plain again. */
  private static Map<String, String> sections() {
    return Pattern.compile("^\\.S[SH] ", Pattern.MULTILINE)
        .splitAsStream(PAGE.replace("\\-", "-"))
        .filter(section -> section.startsWith("\"queens "))
        .collect(
            Collectors.toMap(
                section -> section.lines().findFirst().orElseThrow(), section -> section));
  }

  @Test
  void hasASectionForEachCommandWithItsOptions() {
    Map<String, String> sections = sections();
    assertThat(sections).hasSameSizeAs(Subcommands.NAMES);
    for (CommandLine command : QUEENS.getSubcommands().values()) {
      CommandSpec spec = command.getCommandSpec();
      String section = sections.get("\"" + spec.qualifiedName() + "\"");
      assertThat(section).contains("\\&" + spec.qualifiedName() + " ");
      assertThat(spec.options())
          .filteredOn(option -> !option.usageHelp() && !option.versionHelp())
          .allSatisfy(option -> assertThat(section).contains(List.of(option.names())));
      assertThat(spec.positionalParameters())
          .allSatisfy(parameter -> assertThat(section).contains(parameter.paramLabel()));
    }
  }

  @Test
  void hasNoVariablesOfTheHelpAndNoEmptyLines() {
    assertThat(PAGE).doesNotContain("${", "\n\n").endsWith("\n");
  }

  @Test
  void escapesTextThatRoffWouldRead() {
    Roff roff = new Roff().request("SS", "a \"b\"").lines(".x 'y' -z \\w", "", "n^2");
    assertThat(roff)
        .hasToString(".SS \"a \\(dqb\\(dq\"\n\\&.x \\(aqy\\(aq \\-z \\ew\n.PP\n\\&n\\(ha2\n");
  }
}
