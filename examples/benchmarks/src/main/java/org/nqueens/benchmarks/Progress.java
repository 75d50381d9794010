package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.benchmarks.measure.ProgressRun;
import org.nqueens.format.Board;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.search.SearchStrategy;

/**
 * Measures how far reports of progress deviate from the work that is done, and what they cost;
 * prints a Markdown table.
 *
 * <p>The deviation is the largest difference, over the reports of a run at intervals of 5 ms, of
 * the fraction from the share of the decisions, and from the share of the CPU time of the threads
 * that search; the median of the runs. Replayed mirror images take CPU time without decisions. The
 * cost is the ratio of the median CPU times of the process with and without reports, at the usual
 * interval, of runs that take turns; a run repeats a short question for {@value #MIN_MILLIS} ms.
 */
public final class Progress {
  private static final int RUNS = 7;
  private static final int COST_RUNS = 11;
  private static final int MIN_MILLIS = 500;
  private static final int WARM_UP = 3;
  private static final int TILES = 2;
  private static final Duration INTERVAL = Duration.ofMillis(5);

  private Progress() {}

  /** A question, which asks a solver about a model. */
  private interface Question {
    void ask(QueensSolver solver, QueensModel model);
  }

  /** A line of the table. */
  private record Work(String name, QueensModel model, QueensSolverBuilder solver, Question ask) {}

  /** Reads the blocked board from the folder given, {@code examples/boards} if none is. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments.length > 0 ? arguments[0] : "examples/boards");
    System.out.println(
        "| work | threads | ms | deviation from decisions | from CPU time | cost, ratio of CPU times |");
    System.out.println("| --- | ---: | ---: | ---: | ---: | ---: |");
    for (int threads = 1; threads <= 2; threads++) {
      for (Work work : works(folder, threads)) {
        measure(work, threads);
      }
    }
  }

  private static List<Work> works(Path folder, int threads) throws IOException {
    QueensModel blocked = tiled(Board.parse(Files.readString(folder.resolve("ruins.txt"))));
    List<Work> works = new ArrayList<>();
    for (int n : new int[] {13, 14, 15}) {
      works.add(enumeration("enumerate " + n, QueensModel.of(n), builder(threads)));
    }
    for (int n : new int[] {15, 16}) {
      works.add(new Work("count " + n, QueensModel.of(n), builder(threads), QueensSolver::count));
    }
    for (int n : new int[] {11, 12}) {
      works.add(
          enumeration(
              "first fail " + n,
              QueensModel.of(n),
              builder(threads).strategy(SearchStrategy.FIRST_FAIL)));
    }
    works.add(enumeration("blocked " + blocked.size(), blocked, builder(threads)));
    return works;
  }

  private static QueensSolverBuilder builder(int threads) {
    return QueensSolver.builder().threads(threads);
  }

  private static Work enumeration(String name, QueensModel model, QueensSolverBuilder solver) {
    return new Work(name, model, solver, (asked, board) -> asked.enumerate(board, placement -> {}));
  }

  /** A board of {@value #TILES} times the size, each part of which is blocked like the board. */
  private static QueensModel tiled(Board board) {
    QueensModel tile = board.model();
    int n = TILES * tile.size();
    QueensModelBuilder tiles = QueensModel.of(n).toBuilder();
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < n; row++) {
        if (!tile.domain(column % tile.size()).contains(row % tile.size())) {
          tiles.block(column, row);
        }
      }
    }
    return tiles.build();
  }

  private static void measure(Work work, int threads) {
    QueensSolver plain = work.solver().build();
    List<Double> decisions = new ArrayList<>();
    List<Double> cpu = new ArrayList<>();
    for (int run = 0; run < WARM_UP + RUNS; run++) {
      ProgressRun reports = new ProgressRun();
      QueensSolver reporting = plain.toBuilder().progress(INTERVAL, reports).build();
      work.ask().ask(reporting, work.model());
      if (run >= WARM_UP) {
        decisions.add(reports.deviationFromDecisions());
        cpu.add(reports.deviationFromCpuTime());
      }
    }
    QueensSolver reporting = plain.toBuilder().progress(report -> {}).build();
    long start = System.nanoTime();
    work.ask().ask(plain, work.model());
    double millis = (System.nanoTime() - start) / 1e6;
    int times = (int) Math.ceil(MIN_MILLIS / millis);
    List<Double> without = new ArrayList<>();
    List<Double> with = new ArrayList<>();
    for (int run = 0; run < COST_RUNS; run++) {
      without.add(cpuMillis(work, plain, times));
      with.add(cpuMillis(work, reporting, times));
    }
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %.0f | %.1f %% | %.1f %% | %.3f |%n",
        work.name(),
        threads,
        millis,
        100 * median(decisions),
        100 * median(cpu),
        median(with) / median(without));
  }

  private static double cpuMillis(Work work, QueensSolver solver, int times) {
    long start = ProgressRun.cpuNanos();
    for (int time = 0; time < times; time++) {
      work.ask().ask(solver, work.model());
    }
    return (ProgressRun.cpuNanos() - start) / 1e6;
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
  }
}
