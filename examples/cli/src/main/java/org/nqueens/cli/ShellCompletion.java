package org.nqueens.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.nqueens.cli.output.Output;
import picocli.AutoComplete;
import picocli.CommandLine;

/** The completion of {@code queens} for bash and zsh, which the build writes. */
final class ShellCompletion {
  /** The command of bash that offers no candidates if a function finds none. */
  private static final String NO_FILES = "  type compopt &>/dev/null && compopt +o default\n";

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
      // Where picocli has no candidates, those are the names of files.
      return AutoComplete.bash("queens", queens).replace(NO_FILES + "\n", "");
    } finally {
      Locale.setDefault(Locale.Category.FORMAT, before);
    }
  }
}
