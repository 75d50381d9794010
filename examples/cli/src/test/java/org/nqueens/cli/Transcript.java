package org.nqueens.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A text of commands with their output, in lines that begin so:
 *
 * <ul>
 *   <li>{@code -- } a comment;
 *   <li>{@code = } the name of a file, of which the lines with {@code < } below it are the
 *       contents;
 *   <li>{@code $ } a command, whose standard input is the lines with {@code < }; {@code $* } the
 *       same on each backend; a word in quotation marks may have blanks. After two blanks and an
 *       exclamation mark stands a part of the message with which it is refused;
 *   <li>{@code ! } a line on standard error; {@code ? } the exit code, if it is not 0;
 *   <li>any other: a line on standard output, {@code ~} for an empty one.
 * </ul>
 *
 * <p>Empty lines are ignored, {@code @} in a command and in the output is the folder of the files,
 * and {@code ...} is any text in a line, or alone any lines.
 *
 * @param name the name of the text
 * @param runs the commands in order
 */
record Transcript(String name, List<Run> runs) {
  /**
   * A time at the end of a line or a row; the width of one in milliseconds moves the columns
   * before.
   */
  private static final Pattern TIME =
      Pattern.compile(
          "\\d+ms$|\"(wallTime|time|remaining)Millis\":[\\d.]+| +\\d+\\.\\d{1,3}(?=( +\\d+\\.\\d)?$)"
              + "| +ms$|(?<=^wall time on one thread: ).+|,\\d+\\.\\d{3}$",
          Pattern.MULTILINE);

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  /** A command or a file, with what follows it. */
  static final class Run {
    private final String name;
    private final int line;
    private final String head;
    private final List<String> input = new ArrayList<>();
    private final List<String> out = new ArrayList<>();
    private final List<String> err = new ArrayList<>();
    private int code;

    private Run(String name, int line, String head) {
      this.name = name;
      this.line = line;
      this.head = head;
    }

    private String command() {
      return head.split("  ! ", 2)[0];
    }

    /** The backends on which it runs; one without a name for that of the command. */
    List<String> backends() {
      return head.startsWith("$*") ? List.of("embedded", "cp", "cp-sat") : List.of("");
    }

    boolean isFile() {
      return head.startsWith("=");
    }

    boolean isRefused() {
      return head.contains("  ! ");
    }

    /** A part of the message with which it is refused. */
    String message() {
      return head.split("  ! ", 2)[1];
    }

    void writeFile(Path folder) {
      try {
        Files.writeString(folder.resolve(head.substring(2)), text(input));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Runs the command; the folder is {@code @} in its output. */
    CommandRun run(Path folder, String backend) {
      Matcher words = WORD.matcher(command().substring(command().indexOf("queens") + 6));
      Stream<String> arguments =
          words
              .results()
              .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
              .map(word -> word.replace("@", folder + "/"));
      Stream<String> more = backend.isEmpty() ? Stream.of() : Stream.of("--backend", backend);
      CommandRun run =
          CommandRun.reading(text(input), Stream.concat(arguments, more).toArray(String[]::new));
      return new CommandRun(
          run.code(), run.out().replace(folder + "/", "@"), run.err().replace(folder + "/", "@"));
    }

    boolean isMatchedBy(CommandRun run) {
      return run.code() == code
          && pattern(out).matcher(withoutTimes(run.out())).matches()
          && pattern(err).matcher(withoutTimes(run.err())).matches();
    }

    /** The lines of the text if the run is as it should be. */
    String lines(CommandRun run) {
      return Stream.of(
              Stream.of(head),
              input.stream().map(line -> "< " + line),
              run.out().lines().map(line -> line.isEmpty() ? "~" : line),
              run.err().lines().map(line -> "! " + line),
              run.code() == 0 ? Stream.<String>of() : Stream.of("? " + run.code()))
          .flatMap(part -> part)
          .collect(Collectors.joining("\n", "", "\n"));
    }

    @Override
    public String toString() {
      return "%s, line %s: %s".formatted(name, line, head);
    }
  }

  private static String text(List<String> lines) {
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  /** A text in which no time differs from run to run. */
  static String withoutTimes(String text) {
    return TIME.matcher(text).replaceAll("");
  }

  private static Pattern pattern(List<String> lines) {
    return Pattern.compile(
        withoutTimes(text(lines))
            .lines()
            .map(
                line ->
                    line.equals("...")
                        ? "(?s:.*?)(?<![^\n])"
                        : Stream.of(line.split("\\.\\.\\.", -1))
                                .map(Pattern::quote)
                                .collect(Collectors.joining(".*"))
                            + "\n")
            .collect(Collectors.joining()));
  }

  static Transcript read(Path file) {
    List<Run> runs = new ArrayList<>();
    try {
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        add(file.getFileName().toString(), i + 1, lines.get(i), runs);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Transcript(file.getFileName().toString(), runs);
  }

  private static void add(String name, int number, String line, List<Run> runs) {
    if (line.isEmpty() || line.startsWith("-- ")) {
      return;
    }
    if (line.startsWith("$") || line.startsWith("= ")) {
      runs.add(new Run(name, number, line));
      return;
    }
    Run run = runs.get(runs.size() - 1);
    switch (line.substring(0, Math.min(2, line.length()))) {
      case "<", "< " -> run.input.add(line.substring(Math.min(2, line.length())));
      case "! " -> run.err.add(line.substring(2));
      case "? " -> run.code = Integer.parseInt(line.substring(2));
      default -> run.out.add(line.equals("~") ? "" : line);
    }
  }
}
