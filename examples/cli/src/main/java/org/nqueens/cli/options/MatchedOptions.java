package org.nqueens.cli.options;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The options that a command line has, for the rules about options that need or exclude each other.
 *
 * @param command the command, after its arguments are parsed
 */
public record MatchedOptions(CommandSpec command) {

  public boolean has(String option) {
    return command.commandLine().getParseResult().hasMatchedOption(option);
  }

  /** Refuses the others if the option is there; throws an IllegalArgumentException. */
  public void exclude(String option, List<String> others, String reason) {
    for (String other : others) {
      if (has(option) && has(other)) {
        throw new IllegalArgumentException(
            "%s must come without %s: %s".formatted(other, option, reason));
      }
    }
  }

  /** Refuses options without another one that they belong to; throws the same. */
  public void require(String option, List<String> dependents, String reason) {
    for (String dependent : dependents) {
      if (has(dependent) && !has(option)) {
        throw new IllegalArgumentException(
            "%s must come with %s: %s".formatted(dependent, option, reason));
      }
    }
  }
}
