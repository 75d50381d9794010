package org.nqueens.cli;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.cli.boards.Boards;
import org.nqueens.cli.options.PropagationConverter;
import org.nqueens.cli.options.StrategyConverter;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Words;
import org.nqueens.puzzle.exchange.Form;
import picocli.CommandLine;

/** {@code queens help [TOPIC]}. */
final class HelpCommand extends Subcommand {
  /** The most lines and columns of an example of a form. */
  private static final int MAX_LINES = 5;

  private static final int MAX_COLUMNS = 64;

  /** The text of {@code queens help forms}: the forms of boards that commands read. */
  static final String FORMS =
      "Commands read boards in these forms, one or several in a text. Lines, rows of a table, facts"
          + " and lists in brackets are read alike: JSON, JavaScript, Java, Python, NumPy, MATLAB,"
          + " MiniZinc, Prolog, CSV, Markdown.\n"
          + Stream.of(Form.values())
              .map(HelpCommand::text)
              .collect(Collectors.joining("\n", "\n", ""))
          + "\nKeys, heads of columns and lines beside a board tell its size, stars, variant, title,"
          + " given queens and blocked squares. A value that is not understood refuses its board."
          + " Other words are reported on standard error.\n";

  /** The texts of topics that are no commands, by topic. */
  static final Map<String, String> TOPICS =
      new TreeMap<>(
          Map.of(
              "boards",
              Boards.HELP,
              "forms",
              FORMS,
              "propagation",
              PropagationConverter.HELP,
              "strategies",
              StrategyConverter.help()));

  private final Value<String> topic =
      value(
          String.class,
          argument("0..1", "TOPIC", "A command, boards, forms, propagation or strategies.")
              .completionCandidates(
                  candidates(
                      () -> Stream.concat(Subcommands.NAMES.stream(), TOPICS.keySet().stream()))));

  HelpCommand() {
    super(
        "help", "Prints the help of a command or of a topic.", "Without one, lists the commands.");
  }

  @Override
  public Integer call() {
    CommandLine queens = command.parent().commandLine();
    if (topic.get() == null) {
      out.print(queens.getUsageMessage());
    } else if (TOPICS.containsKey(topic.get())) {
      out.print(Words.wrapped(TOPICS.get(topic.get()), HelpLayout.width(out.width())));
    } else if (queens.getSubcommands().containsKey(topic.get())) {
      out.print(queens.getSubcommands().get(topic.get()).getUsageMessage());
    } else {
      throw new IllegalArgumentException(
          "topic (%s) must be a command or one of %s: see `queens help`"
              .formatted(topic.get(), String.join(", ", TOPICS.keySet())));
    }
    return Outcome.DONE;
  }

  private static String text(Form form) {
    String example =
        form.examples()
            .get(0)
            .lines()
            .limit(MAX_LINES)
            .map(line -> "    " + cut(line) + "\n")
            .collect(Collectors.joining());
    return form.description() + "\n" + example;
  }

  private static String cut(String line) {
    return line.length() > MAX_COLUMNS ? line.substring(0, MAX_COLUMNS) + "..." : line;
  }
}
