package org.nqueens.benchmarks.start;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.nqueens.benchmarks.measure.ClassPath;

/**
 * A program that is started as a process of its own.
 *
 * @param name its name in the table
 * @param command the command and its arguments
 * @param variables the environment variables that differ from those of this process
 */
public record Program(String name, List<String> command, Map<String, String> variables) {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** Defines the program; the collections are copied. */
  public Program {
    command = List.copyOf(command);
    variables = Map.copyOf(variables);
  }

  /**
   * A JVM that prints a line.
   *
   * @return the program
   */
  public static Program line() {
    return java("a JVM that prints a line", Line.class, "");
  }

  /**
   * The bare recursion in a JVM of its own.
   *
   * @param n the size of the board
   * @return the program
   */
  public static Program bare(int n) {
    return java("bare recursion, n = " + n, Bare.class, String.valueOf(n));
  }

  /**
   * An enumeration by the library in a JVM of its own.
   *
   * @param n the size of the board
   * @return the program
   */
  public static Program library(int n) {
    return java("QueensSolver.enumerate(" + n + ", consumer)", Library.class, String.valueOf(n));
  }

  private static Program java(String name, Class<?> main, String argument) {
    return new Program(name, List.of(JAVA, "-cp", pureJava(), main.getName(), argument), Map.of());
  }

  /**
   * The class path of an application without OR-Tools: the library looks into each of its jars for
   * backends.
   */
  private static String pureJava() {
    return Arrays.stream(ClassPath.current().split(File.pathSeparator))
        .filter(entry -> !entry.endsWith(".jar") || entry.matches(".*(nqueens|slf4j).*"))
        .filter(entry -> !entry.contains("ortools"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  /**
   * The command {@code queens} as a jar.
   *
   * @param jar the jar
   * @param arguments of the command
   * @return the program
   */
  public static Program jar(Path jar, String... arguments) {
    List<String> command = new ArrayList<>(List.of(JAVA, "-jar", jar.toString()));
    command.addAll(List.of(arguments));
    return new Program("java -jar queens.jar " + String.join(" ", arguments), command, Map.of());
  }

  /**
   * The command {@code queens} of a distribution.
   *
   * @param home the folder of the distribution
   * @param archive the file of the class archive, which the first start makes
   * @param arguments of the command
   * @return the program
   */
  public static Program queens(Path home, Path archive, String... arguments) {
    return queens("", home, archive.toString(), arguments);
  }

  /**
   * The same without a class archive.
   *
   * @param home the folder of the distribution
   * @param arguments of the command
   * @return the program
   */
  public static Program queensWithoutArchive(Path home, String... arguments) {
    return queens(" without class archive", home, "", arguments);
  }

  private static Program queens(String note, Path home, String archive, String... arguments) {
    List<String> command = new ArrayList<>(List.of(home.resolve("bin/queens").toString()));
    command.addAll(List.of(arguments));
    return new Program(
        "bin/queens " + String.join(" ", arguments) + note,
        command,
        Map.of(
            "JAVA_HOME",
            System.getProperty("java.home"),
            "JAVA_OPTS",
            "",
            "QUEENS_ARCHIVE",
            archive));
  }

  /**
   * Runs the program once.
   *
   * @return its CPU time and wall time
   * @throws IllegalStateException if the program fails, or bash, which takes the times, is missing
   */
  public ProcessTimes run() {
    return ProcessTimes.of(this);
  }
}
