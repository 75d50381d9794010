package org.nqueens.cli;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process of its own, which ends with the test at the latest. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
abstract class ProcessTest {
  /** The options of Maven: a JDK from 24 on warns without them; 17 does not know the last. */
  private static final List<String> NO_WARNINGS =
      List.of(
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
    Process process = builder(options, arguments).redirectOutput(out).start();
    started.add(process);
    return process;
  }

  final ProcessBuilder builder(List<String> options, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(NO_WARNINGS);
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
