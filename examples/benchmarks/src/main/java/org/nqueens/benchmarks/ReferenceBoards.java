package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.nqueens.QueensSolver;
import org.nqueens.result.SearchStoppedException;

/**
 * Answers reference boards by each backend, in at most ten seconds per board, and prints the number
 * of boards decided and the total time of each as a Markdown table.
 */
public final class ReferenceBoards {
  private static final List<String> BACKENDS = List.of("embedded", "cp", "cp-sat");
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private ReferenceBoards() {}

  /** Reads the boards from the folder that the first argument names. */
  public static void main(String[] arguments) throws IOException {
    List<BoardSet> sets = BoardSet.read(Path.of(arguments[0]));
    System.out.println("| boards | number | " + String.join(" | ", BACKENDS) + " |");
    System.out.println("| --- | ---: |" + " ---: |".repeat(BACKENDS.size()));
    for (BoardSet set : sets) {
      StringBuilder row = new StringBuilder("| " + set.name() + " | " + set.cases().size() + " |");
      BACKENDS.forEach(backend -> row.append(" ").append(cell(backend, set)).append(" |"));
      System.out.println(row);
    }
  }

  private static String cell(String backend, BoardSet set) {
    QueensSolver solver = QueensSolver.builder().backend(backend).timeLimit(LIMIT).build();
    long start = System.nanoTime();
    long decided = set.cases().stream().filter(board -> decides(solver, board)).count();
    double seconds = (System.nanoTime() - start) / 1e9;
    return String.format(Locale.ROOT, "%d in %.2f s", decided, seconds);
  }

  private static boolean decides(QueensSolver solver, BoardSet.Case board) {
    long found;
    try {
      found =
          board.decide()
              ? solver.findAny(board.model()).stream().count()
              : solver.count(board.model());
    } catch (SearchStoppedException e) {
      return false;
    }
    if (found != board.solutions()) {
      throw new IllegalStateException(
          "found " + found + " solutions, not " + board.solutions() + ", of " + board.model());
    }
    return true;
  }
}
