package org.nqueens.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;

/**
 * Asks backends for a placement of each of many boards that are large or hard, in at most two
 * seconds for each; prints the number of boards decided, and the CPU time of the calling thread and
 * the wall time of all boards together, as a Markdown table. Two backends that contradict each
 * other end the program.
 */
public final class FirstPlacements {
  private static final Duration LIMIT = Duration.ofSeconds(2);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private FirstPlacements() {}

  /** Measures the backends given, else all three. */
  public static void main(String[] arguments) {
    List<String> backends =
        arguments.length == 0 ? List.of("embedded", "cp", "cp-sat") : List.of(arguments);
    List<RandomBoards> families = RandomBoards.families();
    // The classes and the native libraries are loaded, and the JVM has compiled a little.
    backends.forEach(backend -> new Answers(families.get(families.size() - 1)).row(backend));
    System.out.println("| boards | number | backend | decided | CPU s | wall s |");
    System.out.println("| --- | ---: | --- | ---: | ---: | ---: |");
    for (RandomBoards family : families) {
      Answers answers = new Answers(family);
      backends.forEach(backend -> System.out.println(answers.row(backend)));
    }
  }

  /** What is known of the boards of a family, by any backend. */
  private static final class Answers {
    private final RandomBoards family;
    private final List<Optional<Boolean>> soluble = new ArrayList<>();

    Answers(RandomBoards family) {
      this.family = family;
      family.boards().forEach(board -> soluble.add(Optional.empty()));
    }

    String row(String backend) {
      QueensSolver solver = QueensSolver.builder().backend(backend).timeLimit(LIMIT).build();
      int decided = 0;
      long cpu = THREADS.getCurrentThreadCpuTime();
      long wall = System.nanoTime();
      for (int i = 0; i < soluble.size(); i++) {
        decided += decides(solver, i) ? 1 : 0;
      }
      return String.format(
          Locale.ROOT,
          "| %s | %d | %s | %d | %.2f | %.2f |",
          family.name(),
          soluble.size(),
          backend,
          decided,
          (THREADS.getCurrentThreadCpuTime() - cpu) / 1e9,
          (System.nanoTime() - wall) / 1e9);
    }

    private boolean decides(QueensSolver solver, int number) {
      QueensModel board = family.boards().get(number);
      Optional<Placement> found;
      try {
        found = solver.findAny(board);
      } catch (SearchStoppedException e) {
        return false;
      }
      if (soluble.get(number).orElse(found.isPresent()) != found.isPresent()) {
        throw new IllegalStateException(
            "board %s of (%s): %s contradicts another backend"
                .formatted(number, family.name(), found));
      }
      soluble.set(number, Optional.of(found.isPresent()));
      return true;
    }
  }
}
