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

/** The completion of {@code queens} for bash and zsh, which the build writes. */
final class ShellCompletion {
  private ShellCompletion() {}

  /** Writes the script to the file given. */
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]);
    Files.createDirectories(file.getParent());
    Files.writeString(file, script());
  }

  static String script() {
    Locale before = Locale.getDefault(Locale.Category.FORMAT);
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // the script has numbers in its names
    try {
      return AutoComplete.bash(
              "queens",
              Queens.command(
                  Subcommands.NAMES,
                  new Output(OutputStream.nullOutputStream()),
                  new PrintWriter(Writer.nullWriter())))
          // Where picocli has no candidates, those are the names of files.
          .replace("  type compopt &>/dev/null && compopt +o default\n\n", "");
    } finally {
      Locale.setDefault(Locale.Category.FORMAT, before);
    }
  }
}
