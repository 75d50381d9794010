package org.nqueens.benchmarks.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.benchmarks.work.Contestant;
import org.nqueens.benchmarks.work.Race;
import org.nqueens.benchmarks.work.Work;

/**
 * A new JVM for one measurement.
 *
 * @param options of the JVM, such as {@code -Xmx64m}
 */
public record FreshJvm(List<String> options) {

  /** Defines the JVM; the list is copied. */
  public FreshJvm {
    options = List.copyOf(options);
  }

  /**
   * Runs a program with the class path of this one.
   *
   * @param main the main class
   * @param arguments of the program
   * @return what it prints
   * @throws IllegalStateException if its exit code is not 0
   */
  public String run(Class<?> main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:-UsePerfData"); // a locked file of it would be a line of standard output
    command.addAll(options);
    command.addAll(List.of("-cp", ClassPath.current(), main.getName()));
    command.addAll(arguments);
    return output(command);
  }

  /** Runs one contestant once. */
  Result run(Work work, Race race, Contestant contestant) {
    long start = System.nanoTime();
    String output =
        run(Once.class, List.of(work.name(), String.valueOf(race.n()), contestant.name()));
    Duration wallTime = Duration.ofNanos(System.nanoTime() - start);
    Optional<String> otherwise = SampleLine.otherwise(output);
    if (otherwise.isPresent()) {
      return Result.none(race.n(), contestant.name(), otherwise.get());
    }
    Sample sample = SampleLine.parse(output, wallTime);
    race.verify(contestant, sample.outcome());
    return Result.of(race.n(), contestant.name(), sample);
  }

  private static String output(List<String> command) {
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        if (code != 0) {
          throw new IllegalStateException(
              "exit code (%s) of %s: must be 0, see what it printed".formatted(code, command));
        }
        return output;
      } finally {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("measurement (interrupted): cannot go on, start again", e);
    }
  }
}
