package org.nqueens.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import picocli.AutoComplete;
import picocli.CommandLine;

/**
 * The man page and the completion of {@code queens}, which the build writes from the model of the
 * command. They lie where {@code man} and bash look for those of a command in the {@code PATH}.
 */
final class SharedFiles {
  private SharedFiles() {}

  /** Writes the files below the folder given. */
  public static void main(String[] arguments) throws IOException {
    CommandLine command =
        Queens.command(
            Subcommands.NAMES,
            new Output(OutputStream.nullOutputStream()),
            new PrintWriter(Writer.nullWriter()));
    Path share = Path.of(arguments[0]);
    write(share.resolve("man/man1/queens.1"), ManPage.of(command));
    write(share.resolve("bash-completion/completions/queens"), completion(command));
  }

  /** The completion for bash and zsh; where it has no candidates, those are the names of files. */
  static String completion(CommandLine command) {
    Locale before = Locale.getDefault(Locale.Category.FORMAT);
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // the script has numbers in its names
    try {
      // An argument that picocli cannot complete would have no candidates at all.
      return AutoComplete.bash("queens", command)
          .replace("  type compopt &>/dev/null && compopt +o default\n\n", "");
    } finally {
      Locale.setDefault(Locale.Category.FORMAT, before);
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
