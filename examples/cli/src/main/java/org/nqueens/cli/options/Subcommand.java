package org.nqueens.cli.options;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.TargetFile;
import org.nqueens.cli.output.Words;
import picocli.CommandLine.Model.CommandSpec;

/** A sub-command of {@code queens}, with the exit code as the result of its call. */
public abstract class Subcommand extends OptionGroup implements Callable<Integer> {
  /** Standard output, which has the results. */
  protected Output out;

  /** Standard error, which has everything else. */
  protected PrintWriter err;

  /** A sub-command with the first sentence of its help; a resource of its name has the others. */
  protected Subcommand(String name, String summary) {
    command.name(name).usageMessage().description(summary);
  }

  /** The declared options, for a parent command. */
  public final CommandSpec command() {
    return command;
  }

  /** Sets where this sub-command prints, before it is called. */
  public final Subcommand printingTo(Output output, PrintWriter error) {
    out = output;
    err = error;
    return this;
  }

  /** Tells on standard error of something that is left out, in JSON also on standard output. */
  public final void tell(String message, Json json) {
    out.printJson(json);
    err.println("queens: " + Words.visible(message));
    err.flush();
  }

  /** Tells whether the command line has an option. */
  protected final boolean has(String option) {
    return command.commandLine().getParseResult().hasMatchedOption(option);
  }

  /** The text of a file that an option names; throws an IllegalArgumentException. */
  protected static String read(String option, Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "%s (%s) must be a text in UTF-8 that can be read, but %s"
              .formatted(option, file, TargetFile.reason(e)),
          e);
    }
  }

  /** Refuses others beside an option; throws an IllegalArgumentException. */
  protected final void exclude(String option, List<String> others, String reason) {
    for (String other : others) {
      if (has(option) && has(other)) {
        throw new IllegalArgumentException(
            "%s must come without %s: %s".formatted(other, option, reason));
      }
    }
  }

  /** Refuses options without another one that they belong to; throws the same. */
  protected final void require(String option, List<String> dependents, String reason) {
    for (String dependent : dependents) {
      if (has(dependent) && !has(option)) {
        throw new IllegalArgumentException(
            "%s must come with %s: %s".formatted(dependent, option, reason));
      }
    }
  }
}
