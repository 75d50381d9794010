package org.nqueens.cli;

import static java.util.Comparator.comparing;

import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Words;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The layout of the help: commands in groups, one line each; options in the order of their
 * declaration, with the options of every command last; lines as long as the terminal.
 */
final class HelpLayout {
  private static final int NAME_WIDTH = 13;
  private static final int MIN_WIDTH = 55; // the least that picocli takes
  private static final int MAX_WIDTH = 100;

  /** The width where there is no terminal. */
  static final int DEFAULT_WIDTH = 80;

  private HelpLayout() {}

  /** Sets the layout of a command and its sub-commands, which prints its help to the output. */
  static void set(CommandLine command, Output out) {
    command.setHelpFactory(
        (spec, colours) -> {
          spec.usageMessage().width(width(out.width()));
          return new Help(spec, colours);
        });
    setOrder(command);
    command.getSubcommands().values().forEach(HelpLayout::setOrder);
    command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
    command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, HelpLayout::groups);
  }

  /** The width of texts that are wrapped also where there is no terminal. */
  static int width(int terminal) {
    return terminal == Words.UNLIMITED
        ? DEFAULT_WIDTH
        : Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, terminal));
  }

  private static boolean isStandard(OptionSpec option) {
    return option.usageHelp() || option.versionHelp();
  }

  private static void setOrder(CommandLine command) {
    command.getCommandSpec().usageMessage().sortOptions(false).sortSynopsis(false);
    command
        .getHelpSectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_OPTION_LIST,
            help ->
                help.optionList(
                    help.createDefaultLayout(),
                    comparing(HelpLayout::isStandard),
                    help.parameterLabelRenderer()));
  }

  private static String groups(Help help) {
    StringBuilder text = new StringBuilder();
    for (Subcommands.Group group : Subcommands.GROUPS) {
      text.append('\n').append(group.heading()).append(":\n");
      TextTable table =
          TextTable.forColumns(
              help.colorScheme(),
              new Column(NAME_WIDTH, 2, Overflow.SPAN),
              new Column(help.commandSpec().usageMessage().width() - NAME_WIDTH, 0, Overflow.WRAP));
      for (String name : group.names()) {
        CommandSpec command = help.commandSpec().subcommands().get(name).getCommandSpec();
        table.addRowValues(name, command.usageMessage().description()[0]);
      }
      text.append(table);
    }
    return text.toString();
  }
}
