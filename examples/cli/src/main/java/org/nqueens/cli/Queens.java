package org.nqueens.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.nqueens.batch.JournalException;
import org.nqueens.cli.options.Choices;
import org.nqueens.cli.output.Interruption;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.cli.output.Terminal;
import org.nqueens.cli.output.Words;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.spi.BackendUnavailableException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The command {@code queens}: solves n-queens problems from the command line.
 *
 * <p>Results go to standard output, everything else to standard error.
 */
public final class Queens {
  private static final String DESCRIPTION =
      "Places n queens on an n x n board so that none attacks another; solves, explains and makes"
          + " queens puzzles.";

  private static final String[] FOOTER = {
    "",
    "`queens help COMMAND` has the options of a command, `queens help boards`, `queens help"
        + " propagation` and `queens help strategies` have more.",
    "",
    "Columns and rows are counted from 0. Row 0 is at the top, where diagrams of chess have the last"
        + " rank, and column 0 on the left.",
    "",
    "Exit codes: 0 done, 1 no solution, cut short or failed, 2 bad usage."
  };

  private Queens() {}

  /** Runs the command; an exit code other than 0 ends the JVM. */
  @SuppressWarnings("DefaultCharset") // messages are in that of the terminal
  public static void main(String[] arguments) {
    Interruption.endAtSignal();
    // System.out hides write errors. The stream stays open, because a caller of main may print.
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    PrintWriter err =
        new PrintWriter(
            Words.wrapping(new PrintWriter(System.err), Terminal.ERROR::textWidth), true);
    int code = run(new Output(out, Terminal.OUTPUT::textWidth), err, arguments);
    if (code != Outcome.DONE) {
      System.exit(code);
    }
  }

  /** Runs the command, and closes the output; returns the exit code. */
  static int run(Output output, PrintWriter err, String... arguments) {
    StringWriter help = new StringWriter(); // a PrintWriter on the output would hide its errors
    Handlers handlers = new Handlers(output, err);
    CommandLine command =
        command(Subcommands.needed(arguments), output, err)
            .setOut(new PrintWriter(help))
            .setErr(err)
            .setParameterExceptionHandler(handlers)
            .setExecutionExceptionHandler(handlers)
            .setExecutionStrategy(handlers);
    int code;
    try {
      code = command.execute(arguments);
    } catch (OutOfMemoryError e) {
      code = printFullHeap(err);
    }
    try (output) {
      if (!help.toString().isEmpty()) {
        output.print(help.toString());
      }
    } catch (Output.UnwritableException e) {
      return printError(e, err);
    }
    return code;
  }

  /**
   * What picocli calls, in a class: the archive of classes has no lambdas of interfaces as old as
   * those of picocli, and then no other class that implements these.
   */
  private record Handlers(Output output, PrintWriter err)
      implements IExecutionStrategy, IExecutionExceptionHandler, IParameterExceptionHandler {
    @Override
    public int execute(ParseResult parsed) {
      // Without a subcommand only the usage can be printed.
      if (!parsed.hasSubcommand() && parsed.matchedOptions().isEmpty()) {
        parsed.commandSpec().commandLine().usage(err);
        return CommandLine.ExitCode.USAGE;
      }
      Object format =
          parsed.hasSubcommand() ? parsed.subcommand().matchedOptionValue("--format", "") : "";
      output.setJson(format.toString().equals("json"));
      return new CommandLine.RunLast().execute(parsed);
    }

    @Override
    public int handleExecutionException(Exception thrown, CommandLine line, ParseResult parsed) {
      if (thrown instanceof Output.UnwritableException unwritable) {
        return printError(unwritable, err);
      }
      if (thrown instanceof SearchStoppedException stopped) {
        try {
          output.printJson(Json.stopped(stopped));
          output.flush();
        } catch (Output.UnwritableException e) { // which may have stopped the search
          return printError(e, err);
        }
        err.println("queens: " + Outcome.stopped(stopped.completion()));
        return Outcome.NONE_OR_CUT_SHORT;
      }
      boolean isUsage = thrown instanceof IllegalArgumentException;
      if (isUsage
          || thrown instanceof BackendUnavailableException
          || thrown instanceof JournalException) {
        err.println("queens: " + Words.visible(thrown.getMessage()));
        return isUsage ? CommandLine.ExitCode.USAGE : Outcome.NONE_OR_CUT_SHORT;
      }
      StringWriter trace = new StringWriter();
      thrown.printStackTrace(new PrintWriter(trace, true));
      err.print(Words.visibleLines(trace.toString()));
      err.flush();
      return Outcome.NONE_OR_CUT_SHORT;
    }

    @Override
    public int handleParseException(ParameterException thrown, String[] arguments) {
      err.println("queens: " + Words.visible(usageError(thrown, List.of(arguments))));
      if (thrown instanceof CommandLine.UnmatchedArgumentException unmatched) {
        unmatched.getSuggestions().stream()
            .limit(1)
            .forEach(word -> err.println("Did you mean: " + word + "?"));
      }
      err.println("Try `" + thrown.getCommandLine().getCommandSpec().qualifiedName() + " --help`.");
      return CommandLine.ExitCode.USAGE;
    }
  }

