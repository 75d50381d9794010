package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.nqueens.benchmarks.measure.Machine;
import org.nqueens.benchmarks.measure.TableFormat;
import org.nqueens.benchmarks.start.Program;
import org.nqueens.benchmarks.start.ProgramRace;

/**
 * Measures cold starts as processes, by medians of {@value #ROUNDS} runs: the command {@code
 * queens} beside a JVM that prints a line, and the library beside the bare recursion. Prints
 * Markdown tables.
 */
public final class StartUp {
  private static final int ROUNDS = 15;
  private static final String[] COMMAND = {"enumerate", "8"};
  private static final long POLL_MILLIS = 50;

  private StartUp() {}

  /**
   * Measures {@code queens.jar} and {@code bin/queens} of the distribution in the folder given; the
   * jar of the build if none is.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    TableFormat format = TableFormat.MARKDOWN;
    Machine.description().forEach(line -> System.out.println(format.note(line)));
    System.out.println(format.title("The command"));
    System.out.print(format.format(new ProgramRace(commands(arguments)).measure(ROUNDS)));
    for (int n : new int[] {8, 14}) {
      System.out.println(format.title("The library, n = " + n));
      ProgramRace race = new ProgramRace(List.of(Program.bare(n), Program.library(n)));
      System.out.print(format.format(race.measure(ROUNDS)));
    }
  }

  private static List<Program> commands(String... arguments)
      throws IOException, InterruptedException {
    List<Program> programs = new ArrayList<>(List.of(Program.line()));
    if (arguments.length == 0) {
      programs.add(Program.jar(Path.of("examples/cli/target/queens.jar"), COMMAND));
    } else {
      Path home = Path.of(arguments[0]);
      Path archive = Files.createTempDirectory("queens").resolve("classes.jsa");
      Program queens = Program.queens(home, archive, COMMAND);
      queens.run();
      awaitArchive(archive);
      programs.add(Program.jar(home.resolve("queens.jar"), COMMAND));
      programs.add(Program.queensWithoutArchive(home, COMMAND));
      programs.add(queens);
    }
    return programs;
  }

  /** The first start makes the archive in the background. */
  private static void awaitArchive(Path archive) throws InterruptedException {
    while (!Files.exists(archive)) {
      Thread.sleep(POLL_MILLIS);
    }
  }
}
