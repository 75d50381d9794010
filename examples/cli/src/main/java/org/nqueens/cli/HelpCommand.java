package org.nqueens.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.options.Value;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Words;
import org.nqueens.puzzle.exchange.Form;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchTrace;
import picocli.CommandLine;

/** {@code queens help [TOPIC]}. */
final class HelpCommand extends Subcommand {
  /** The most lines and columns of an example of a form. */
  private static final int MAX_LINES = 5;

  private static final int MAX_COLUMNS = 64;

  /** The topics that are no commands. */
  private static final List<String> TOPICS =
      List.of("boards", "forms", "propagation", "strategies");

  private final Value<String> topic =
      value(
          String.class,
          argument("0..1", "TOPIC", "A command, boards, forms, propagation or strategies.")
              .completionCandidates(
                  candidates(() -> Stream.concat(Subcommands.NAMES.stream(), TOPICS.stream()))));

  HelpCommand() {
    super("help", "Prints the help of a command or of a topic.");
  }

  @Override
  public Integer call() {
    CommandLine queens = command.parent().commandLine();
    if (topic.get() == null) {
      out.print(queens.getUsageMessage());
    } else if (TOPICS.contains(topic.get())) {
      out.print(Words.wrapped(text(topic.get()), HelpLayout.width(out.width())));
    } else if (queens.getSubcommands().containsKey(topic.get())) {
      out.print(queens.getSubcommands().get(topic.get()).getUsageMessage());
    } else {
      throw new IllegalArgumentException(
          "topic (%s) must be a command or one of %s: see `queens help`"
              .formatted(topic.get(), String.join(", ", TOPICS)));
    }
    return Outcome.DONE;
  }

  /** A resource: the text of a topic, or the help of a command below its first sentence. */
  static String text(String topic) {
    try (InputStream in = HelpCommand.class.getResourceAsStream("help/" + topic + ".txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return switch (topic) {
        case "forms" -> text.formatted(all(Form.values(), "\n", HelpCommand::text));
        case "strategies" ->
            text.formatted(
                all(VariableSelection.values(), ", ", Object::toString),
                all(ValueSelection.values(), ", ", Object::toString));
        case "trace" -> text.formatted(SearchTrace.MAX_NODES);
        default -> text;
      };
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T> String all(T[] values, String between, Function<T, String> words) {
    return Stream.of(values).map(words).collect(Collectors.joining(between));
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
