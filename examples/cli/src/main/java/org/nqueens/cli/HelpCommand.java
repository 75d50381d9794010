package org.nqueens.cli;

import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.nqueens.cli.boards.Boards;
import org.nqueens.cli.boards.FormList;
import org.nqueens.cli.options.PropagationConverter;
import org.nqueens.cli.options.StrategyConverter;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Words;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code queens help [TOPIC]}. */
@Command(
    name = "help",
    description = {
      "Prints the help of a command or of a topic.",
      "Without one, lists the commands."
    })
final class HelpCommand extends Subcommand {
  /** The texts of topics that are no commands, by topic. */
  static final Map<String, String> TOPICS =
      new TreeMap<>(
          Map.of(
              "boards", Boards.HELP,
              "forms", FormList.HELP,
              "propagation", PropagationConverter.HELP,
              "strategies", StrategyConverter.help()));

  @Parameters(
      arity = "0..1",
      paramLabel = "TOPIC",
      completionCandidates = Names.class,
      description = "A command, boards, forms, propagation or strategies.")
  private String topic;

  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.concat(Subcommands.NAMES.stream(), TOPICS.keySet().stream()).iterator();
    }
  }

  @Override
  public Integer call() {
    CommandLine queens = command.parent().commandLine();
    if (topic == null) {
      out.print(queens.getUsageMessage());
    } else if (TOPICS.containsKey(topic)) {
      out.print(Words.wrapped(TOPICS.get(topic), HelpLayout.width(out.width())));
    } else if (queens.getSubcommands().containsKey(topic)) {
      out.print(queens.getSubcommands().get(topic).getUsageMessage());
    } else {
      throw new IllegalArgumentException(
          "topic (%s) must be a command or one of %s: see `queens help`"
              .formatted(topic, String.join(", ", TOPICS.keySet())));
    }
    return Outcome.DONE;
  }
}
