package org.nqueens.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.measure.FreshJvm;
import org.nqueens.benchmarks.measure.Machine;
import org.nqueens.benchmarks.measure.ProgressRun;
import org.nqueens.benchmarks.measure.Table;
import org.nqueens.benchmarks.measure.TableFormat;
import org.nqueens.model.QueensModel;

/**
 * Measures plain boards in heaps where the lists of halves do not all fit; prints a Markdown table.
 *
 * <p>A line is a question on a number of threads. A cell is the CPU time of the process, the
 * collector included, divided by that on one thread in the largest heap: the median of {@value
 * #RUNS} warm runs in a JVM of its own, each of some {@value #MIN_MILLIS} ms.
 */
public final class SmallHeaps {
  private static final int WARM_UP = 4;
  private static final int RUNS = 5;
  private static final int MIN_MILLIS = 500;
  private static final List<Integer> HEAPS = List.of(1024, 256, 128, 64, 32);
  private static final List<Integer> THREADS = List.of(1, 2, 4, 16, 64);

  private SmallHeaps() {}

  /** A question about an empty board, by its name in the table. */
  private enum Question {
    ENUMERATE {
      @Override
      long ask(QueensSolver solver, QueensModel model) {
        return solver.enumerate(model, placement -> {}).solutions();
      }
    },
    COUNT {
      @Override
      long ask(QueensSolver solver, QueensModel model) {
        return solver.count(model);
      }
    };

    abstract long ask(QueensSolver solver, QueensModel model);

    String of(int n) {
      return name().toLowerCase(Locale.ROOT) + " " + n;
    }
  }

  /** Measures all cells, or as a program of its own the one that the arguments name. */
  public static void main(String[] arguments) {
    if (arguments.length == 3) {
      measure(
          Question.valueOf(arguments[0]),
          Integer.parseInt(arguments[1]),
          Integer.parseInt(arguments[2]));
      return;
    }
    TableFormat format = TableFormat.MARKDOWN;
    Machine.description().forEach(line -> System.out.println(format.note(line)));
    List<String> headings = new ArrayList<>(List.of("work", "threads"));
    HEAPS.forEach(heap -> headings.add(heap + " MB"));
    List<List<String>> rows = new ArrayList<>();
    rows.addAll(rows(Question.ENUMERATE, 15));
    rows.addAll(rows(Question.COUNT, 16));
    System.out.print(format.format(new Table(headings, rows)));
  }

  private static List<List<String>> rows(Question question, int n) {
    List<List<String>> rows = new ArrayList<>();
    double baseline = 0;
    for (int threads : THREADS) {
      List<String> row = new ArrayList<>(List.of(question.of(n), String.valueOf(threads)));
      for (int heap : HEAPS) {
        double millis = cpuMillis(question, n, threads, heap);
        baseline = baseline == 0 ? millis : baseline;
        row.add(String.format(Locale.ROOT, "%.1f", millis / baseline));
      }
      rows.add(row);
    }
    return rows;
  }

  private static double cpuMillis(Question question, int n, int threads, int heap) {
    String printed =
        new FreshJvm(List.of("-Xmx" + heap + "m"))
            .run(
                SmallHeaps.class,
                List.of(question.name(), String.valueOf(n), String.valueOf(threads)));
    return Double.parseDouble(printed.strip());
  }

  private static void measure(Question question, int n, int threads) {
    QueensSolver solver = QueensSolver.builder().threads(threads).build();
    QueensModel model = QueensModel.of(n);
    long start = System.nanoTime();
    long expected = question.ask(solver, model);
    for (int run = 1; run < WARM_UP; run++) {
      start = System.nanoTime();
      ask(question, solver, model, expected);
    }
    int times = (int) Math.ceil(MIN_MILLIS * 1e6 / (System.nanoTime() - start));
    List<Double> millis = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      long begin = ProgressRun.cpuNanos();
      for (int time = 0; time < times; time++) {
        ask(question, solver, model, expected);
      }
      millis.add((ProgressRun.cpuNanos() - begin) / 1e6 / times);
    }
    System.out.println(millis.stream().sorted().skip(RUNS / 2).findFirst().orElseThrow());
  }

  private static void ask(
      Question question, QueensSolver solver, QueensModel model, long expected) {
    long found = question.ask(solver, model);
    if (found != expected) {
      throw new IllegalStateException(
          "solutions (%s): must be %s as in the run before".formatted(found, expected));
    }
  }
}
