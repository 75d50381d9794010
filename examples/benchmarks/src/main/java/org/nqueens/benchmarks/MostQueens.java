package org.nqueens.benchmarks;

import com.google.ortools.Loader;
import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.LinearExpr;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Position;
import org.nqueens.board.Units;
import org.nqueens.puzzle.BoardSolver;

/**
 * Measures proofs of the most queens on boards with walls: by the search of squares through a
 * solver, and by CP-SAT, called directly, which maximises a sum of 0/1 variables with at most one
 * of each row, column and diagonal between walls.
 */
public final class MostQueens {
  private static final OperatingSystemMXBean MACHINE =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private static final int WARM_UP = 3;
  private static final int ROUNDS = 3;

  private static final Map<String, ToIntFunction<Board>> PROGRAMS = new LinkedHashMap<>();

  static {
    PROGRAMS.put("CP-SAT, called directly", MostQueens::mostByCpSat);
    PROGRAMS.put("squares", MostQueens::mostBySquares);
  }

  private MostQueens() {}

  /** Measures and saves the report. */
  public static void main(String[] arguments) throws IOException {
    Loader.loadNativeLibraries();
    List<Board> all = new ArrayList<>();
    List<List<String>> small = new ArrayList<>();
    for (int n : List.of(8, 10, 11, 12)) {
      List<Board> boards = new ArrayList<>();
      for (double share : List.of(0.05, 0.1, 0.2)) {
        IntStream.range(0, 3).mapToObj(seed -> board(n, share, seed)).forEach(boards::add);
      }
      small.addAll(rows(Integer.toString(n), boards, WARM_UP, ROUNDS));
      all.addAll(boards);
    }
    small.addAll(rows("all", all, 0, ROUNDS));
    List<List<String>> large = new ArrayList<>();
    for (int n : List.of(16, 20)) {
      List<Board> boards =
          IntStream.range(0, n == 20 ? 3 : 5).mapToObj(seed -> board(n, 0.15, seed)).toList();
      large.addAll(rows(Integer.toString(n), boards, 0, 1));
    }
    List<String> headings = List.of("n", "boards", "program", "ms", "slowest ms", "ratio");
    new Report("The most queens between walls", "MostQueens")
        .line(
            "The most queens of a board with random walls, found and proven, each program with one thread. CPU milliseconds of the process for each board, the median of %s rounds in which the programs take turns at each board; on cores that other work shares. The search asks for one queen less each time, from the number of row or column parts on."
                .formatted(ROUNDS))
        .line(
            "Three boards with 5, 10 and 20 percent walls of each size, after %s rounds without measurement."
                .formatted(WARM_UP))
        .table(headings, small)
        .line(
            "Boards with 15 percent walls, in one round. Many walls leave rows and columns room for more queens than there are; a bound by prices of cliques, as the linear relaxation of CP-SAT, ends the proofs; with 20 columns some of them take minutes.")
        .table(headings, large)
        .save("most-queens");
  }

  private static Board board(int n, double share, int seed) {
    Random random = new Random(seed);
    char[][] rows = new char[n][n];
    Arrays.stream(rows).forEach(row -> Arrays.fill(row, '.'));
    for (long walls = Math.round(n * n * share); walls > 0; ) {
      int row = random.nextInt(n);
      int column = random.nextInt(n);
      walls -= rows[row][column] == '.' ? 1 : 0;
      rows[row][column] = '%';
    }
    return Board.of(Arrays.stream(rows).map(String::new).toArray(String[]::new));
  }

  /** A row for each program; the ratio is that of the means. */
  private static List<List<String>> rows(String n, List<Board> boards, int warmUp, int measured) {
    Map<String, List<Double>> times = new LinkedHashMap<>();
    for (Board board : boards) {
      Map<String, List<Double>> rounds = new LinkedHashMap<>();
      List<Integer> found = new ArrayList<>();
      for (int round = 0; round < warmUp + measured; round++) {
        for (Map.Entry<String, ToIntFunction<Board>> program : PROGRAMS.entrySet()) {
          long start = MACHINE.getProcessCpuTime();
          found.add(program.getValue().applyAsInt(board));
          double time = (MACHINE.getProcessCpuTime() - start) / 1e6;
          if (round >= warmUp) {
            rounds.computeIfAbsent(program.getKey(), name -> new ArrayList<>()).add(time);
          }
        }
      }
      if (found.stream().distinct().count() > 1) {
        throw new IllegalStateException(
            "programs (%s) must find equally many queens (%s) on each board: see\n%s"
                .formatted(PROGRAMS.keySet(), found, board));
      }
      rounds.forEach(
          (program, some) ->
              times
                  .computeIfAbsent(program, name -> new ArrayList<>())
                  .add(StarBattles.median(some)));
    }
    double baseline = mean(times.values().iterator().next());
    return times.entrySet().stream()
        .map(
            time ->
                List.of(
                    n,
                    String.valueOf(boards.size()),
                    time.getKey(),
                    StarBattles.number(mean(time.getValue())),
                    StarBattles.number(time.getValue().stream().reduce(0.0, Math::max)),
                    StarBattles.number(mean(time.getValue()) / baseline)))
        .toList();
  }

  private static double mean(List<Double> times) {
    return times.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  private static int mostBySquares(Board board) {
    BoardSolver.Most most =
        new BoardSolver(QueensSolver.builder().build()).most(Position.of(board));
    if (!most.isProven()) {
      throw new IllegalStateException("most (%s) must be proven: see\n%s".formatted(most, board));
    }
    return most.atMost();
  }

  private static int mostByCpSat(Board board) {
    int n = board.size();
    CpModel model = new CpModel();
    BoolVar[] queens =
        IntStream.range(0, n * n)
            .mapToObj(square -> model.newBoolVar("queen " + square))
            .toArray(BoolVar[]::new);
    for (Units units : board.units()) {
      StarBattles.squares(units, n)
          .forEach(unit -> model.addAtMostOne(StarBattles.chosen(queens, unit)));
    }
    int[] free =
        IntStream.range(0, n * n)
            .filter(square -> board.square(square / n, square % n) != SquareState.WALL)
            .toArray();
    model.maximize(LinearExpr.sum(StarBattles.chosen(queens, free)));
    CpSolver solver = new CpSolver();
    solver.getParameters().setNumWorkers(1);
    if (solver.solve(model) != CpSolverStatus.OPTIMAL) {
      throw new IllegalStateException("CP-SAT must prove the most queens: see\n" + board);
    }
    return (int) Math.round(solver.objectiveValue());
  }
}
