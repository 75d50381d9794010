package org.nqueens.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.launcher.JavaModuleOptions;

/** A JVM with the jars of Spark, whose standard and error output go to files of the log folder. */
final class JavaProcess {
  /** The setting of the log, at WARN. */
  static final String LOG =
      "-Dlog4j2.configurationFile=" + Path.of("src/main/resources/log4j2.properties").toUri();

  private static final Pattern OPENED_PACKAGE =
      Pattern.compile("--add-opens=java\\.base/(.+)=ALL-UNNAMED");

  private final Process process;
  private final Path out;
  private final Path err;

  private JavaProcess(Process process, Path out, Path err) {
    this.process = process;
    this.out = out;
    this.err = err;
  }

  /**
   * Starts a JVM.
   *
   * @param name the name of the files in the log folder
   */
  static JavaProcess start(
      Path logs,
      String name,
      Map<String, String> environment,
      String classPath,
      List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String option : JavaModuleOptions.defaultModuleOptions().strip().split("\\s+")) {
      if (isSilent(option)) {
        command.add(option);
      }
    }
    command.addAll(
        List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", LOG, "-cp", classPath));
    command.addAll(arguments);
    Path out = logs.resolve(name + ".out");
    Path err = logs.resolve(name + ".err");
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(environment);
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    return new JavaProcess(builder.start(), out, err);
  }

  /** A JVM prints a line on each start about added modules, and about packages that it lacks. */
  private static boolean isSilent(String option) {
    Matcher opened = OPENED_PACKAGE.matcher(option);
    return opened.matches()
        ? Object.class.getModule().getPackages().contains(opened.group(1))
        : !option.startsWith("--add-modules");
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Waits for the end; returns the exit code. */
  int await(Duration limit) throws InterruptedException {
    if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
      throw new AssertionError(out.getFileName() + " has not ended within " + limit);
    }
    return process.exitValue();
  }

  String out() throws IOException {
    return Files.readString(out);
  }

  String err() throws IOException {
    return Files.readString(err);
  }

  /** The number of processes that this one has started and that run. */
  long children() {
    return process.descendants().count();
  }

  /** Kills the JVM and all that it started by SIGKILL, and waits for the end of the JVM. */
  void kill() {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
    process.onExit().join();
  }
}
