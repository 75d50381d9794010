package org.nqueens.benchmarks.start;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a process took, from its start to its end.
 *
 * @param cpu the CPU time of the process and of those that it waited for
 * @param wall the wall time
 */
public record ProcessTimes(Duration cpu, Duration wall) {
  /**
   * The keyword {@code time} of bash tells milliseconds of a process that has ended. The decimal
   * point is that of the locale of the shell; the program keeps its own, which it may need for the
   * names of files.
   */
  private static final String TIMED =
      "locale=$LC_ALL; export -n LC_ALL; LC_ALL=C; TIMEFORMAT='%3U %3S %3R';"
          + " time LC_ALL=$locale \"$0\" \"$@\" < /dev/null > /dev/null 2>&1";

  static ProcessTimes of(Program program) {
    List<String> command = new ArrayList<>(List.of("bash", "-c", TIMED));
    command.addAll(program.command());
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().putAll(program.variables());
    try {
      Process process = builder.start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int code = process.waitFor();
      if (code != 0) {
        throw new IllegalStateException(
            "exit code (%s) of %s: must be 0, see what it prints".formatted(code, command));
      }
      return parse(output);
    } catch (IOException e) {
      throw new UncheckedIOException("bash must be there, as it takes the times", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("measurement (interrupted): cannot go on, start again", e);
    }
  }

  /** Reads user, system and wall time in seconds. */
  static ProcessTimes parse(String output) {
    String[] seconds = output.strip().split(" ");
    return new ProcessTimes(duration(seconds[0]).plus(duration(seconds[1])), duration(seconds[2]));
  }

  private static Duration duration(String seconds) {
    return Duration.parse("PT" + seconds + "S");
  }

  /**
   * The medians of several runs, each time by itself.
   *
   * @param runs at least one run
   * @return the medians
   */
  public static ProcessTimes median(List<ProcessTimes> runs) {
    return new ProcessTimes(median(runs, ProcessTimes::cpu), median(runs, ProcessTimes::wall));
  }

  private static Duration median(List<ProcessTimes> runs, Function<ProcessTimes, Duration> time) {
    return runs.stream().map(time).sorted().skip(runs.size() / 2).findFirst().orElseThrow();
  }
}
