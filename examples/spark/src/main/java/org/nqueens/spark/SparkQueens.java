package org.nqueens.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import org.nqueens.batch.JournalException;
import org.nqueens.spi.BackendUnavailableException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * The program {@code spark-queens}: counts and enumerates queens on a cluster.
 *
 * <p>Results go to standard output, everything else to standard error.
 */
@Command(
    name = "spark-queens",
    mixinStandardHelpOptions = true,
    description = "Counts and enumerates queens by parts, on a cluster of Apache Spark.",
    footer = {"", "Exit codes: 0 done, 1 failed or cut short, 2 bad usage."})
public final class SparkQueens {
  static final int DONE = 0;
  static final int FAILED = 1;

  private SparkQueens() {}

  /** Runs the program; an exit code other than 0 ends the JVM. */
  @SuppressWarnings("DefaultCharset") // it prints in that of the terminal
  public static void main(String[] arguments) {
    PrintWriter out = new PrintWriter(System.out, true);
    int code = run(out, new PrintWriter(System.err, true), arguments);
    if (code != DONE) {
      System.exit(code);
    }
  }

  /** Runs the program; returns the exit code. */
  static int run(PrintWriter out, PrintWriter err, String... arguments) {
    CommandLine command =
        new CommandLine(new SparkQueens())
            .addSubcommand(new CountCommand(out, err))
            .addSubcommand(new EnumerateCommand())
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setOut(out)
            .setErr(err)
            .setParameterExceptionHandler(
                (thrown, wrong) -> {
                  printError(thrown.getMessage(), err);
                  err.println(
                      "Try `"
                          + thrown.getCommandLine().getCommandSpec().qualifiedName()
                          + " --help`.");
                  return CommandLine.ExitCode.USAGE;
                })
            .setExecutionExceptionHandler((thrown, line, parsed) -> exitCode(thrown, err));
    command.setExecutionStrategy(
        parsed -> {
          // Without a subcommand only the usage can be printed.
          if (!parsed.hasSubcommand() && parsed.matchedOptions().isEmpty()) {
            command.usage(err);
            return CommandLine.ExitCode.USAGE;
          }
          return new CommandLine.RunLast().execute(parsed);
        });
    return command.execute(arguments);
  }

  /** Prints a line on standard error, after the name of the program. */
  static void printError(String message, PrintWriter err) {
    err.println("spark-queens: " + message);
  }

  private static int exitCode(Exception thrown, PrintWriter err) throws Exception {
    if (thrown instanceof IllegalArgumentException) {
      printError(thrown.getMessage(), err);
      return CommandLine.ExitCode.USAGE;
    }
    if (thrown instanceof ClusterException
        || thrown instanceof JournalException
        || thrown instanceof BackendUnavailableException) {
      printError(thrown.getMessage(), err);
      return FAILED;
    }
    if (thrown instanceof IOException || thrown instanceof UncheckedIOException) {
      printError(Messages.line(thrown), err);
      return FAILED;
    }
    throw thrown; // a defect; its trace tells more than a line
  }
}
