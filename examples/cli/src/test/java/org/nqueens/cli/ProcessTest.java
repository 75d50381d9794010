package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.ThrowingSupplier;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.contract.SignalDisposition;

/** The command as a process of its own, which ends with the test at the latest. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
abstract class ProcessTest {
  /** Longer than a process takes for anything that a test waits for. */
  static final Duration SOON = Duration.ofSeconds(30);

  /**
   * A JDK from 24 on warns without the options of access, the last of which 17 does not know. C1
   * alone takes a third less time for a process that is over soon.
   */
  private static final List<String> OPTIONS =
      List.of(
          "-XX:TieredStopAtLevel=1",
          "-XX:-UsePerfData", // a locked file of it would be a line of standard output
          "-XX:+IgnoreUnrecognizedVMOptions",
          "--enable-native-access=ALL-UNNAMED",
          "--sun-misc-unsafe-memory-access=allow");

  @TempDir Path folder;

  private final List<Process> started = new ArrayList<>();

  final Process start(List<String> options, String... arguments) throws IOException {
    return startInto(Redirect.PIPE, options, arguments);
  }

  final Process startInto(Redirect out, List<String> options, String... arguments)
      throws IOException {
    return start(builder(options, arguments).redirectOutput(out));
  }

  /** Starts the command so that it hears SIGINT, which this JVM may have been started to ignore. */
  final Process startHearingSigint(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder builder = builder(List.of(), arguments);
    builder.command().addAll(0, SignalDisposition.defaultOf("INT"));
    return start(builder);
  }

  final Process start(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    started.add(process);
    return process;
  }

  /** Sends SIGINT, reads what follows, and waits for the end of the process, which comes soon. */
  static <T> T atSigint(Process process, ThrowingSupplier<T> reading) throws Exception {
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    try {
      return assertTimeoutPreemptively(
          SOON,
          () -> {
            T read = reading.get();
            process.waitFor();
            return read;
          },
          "SIGINT has not ended the process");
    } finally {
      if (process.isAlive()) {
        process.destroyForcibly(); // a reader that waits for its output cannot be closed
      }
    }
  }

  /** Waits until a condition holds; fails if the process ends before, or if it takes too long. */
  static void await(String what, Process process, Callable<Boolean> condition) throws Exception {
    long start = System.nanoTime();
    while (!condition.call()) {
      assertThat(process.isAlive()).as("the process is alive before this: %s", what).isTrue();
      assertThat(Duration.ofNanos(System.nanoTime() - start)).as(what).isLessThan(SOON);
      Thread.sleep(1);
    }
  }

  final ProcessBuilder builder(List<String> options, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OPTIONS);
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Queens.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(folder.resolve("err").toFile());
  }

  final List<Process> startPipeline(ProcessBuilder... builders) throws IOException {
    List<Process> processes = ProcessBuilder.startPipeline(List.of(builders));
    started.addAll(processes);
    return processes;
  }

  @AfterEach
  void leaveNothingRunning() {
    started.forEach(Process::destroyForcibly);
  }

  final String err() throws IOException {
    return Files.readString(folder.resolve("err"));
  }
}
