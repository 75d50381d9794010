package org.nqueens.cli;

import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The man page of {@code queens}: the help of all sub-commands, the exit codes and variables. */
final class ManPage {
  private final Roff page = new Roff();

  private ManPage() {}

  static String of(CommandLine queens) {
    ManPage man = new ManPage();
    man.head(queens.getCommandSpec());
    queens.getSubcommands().values().forEach(command -> man.command(command.getCommandSpec()));
    man.tail();
    return man.page.toString();
  }

  private void head(CommandSpec queens) {
    page.request("TH", "QUEENS", "1", "", queens.version()[0], "User Commands")
        .request("nh")
        .request("ad", "l")
        .request("SH", "NAME")
        .lines("queens - solve, count, explain and make n-queens problems and puzzles")
        .request("SH", "SYNOPSIS")
        .request("B", "queens COMMAND")
        .lines("[OPTIONS] [ARGUMENTS]")
        .request("br")
        .request("B", "queens")
        .lines("--help | --version")
        .request("SH", "DESCRIPTION")
        .lines(queens.usageMessage().description())
        .lines(queens.usageMessage().footer())
        .request("SH", "COMMANDS")
        .lines("Every command also has the options --help and --version.");
  }

  private void command(CommandSpec command) {
    page.request("SS", command.qualifiedName())
        .lines(synopsis(command))
        .request("PP")
        .lines(command.usageMessage().description());
    command
        .positionalParameters()
        .forEach(
            parameter ->
                page.entry(parameter.paramLabel(), String.join(" ", parameter.description())));
    command.options().stream()
        .filter(option -> !HelpLayout.isStandard(option))
        .forEach(option -> page.entry(term(option), String.join(" ", option.description())));
  }

  /** The synopsis of the help in one line, without the options that every command has. */
  private static String synopsis(CommandSpec command) {
    return new Help(command, Help.defaultColorScheme(Help.Ansi.OFF))
        .synopsis(0)
        .replace("[-hV]", "")
        .replaceAll("\\s+", " ");
  }

  private static String term(OptionSpec option) {
    return String.join(", ", option.names())
        + (option.arity().max() > 0 ? " " + option.paramLabel() : "");
  }

  private void tail() {
    HelpCommand.TOPICS.forEach(
        (topic, text) ->
            page.request("SH", topic.toUpperCase(Locale.ROOT)).verbatim(Words.wrapped(text, 72)));
    page.request("SH", "ENVIRONMENT")
        .entry("JAVA_HOME", "The JVM to use, of Java 17 or newer; else the first java of the PATH.")
        .entry("JAVA_OPTS", "More options of the JVM, such as -Xmx1g.")
        .entry(
            "QUEENS_ARCHIVE",
            "The file of the class archive, which shortens the start. The first start makes it in"
                + " the folder lib of the distribution unless this names another file; set to"
                + " nothing, there is none.")
        .request("SH", "EXAMPLES")
        .entry("queens enumerate 8", "Prints the 92 placements of eight queens.")
        .entry(
            "queens count 20 --estimate",
            "Tells about how many placements there are, without a count.")
        .entry("queens new --difficulty 4 | queens solve -", "Makes a puzzle, and solves it.");
  }
}
