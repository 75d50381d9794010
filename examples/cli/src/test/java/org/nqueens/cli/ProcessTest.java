package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.contract.SignalDisposition;

/**
 * The command as a process of its own, which ends with the test at the latest. Only a process that
 * hangs reaches the bound of a test, however busy the machine is.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
public abstract class ProcessTest {
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

  @TempDir protected Path folder;

  private final List<Process> started = new ArrayList<>();

  /**
   * A board without a solution, which takes longer to find out than a test lasts: a sheared torus,
   * whose size 3 divides.
   */
  static String endlessBoard() {
    String names = "abcdefghijklmnoprstuvwxyzABCDEFGH"; // 33 regions
    StringBuilder board = new StringBuilder("# variant=toroidal-semiqueens\n");
    for (int row = 0; row < names.length(); row++) {
      for (int column = 0; column < names.length(); column++) {
        board.append(names.charAt((row + 2 * column) % names.length()));
      }
      board.append('\n');
    }
    return board.toString();
  }

  protected final Process start(List<String> options, String... arguments) throws IOException {
    return start(builder(options, arguments));
  }

  /** Starts the command so that it hears SIGINT, which this JVM may have been started to ignore. */
  final Process startHearingSigint(String... arguments) throws IOException, InterruptedException {
    return startHearingSigint(builder(List.of(), arguments));
  }

  final Process startHearingSigint(ProcessBuilder builder)
      throws IOException, InterruptedException {
    builder.command().addAll(0, SignalDisposition.defaultOf("INT"));
    return start(builder);
  }

  protected final Process start(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    started.add(process);
    return process;
  }

  /** Sends SIGINT, reads what follows, and waits for the end of the process. */
  static <T> T atSigint(Process process, Callable<T> reading) throws Exception {
    interrupt(process);
    T read = reading.call();
    process.waitFor();
    return read;
  }

  static void interrupt(Process process) throws Exception {
    send("INT", process);
  }

  static void send(String signal, Process process) throws Exception {
    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
  }

  /** Waits until a condition holds; fails if the process ends before. */
  static void await(String what, Process process, Callable<Boolean> condition) throws Exception {
    while (!condition.call()) {
      assertThat(process.isAlive()).as("the process is alive before this: %s", what).isTrue();
      Thread.sleep(1);
    }
  }

  protected final ProcessBuilder builder(List<String> options, String... arguments) {
    return builder(Queens.class, options, arguments);
  }

  /** A process that runs commands one after the other, see {@link Commands}. */
  final ProcessBuilder commands(List<String> options, String... commands) {
    return builder(Commands.class, options, commands);
  }

  private ProcessBuilder builder(Class<?> program, List<String> options, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OPTIONS);
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(folder.resolve("err").toFile());
  }

  @AfterEach
  void leaveNothingRunning() {
    started.forEach(Process::destroyForcibly);
  }

  /** Without what a newer JDK than 17 says of a test's missing folder for temporary files. */
  protected final String err() throws IOException {
    return Files.readString(folder.resolve("err"))
        .replace("WARNING: java.io.tmpdir directory does not exist\n", "");
  }
}
