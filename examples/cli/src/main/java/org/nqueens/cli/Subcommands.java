package org.nqueens.cli;

import java.util.List;
import org.nqueens.cli.boards.DrawCommand;
import org.nqueens.cli.boards.ExplainCommand;
import org.nqueens.cli.boards.ExportCommand;
import org.nqueens.cli.boards.HintCommand;
import org.nqueens.cli.boards.NewCommand;
import org.nqueens.cli.boards.PlayCommand;
import org.nqueens.cli.boards.RateCommand;
import org.nqueens.cli.boards.SheetCommand;
import org.nqueens.cli.boards.SiteCommand;
import org.nqueens.cli.boards.SolveCommand;
import org.nqueens.cli.counting.CountCommand;
import org.nqueens.cli.counting.EnumerateCommand;
import org.nqueens.cli.counting.FindCommand;
import org.nqueens.cli.counting.JournalCommand;
import org.nqueens.cli.options.Subcommand;
import org.nqueens.cli.searches.BackendsCommand;
import org.nqueens.cli.searches.CompareCommand;
import org.nqueens.cli.searches.TraceCommand;

/** The sub-commands of {@code queens}, made one by one when they are asked for. */
final class Subcommands {
  /**
   * Sub-commands under one heading of the help.
   *
   * @param names the names, in order
   */
  record Group(String heading, List<String> names) {}

  /** All sub-commands, in the order of the help. */
  static final List<Group> GROUPS =
      List.of(
          new Group("Boards", List.of("solve", "explain", "draw", "export")),
          new Group("Puzzles", List.of("new", "hint", "rate", "play", "sheet", "site")),
          new Group("Placements", List.of("find", "enumerate", "count", "journal")),
          new Group("Searches", List.of("trace", "compare", "backends")),
          new Group("Help", List.of(Subcommands.HELP)));

  static final List<String> NAMES =
      GROUPS.stream().flatMap(group -> group.names().stream()).toList();

  private static final String HELP = "help";

  private Subcommands() {}

  /**
   * The sub-command that the first argument names, and none for the version alone; else all,
   * because help and suggestions name them.
   */
  static List<String> needed(String... arguments) {
    String first = arguments.length == 0 ? "" : arguments[0];
    if (NAMES.contains(first) && !first.equals(HELP)) {
      return List.of(first);
    }
    return arguments.length == 1 && first.equals("--version") ? List.of() : NAMES;
  }

  /** Makes a sub-command; by a switch, because a method reference for each takes longer to link. */
  static Subcommand named(String name) {
    return switch (name) {
      case "solve" -> new SolveCommand();
      case "explain" -> new ExplainCommand();
      case "draw" -> new DrawCommand();
      case "export" -> new ExportCommand();
      case "new" -> new NewCommand();
      case "hint" -> new HintCommand();
      case "rate" -> new RateCommand();
      case "play" -> new PlayCommand();
      case "sheet" -> new SheetCommand();
      case "site" -> new SiteCommand();
      case "find" -> new FindCommand();
      case "enumerate" -> new EnumerateCommand();
      case "count" -> new CountCommand();
      case "trace" -> new TraceCommand();
      case "compare" -> new CompareCommand();
      case "backends" -> new BackendsCommand();
      case "journal" -> new JournalCommand();
      case HELP -> new HelpCommand();
      default ->
          throw new IllegalArgumentException(
              "name (%s) must be one of %s: choose a sub-command".formatted(name, NAMES));
    };
  }
}
