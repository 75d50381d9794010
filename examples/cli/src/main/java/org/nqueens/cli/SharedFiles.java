package org.nqueens.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
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
    write(
        share.resolve("bash-completion/completions/queens"), AutoComplete.bash("queens", command));
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
