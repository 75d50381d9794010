package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.nqueens.model.Placement;

/** Gecode as an independent solver of MiniZinc texts. */
final class Gecode {
  /** Far more than any of the models takes; a solver that hangs must not hang the build. */
  private static final long MAX_SECONDS = 60;

  private final Path directory;

  /** Models and what is printed are written to a directory. */
  Gecode(Path directory) {
    this.directory = directory;
  }

  boolean isInstalled() throws InterruptedException {
    try {
      return run("minizinc", "--solvers").contains("org.gecode.gecode");
    } catch (IOException e) {
      return false;
    }
  }

  /** All solutions in the order in which Gecode prints them. */
  List<Placement> solve(String text) throws IOException, InterruptedException {
    Path file = Files.writeString(directory.resolve("model.mzn"), text);
    List<String> lines =
        run("minizinc", "--solver", "gecode", "-a", file.toString()).lines().toList();
    assertThat(lines).as(text).isNotEmpty();
    List<Placement> placements =
        lines.stream()
            .filter(line -> !line.startsWith("-") && !line.startsWith("="))
            .map(Gecode::placement)
            .toList();
    assertThat(lines.get(lines.size() - 1))
        .as("end of %s, for %s", lines, text)
        .isEqualTo(placements.isEmpty() ? "=====UNSATISFIABLE=====" : "==========");
    return placements;
  }

  private static Placement placement(String line) {
    Placement placement =
        Placement.of(Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray());
    assertThat(line).isEqualTo(placement.toString());
    return placement;
  }

  /** The standard output of a command; written to a file, because a pipe has to be read. */
  private String run(String... command) throws IOException, InterruptedException {
    Path output = directory.resolve("output.txt");
    Path errors = directory.resolve("errors.txt");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    try {
      assertThat(process.waitFor(MAX_SECONDS, TimeUnit.SECONDS))
          .as("%s ends within %s s", Arrays.toString(command), MAX_SECONDS)
          .isTrue();
    } finally {
      // The solver is a process of its own.
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    assertThat(process.exitValue()).as(Files.readString(errors)).isZero();
    return Files.readString(output);
  }
}
