package org.nqueens.cli;

import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Terminal;
import org.nqueens.cli.output.Words;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpFactory;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The layout of the help: commands in groups, one line each; options in the order of their
 * declaration; lines as long as the terminal.
 */
final class HelpLayout implements IHelpFactory {
  private static final int MIN_WIDTH = 55; // the least that picocli takes
  private static final int MAX_WIDTH = 100;

  /** The width where there is no terminal. */
  static final int DEFAULT_WIDTH = 80;

  private final Output out;

  HelpLayout(Output out) {
    this.out = out;
  }

  @Override
  public Help create(CommandSpec command, Help.ColorScheme usual) {
    command.usageMessage().width(width(out.width())).sortOptions(false).sortSynopsis(false);
    if (command.parent() != null) {
      String summary = command.usageMessage().description()[0];
      command.usageMessage().description(summary, HelpCommand.text(command.name()).strip());
    }
    Help.Ansi ansi = Terminal.OUTPUT.hasColours() ? Help.Ansi.ON : Help.Ansi.OFF;
    return new Help(command, Help.defaultColorScheme(ansi)) {
      /** Options with several values have commas between them, and come once. */
      @Override
      public String synopsis(int headingLength) {
        return super.synopsis(headingLength).replaceAll("(=[A-Z]+])\\.{3}", "$1");
      }

      @Override
      public String commandListHeading(Object... parameters) {
        return "";
      }

      @Override
      public String commandList() {
        return commandSpec().subcommands().isEmpty() ? "" : groups(this);
      }
    };
  }

  /** The width of texts that are wrapped also where there is no terminal. */
  static int width(int terminal) {
    return terminal == Words.UNLIMITED
        ? DEFAULT_WIDTH
        : Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, terminal));
  }

  private static String groups(Help help) {
    StringBuilder text = new StringBuilder();
    for (Subcommands.Group group : Subcommands.GROUPS) {
      text.append('\n').append(group.heading()).append(":\n");
      for (String name : group.names()) {
        CommandSpec command = help.commandSpec().subcommands().get(name).getCommandSpec();
        text.append("  %-11s%s\n".formatted(name, command.usageMessage().description()[0]));
      }
    }
    return Words.wrapped(text.toString(), help.commandSpec().usageMessage().width());
  }
}
