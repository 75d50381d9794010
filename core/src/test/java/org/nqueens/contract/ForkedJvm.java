package org.nqueens.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs a program in a JVM of its own, for what could take the JVM down or measures it whole. */
public final class ForkedJvm {
  /** Far more than any of the programs takes; one that hangs must not hang the build. */
  private static final int MAX_SECONDS = Gate.seconds(120, 300);

  /** What allows the native code and the libraries of a backend what a JDK from 24 on warns of. */
  private static final List<String> NO_WARNINGS =
      Runtime.version().feature() < 24
          ? List.of()
          : List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow");

  private final List<String> options = new ArrayList<>(NO_WARNINGS);
  private String classPath = System.getProperty("java.class.path");

  /** How a JVM ended and what it printed, standard output and error together. */
  public record Exit(int code, String output) {}

  /** Adds an option such as {@code -Xmx64m}. */
  public ForkedJvm option(String option) {
    options.add(option);
    return this;
  }

  /** Replaces the class path, which is that of this JVM if not set. */
  public ForkedJvm classPath(String path) {
    classPath = path;
    return this;
  }

  /** The process of a main class, not started; standard error goes to standard output. */
  public ProcessBuilder process(Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // The JVM prints on standard output that the file of its performance data is in use, as it may
    // be where two containers share /tmp.
    command.add("-XX:-UsePerfData");
    command.addAll(Gate.compiler());
    command.addAll(options);
    command.addAll(List.of("-cp", classPath, main.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectErrorStream(true);
  }

  /** Whether a thread waits within {@link #run}, for no longer than its bound. */
  static boolean isAwaitedBy(Thread thread) {
    return Stream.of(thread.getStackTrace())
        .anyMatch(frame -> frame.getClassName().equals(ForkedJvm.class.getName()));
  }

  /** Runs a main class to its end. */
  public Exit run(Class<?> main, String... arguments) {
    try {
      Path output = Files.createTempFile("forked-jvm", ".txt");
      Process process = process(main, arguments).redirectOutput(output.toFile()).start();
      try {
        Patience patience = Patience.of(Duration.ofSeconds(MAX_SECONDS));
        while (!process.waitFor(1, TimeUnit.SECONDS)) {
          if (patience.isOver()) {
            dumpThreads(process, output);
            throw new AssertionError(
                "still running after " + MAX_SECONDS + " s: " + Files.readString(output));
          }
        }
        return new Exit(process.exitValue(), Files.readString(output));
      } finally {
        process.destroyForcibly();
        Files.delete(output);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Appends to an output where the threads of a JVM that hangs are. */
  private static void dumpThreads(Process process, Path output)
      throws IOException, InterruptedException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    Process dump =
        new ProcessBuilder(jcmd.toString(), String.valueOf(process.pid()), "Thread.print")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()))
            .start();
    if (!dump.waitFor(10, TimeUnit.SECONDS)) { // a JVM may hang where it answers no longer
      dump.destroyForcibly();
    }
  }
}
