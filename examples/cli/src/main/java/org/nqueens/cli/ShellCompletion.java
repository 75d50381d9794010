package org.nqueens.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nqueens.cli.output.Output;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The completion of {@code queens} for bash and zsh, which the build writes. */
final class ShellCompletion {
  /** The command of bash that offers no candidates if a function finds none. */
  private static final String NO_FILES = "  type compopt &>/dev/null && compopt +o default\n";

  /** The beginning of the case of an option. */
  private static final Pattern WITHOUT_CANDIDATES =
      Pattern.compile("'(--[a-z-]+)'\\)\n(?=      return\n)");

  private ShellCompletion() {}

  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]);
    Files.createDirectories(file.getParent());
    Files.writeString(file, script());
  }

  static String script() {
    Locale before = Locale.getDefault(Locale.Category.FORMAT);
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // the script has numbers in its names
    try {
      CommandLine queens =
          Queens.command(
              Subcommands.NAMES,
              new Output(OutputStream.nullOutputStream()),
              new PrintWriter(Writer.nullWriter()));
      Set<String> ofFiles =
          queens.getSubcommands().values().stream()
              .flatMap(command -> command.getCommandSpec().options().stream())
              .filter(option -> option.paramLabel().equals("FILE"))
              .map(OptionSpec::longestName)
              .collect(Collectors.toSet());
      // Where picocli has no candidates, those are the names of files, but not after an option
      // whose value is a number or a text.
      return WITHOUT_CANDIDATES
          .matcher(AutoComplete.bash("queens", queens).replace(NO_FILES + "\n", ""))
          .replaceAll(option -> ofFiles.contains(option.group(1)) ? "$0" : "$0    " + NO_FILES);
    } finally {
      Locale.setDefault(Locale.Category.FORMAT, before);
    }
  }
}
