package org.nqueens.benchmarks;

import com.google.ortools.Loader;
import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.LinearExpr;
import com.google.ortools.sat.Literal;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.board.Units;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.result.Uniqueness;

/**
 * Measures proofs that boards of regions, made by the generator, have one solution. The proofs are
 * by a solver of boards, by the embedded engine on the model of the board, and by CP-SAT and Choco.
 * The last two are called directly, with a sum for each row, column and region. It also counts
 * boards without regions.
 */
public final class StarBattles {
  /** The embedded engine does not end on larger boards of several queens in a row. */
  private static final int MAX_EMBEDDED_SIZE = 11;

  private static final int WARM_UP = 3;

  private static final int ROUNDS = 3;

  private static final QueensSolver EMBEDDED = QueensSolver.builder().build();

  private StarBattles() {}

  /** Measures and saves the report. */
  public static void main(String[] arguments) throws IOException {
    Loader.loadNativeLibraries();
    List<List<String>> proofs = new ArrayList<>(rows(10, 2, 100));
    proofs.addAll(rows(14, 3, 6));
    for (int n = 13; n <= 20; n++) {
      proofs.addAll(rows(n, 1, 125));
    }
    List<String> headings = new ArrayList<>(List.of("n", "queens in a row", "boards"));
    headings.addAll(BoardTurns.HEADINGS);
    new Report("Star battles", "StarBattles")
        .line(
            "The proof that a board of the generator, by the seeds from 1 on, has one solution. CPU milliseconds for each board, the median of %s rounds in which the programs take turns, after %s without measurement; on cores that other work shares."
                .formatted(ROUNDS, WARM_UP))
        .table(headings, proofs)
        .line("The count of all boards without regions, two queens in each row, by `count`.")
        .table(
            List.of("n", "boards", "CPU s"),
            IntStream.rangeClosed(8, 11).mapToObj(StarBattles::count).toList())
        .save("stars");
  }

  private static List<List<String>> rows(int n, int stars, int boards) {
    PuzzleGenerator generator = new PuzzleGenerator(EMBEDDED, EMBEDDED).withStars(stars);
    return new BoardTurns(programs(n, stars), WARM_UP, ROUNDS)
        .rows(
            List.of(String.valueOf(n), String.valueOf(stars), String.valueOf(boards)),
            LongStream.rangeClosed(1, boards)
                .mapToObj(seed -> generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, n, seed))
                .map(Puzzle::board)
                .toList());
  }

  /** Programs that tell whether a board has exactly one solution, by 1 or 0. */
  private static Map<String, ToIntFunction<Board>> programs(int n, int stars) {
    Map<String, ToIntFunction<Board>> programs = new LinkedHashMap<>();
    programs.put("CP-SAT, called directly", StarBattles::isUniqueByCpSat);
    programs.put("Choco, called directly", StarBattles::isUniqueByChoco);
    programs.put(
        "`BoardSolver`",
        board -> isUnique(new BoardSolver(EMBEDDED).uniqueness(Position.of(board))));
    if (stars == 1 || n <= MAX_EMBEDDED_SIZE) {
      programs.put("embedded", board -> isUnique(EMBEDDED.uniqueness(board.model())));
    }
    return programs;
  }

  private static int isUnique(Uniqueness uniqueness) {
    return uniqueness instanceof Uniqueness.Unique ? 1 : 0;
  }

  private static List<String> count(int n) {
    Board board = Board.empty(n).withStars(2);
    BoardSolver solver = new BoardSolver(EMBEDDED);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    long count = solver.ask(Position.of(board), QueensSolver::count);
    double seconds = (threads.getCurrentThreadCpuTime() - start) / 1e9;
    return List.of(String.valueOf(n), String.valueOf(count), BoardTurns.number(seconds));
  }

  /** The squares of each unit of one kind, each given by {@code column * n + row}. */
  static Stream<int[]> squares(Units units, int n) {
    return IntStream.range(0, units.count())
        .mapToObj(
            unit ->
                IntStream.range(0, n * n)
                    .filter(square -> units.unit(square / n, square % n) == unit)
                    .toArray());
  }

  private static boolean isFilled(Units units) {
    return units.kind() != Units.Kind.BLOCKS;
  }

  private static int isUniqueByCpSat(Board board) {
    CpModel model = new CpModel();
    BoolVar[] queens =
        IntStream.range(0, board.size() * board.size())
            .mapToObj(square -> model.newBoolVar("queen " + square))
            .toArray(BoolVar[]::new);
    for (Units units : board.units()) {
      squares(units, board.size())
          .map(unit -> LinearExpr.sum(chosen(queens, unit)))
          .forEach(
              sum ->
                  model.addLinearConstraint(
                      sum, isFilled(units) ? units.capacity() : 0, units.capacity()));
    }
    CpSolver solver = new CpSolver();
    solver.getParameters().setNumWorkers(1);
    if (solver.solve(model) == CpSolverStatus.INFEASIBLE) {
      return 0;
    }
    model.addBoolOr(
        Stream.of(queens).filter(solver::booleanValue).map(BoolVar::not).toArray(Literal[]::new));
    return solver.solve(model) == CpSolverStatus.INFEASIBLE ? 1 : 0;
  }

  static BoolVar[] chosen(BoolVar[] queens, int[] squares) {
    return IntStream.of(squares).mapToObj(square -> queens[square]).toArray(BoolVar[]::new);
  }

  private static int isUniqueByChoco(Board board) {
    Model model = new Model();
    org.chocosolver.solver.variables.BoolVar[] queens =
        model.boolVarArray(board.size() * board.size());
    for (Units units : board.units()) {
      String relation = isFilled(units) ? "=" : "<=";
      squares(units, board.size())
          .forEach(unit -> model.sum(chosen(queens, unit), relation, units.capacity()).post());
    }
    Solver solver = model.getSolver();
    solver.setSearch(Search.domOverWDegSearch(queens));
    return solver.solve() && !solver.solve() ? 1 : 0;
  }

  private static org.chocosolver.solver.variables.BoolVar[] chosen(
      org.chocosolver.solver.variables.BoolVar[] queens, int[] squares) {
    return IntStream.of(squares)
        .mapToObj(square -> queens[square])
        .toArray(org.chocosolver.solver.variables.BoolVar[]::new);
  }
}
