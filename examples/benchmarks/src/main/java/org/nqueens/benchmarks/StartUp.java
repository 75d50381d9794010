package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nqueens.benchmarks.work.Turns;

/**
 * Measures cold starts of the command {@code queens}, as processes that take turns, beside a JVM
 * that prints a line; reports medians of {@value #ROUNDS} runs.
 */
public final class StartUp {

  private static final int ROUNDS = 15;
  private static final String JAVA_HOME = System.getProperty("java.home");
  private static final String JAVA = Path.of(JAVA_HOME, "bin", "java").toString();
  private static final long POLL_MILLIS = 50;

  /**
   * The keyword {@code time} of bash tells milliseconds of a process that has ended. The decimal
   * point is that of the locale of the shell.
   */
  private static final String TIMED =
      "export LC_ALL=C; TIMEFORMAT='%3U %3S %3R'; time \"$0\" \"$@\" < /dev/null > /dev/null 2>&1";

  private StartUp() {}

  /** Prints a line: what a JVM itself takes. */
  static final class Line {
    private Line() {}

    public static void main(String[] arguments) {
      System.out.println("a line");
    }
  }

  /** A command, with environment variables that differ from this program's. */
  private record Program(String name, List<String> command, Map<String, String> variables) {}

  /** What a process took, the processes that it waited for included, in milliseconds. */
  record Times(double cpu, double wall) {

    /** Reads user, system and wall time in seconds. */
    static Times parse(String output) {
      String[] seconds = output.strip().split(" ");
      return new Times(
          1e3 * (Double.parseDouble(seconds[0]) + Double.parseDouble(seconds[1])),
          1e3 * Double.parseDouble(seconds[2]));
    }
  }

  /** Measures {@code queens.jar} and {@code bin/queens} of the distribution in the folder given. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path home = Path.of(arguments[0]);
    Path archive = Files.createTempDirectory("queens").resolve("classes.jsa");
    String queens = home.resolve("bin/queens").toString();
    List<Program> programs =
        List.of(
            new Program(
                "a JVM that prints a line",
                List.of(JAVA, "-cp", Jmh.classPath(), Line.class.getName()),
                Map.of()),
            new Program(
                "java -jar queens.jar enumerate 8",
                List.of(JAVA, "-jar", home.resolve("queens.jar").toString(), "enumerate", "8"),
                Map.of()),
            new Program(
                "bin/queens enumerate 8 without class archive",
                List.of(queens, "enumerate", "8"),
                Map.of("JAVA_HOME", JAVA_HOME, "JAVA_OPTS", "", "QUEENS_ARCHIVE", "")),
            new Program(
                "bin/queens enumerate 8",
                List.of(queens, "enumerate", "8"),
                Map.of(
                    "JAVA_HOME",
                    JAVA_HOME,
                    "JAVA_OPTS",
                    "",
                    "QUEENS_ARCHIVE",
                    archive.toString())));
    run(programs.get(programs.size() - 1));
    while (!Files.exists(archive)) { // which the first start makes in the background
      Thread.sleep(POLL_MILLIS);
    }
    List<List<Times>> times = new ArrayList<>();
    programs.forEach(program -> times.add(new ArrayList<>()));
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < programs.size(); i++) {
        times.get(i).add(run(programs.get(i)));
      }
    }
    double baseline = cpu(times.get(0));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < programs.size(); i++) {
      double cpu = cpu(times.get(i));
      double wall = Turns.median(times.get(i).stream().map(Times::wall).toList());
      rows.add(
          List.of(
              programs.get(i).name(),
              String.format(Locale.ROOT, "%.0f", cpu),
              String.format(Locale.ROOT, "%.0f", wall),
              String.format(Locale.ROOT, "%.1f", cpu / baseline)));
    }
    new Report("Cold starts", "StartUp FOLDER")
        .line("Medians of %s runs of processes that take turns.".formatted(ROUNDS))
        .table(List.of("program", "CPU ms", "wall ms", "ratio of CPU times"), rows)
        .save("start-up");
  }

  private static double cpu(List<Times> times) {
    return Turns.median(times.stream().map(Times::cpu).toList());
  }

  private static Times run(Program program) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("bash", "-c", TIMED));
    command.addAll(program.command());
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(program.variables());
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    if (code != 0) {
      throw new IllegalStateException(
          "exit code (%s) of %s: must be 0, see what it prints".formatted(code, command));
    }
    return Times.parse(output);
  }
}
