package org.nqueens.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.nqueens.cli.Distribution.Run;

/**
 * The folders of the project with the script {@code examples/queens}, and a Maven that only makes
 * what the script runs. Its path has a blank.
 *
 * @param folder where the project and its tools are
 */
record Sources(Path folder) {
  private static final List<String> FOLDERS =
      List.of(
          ".mvn",
          "core/src/main",
          "ortools-backend/src/main",
          "examples/puzzles/src/main",
          "examples/pages/src/main",
          "examples/cli/src/main/dist/bin");

  private static final List<String> FILES =
      List.of(
          "pom.xml",
          "core/pom.xml",
          "core/src/main/Board.java",
          "core/src/main/Solver.java",
          "ortools-backend/pom.xml",
          "examples/pom.xml",
          "examples/puzzles/pom.xml",
          "examples/pages/pom.xml",
          "examples/cli/pom.xml");

  /** Makes the project in which Maven runs a script after it has noted its arguments. */
  static Sources in(Path folder, String maven) throws IOException {
    Sources sources = new Sources(folder);
    for (String name : FOLDERS) {
      Files.createDirectories(sources.file(name));
    }
    for (String name : FILES) {
      Files.writeString(sources.file(name), "");
    }
    Files.copy(Path.of("../queens"), sources.script());
    Files.copy(
        Path.of("src/main/dist/bin/queens"), sources.file("examples/cli/src/main/dist/bin/queens"));
    sources.makeTool("mvn", "echo \"$@\" >> built\n" + maven);
    return sources;
  }

  Path file(String name) {
    return folder.resolve("my project").resolve(name);
  }

  Path script() {
    return file("examples/queens");
  }

  /** The calls of Maven, one a line. */
  Path calls() {
    return file("built");
  }

  /** Writes a program that the script finds before those of the system. */
  void makeTool(String name, String script) throws IOException {
    Path tool = folder.resolve("tools/bin").resolve(name);
    Files.createDirectories(tool.getParent());
    Files.writeString(tool, "#!/bin/sh\n" + script);
    if (!tool.toFile().setExecutable(true)) {
      throw new IOException("cannot make executable: " + tool);
    }
  }

  /** Writes a JVM that prints the arguments behind the jar, one a line, and ends with 7. */
  void makeJava() throws IOException {
    makeTool(
        "java",
        """
        while [ "$1" != -jar ]; do shift; done
        shift 2
        printf '<%s>\\n' "$@"
        exit 7
        """);
  }

  /** The variables with which the script finds the tools. */
  Map<String, String> variables() {
    return Map.of(
        "JAVA_HOME",
        folder.resolve("tools").toString(),
        "PATH",
        folder.resolve("tools/bin") + ":" + System.getenv("PATH"));
  }

  Run run(String... arguments) throws Exception {
    return Distribution.run(folder, variables(), command(arguments));
  }

  String[] command(String... arguments) {
    String[] command = new String[arguments.length + 1];
    command[0] = script().toString();
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    return command;
  }

  /** Sets the time of a file, in minutes from now. */
  void setTime(Path file, int minutes) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(minutes * 60L)));
  }
}
