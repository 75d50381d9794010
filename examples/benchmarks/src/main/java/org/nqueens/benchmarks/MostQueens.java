package org.nqueens.benchmarks;

import com.google.ortools.Loader;
import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.LinearExpr;
import java.io.IOException;
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
      small.addAll(turns(WARM_UP, ROUNDS).rows(name(n, boards), boards));
      all.addAll(boards);
    }
    small.addAll(turns(0, ROUNDS).rows(name("all", all), all));
    List<List<String>> large = new ArrayList<>();
    for (int n : List.of(16, 20)) {
      List<Board> boards =
          IntStream.range(0, n == 20 ? 3 : 5).mapToObj(seed -> board(n, 0.15, seed)).toList();
      large.addAll(turns(0, 1).rows(name(n, boards), boards));
    }
    List<String> headings = new ArrayList<>(List.of("n", "boards"));
    headings.addAll(BoardTurns.HEADINGS);
    new Report("The most queens between walls", "MostQueens")
        .line(
            "The most queens of a board with random walls, found and proven, each program with one thread. CPU milliseconds for each board, the median of %s rounds in which the programs take turns at each board; on cores that other work shares. The search asks for one queen less each time, from the number of row or column parts on."
                .formatted(ROUNDS))
        .line(
            "Three boards with 5, 10 and 20 percent walls of each size, after %s rounds without measurement."
                .formatted(WARM_UP))
        .table(headings, small)
        .line(
            "Boards with 15 percent walls, in one round. Many walls leave rows and columns room for more queens than there are; a branch and bound by prices of cliques, a Lagrangian relaxation, ends the proofs.")
        .table(headings, large)
        .save("most-queens");
  }

  private static BoardTurns turns(int warmUp, int rounds) {
    return new BoardTurns(PROGRAMS, warmUp, rounds);
  }

  private static List<String> name(Object size, List<Board> boards) {
    return List.of(size.toString(), String.valueOf(boards.size()));
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
