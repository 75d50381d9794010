package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;

/** The sub-commands of {@code queens}, each of which is made only when it is asked for. */
final class Subcommands {
  /** The names, in the order in which the help lists them. */
  static final List<String> NAMES =
      List.of(
          "enumerate",
          "count",
          "find",
          "journal",
          "merge",
          "unrank",
          "rank",
          "sample",
          "table",
          "solve",
          "explain",
          "draw",
          "hint",
          "rate",
          "new",
          "sheet",
          "play",
          "trace",
          "compare",
          "minizinc",
          "backends",
          "help");

  private Subcommands() {}

  /**
   * The sub-command that the first argument names, and none for the version alone; else all,
   * because help and suggestions name them.
   */
  static List<String> needed(String... arguments) {
    String first = arguments.length == 0 ? "" : arguments[0];
    if (NAMES.contains(first) && !first.equals("help")) {
      return List.of(first);
    }
    return arguments.length == 1 && first.equals("--version") ? List.of() : NAMES;
  }

  /** Makes a sub-command; by a switch, because a method reference for each takes longer to link. */
  static Queens.Action named(String name, Output out, PrintWriter err) {
    return switch (name) {
      case "enumerate" -> new EnumerateCommand(out, err);
      case "count" -> new CountCommand(out, err);
      case "find" -> new FindCommand(out, err);
      case "journal" -> new JournalCommand(out);
      case "merge" -> new MergeCommand(out, err);
      case "unrank" -> new UnrankCommand(out, err);
      case "rank" -> new RankCommand(out);
      case "sample" -> new SampleCommand(out, err);
      case "table" -> new TableCommand(out, err);
      case "solve" -> new SolveCommand(out, err);
      case "explain" -> new ExplainCommand(out, err);
      case "draw" -> new DrawCommand(out);
      case "hint" -> new HintCommand(out, err);
      case "rate" -> new RateCommand(out);
      case "new" -> new NewCommand(out, err);
      case "sheet" -> new SheetCommand(out, err);
      case "play" -> new PlayCommand(out, err);
      case "trace" -> new TraceCommand(out, err);
      case "compare" -> new CompareCommand(out, err);
      case "minizinc" -> new MiniZincCommand(out);
      case "backends" -> new BackendsCommand(out);
      case "help" -> new HelpCommand(out);
      default ->
          throw new IllegalArgumentException(
              "name (%s) must be one of %s: choose a sub-command".formatted(name, NAMES));
    };
  }
}
