package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.nqueens.cli.output.Output;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** An option that no document names has no user. */
class DocumentedOptionsTest {
  private static final List<String> DOCUMENTS =
      List.of("README.md", "puzzles.md", "searches.md", "counting.md", "json.md");

  @Test
  void areAllInADocument() throws IOException {
    StringBuilder text = new StringBuilder();
    for (String document : DOCUMENTS) {
      text.append(Files.readString(Path.of(document)));
    }
    CommandLine command =
        Queens.command(
            Subcommands.NAMES,
            new Output(OutputStream.nullOutputStream()),
            new PrintWriter(Writer.nullWriter()));
    Set<String> missing = new TreeSet<>();
    for (CommandLine subcommand : command.getSubcommands().values()) {
      for (OptionSpec option : subcommand.getCommandSpec().options()) {
        if (!text.toString().matches("(?s).*" + option.longestName() + "(?![-\\w]).*")) {
          missing.add(option.longestName());
        }
      }
    }
    assertThat(missing).isEmpty();
  }
}