  /** The command with some of its sub-commands. */
  static CommandLine command(List<String> names, Output output, PrintWriter err) {
    CommandSpec queens = CommandSpec.create().name("queens");
    queens.mixinStandardHelpOptions(true).versionProvider(new Version());
    queens.usageMessage().description(DESCRIPTION).footer(FOOTER);
    CommandLine command = new CommandLine(queens);
    for (String name : names) {
      command.addSubcommand(name, Subcommands.named(name).printingTo(output, err).command());
    }
    for (CommandLine subcommand : command.getSubcommands().values()) {
      subcommand.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
      Choices.register(subcommand);
      subcommand.registerConverter(TargetFile.class, new TargetFile.Reader());
    }
    // A folder could give options by a file whose name begins with @, and a mistyped option be the
    // name of a file that is written.
    command.setExpandAtFiles(false).setUnmatchedOptionsAllowedAsOptionParameters(false);
    return command.setHelpFactory(new HelpLayout(output));
  }

  private static String usageError(ParameterException thrown, List<String> arguments) {
    CommandSpec command = thrown.getCommandLine().getCommandSpec();
    if (thrown instanceof CommandLine.UnmatchedArgumentException unmatched) {
      if (unmatched.getUnmatched().isEmpty()) { // it stands where a value is missing
        return thrown.getMessage().replaceFirst("^Unknown option: .*; (?=Expected )", "");
      }
      String word = unmatched.getUnmatched().get(0);
      int end = arguments.indexOf("--"); // of the options
      if (unmatched.isUnknownOption() && (end < 0 || arguments.indexOf(word) < end)) {
        return "Unknown option: '" + word + "'";
      }
      return command.parent() == null
          ? "command (%s) does not exist: `queens help` lists the commands".formatted(word)
          : "argument (%s) is more than `%s` takes: leave it out"
              .formatted(word, command.qualifiedName());
    }
    Optional<String> unknown =
        thrown.getCommandLine().getUnmatchedArguments().stream()
            .filter(word -> word.startsWith("-") && word.length() > 1)
            .findFirst();
    if (thrown instanceof CommandLine.MissingParameterException && unknown.isPresent()) {
      return "Unknown option: '" + unknown.get() + "'"; // which hides what it stands for
    }
    return thrown.getMessage().replaceFirst("^Error: ", "");
  }

  /**
   * The versions of the command and of OR-Tools, from a file that the build writes, and of Java.
   */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
      Properties properties = new Properties();
      try (InputStream in =
          Queens.class.getResourceAsStream("/org/nqueens/cli/version.properties")) {
        properties.load(in);
      }
      return new String[] {
        "queens " + properties.getProperty("version"),
        "Java %s (%s)"
            .formatted(System.getProperty("java.version"), System.getProperty("java.vm.name")),
        "OR-Tools " + properties.getProperty("ortools")
      };
    }
  }

  private static int printFullHeap(PrintWriter err) {
    long heap = Runtime.getRuntime().maxMemory() >> 20;
    err.println(
        "queens: the heap (%1$s MB) is full: give the JVM more, as by JAVA_OPTS=-Xmx%2$sm or java -Xmx%2$sm -jar queens.jar"
            .formatted(heap, 2 * heap));
    return Outcome.NONE_OR_CUT_SHORT;
  }

  private static int printError(Output.UnwritableException thrown, PrintWriter err) {
    if (!thrown.isClosedPipe()) {
      err.println("queens: " + thrown.getMessage());
    }
    return Outcome.NONE_OR_CUT_SHORT;
  }
}
