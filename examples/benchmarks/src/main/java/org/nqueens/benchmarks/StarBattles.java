package org.nqueens.benchmarks;

import com.google.ortools.Loader;
import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.LinearExpr;
import com.google.ortools.sat.Literal;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.board.Units;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.result.Uniqueness;

/**
 * Measures proofs that boards with several queens in each row have one solution. The proofs are by
 * the search of squares through a solver, by the embedded engine, and by CP-SAT and Choco. The last
 * two are called directly, with a sum for each row, column and region. It also counts boards
 * without regions.
 *
 * <p>The arguments are files with a board in each line, such as {@code 10x2.AAB...}: the size, the
 * queens in each row, and the regions row by row.
 */
public final class StarBattles {
  private static final OperatingSystemMXBean MACHINE =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  /** The embedded engine does not end on larger boards. */
  private static final int MAX_EMBEDDED_SIZE = 11;

  private static final int WARM_UP = 3;

  private static final int ROUNDS = 3;

  private StarBattles() {}

  /** Measures and saves the report. */
  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 0) {
      throw new IllegalArgumentException(
          "arguments () must be files of boards: give one or more paths");
    }
    Loader.loadNativeLibraries();
    List<List<String>> proofs = new ArrayList<>();
    for (String file : arguments) {
      try (Stream<String> lines = Files.lines(Path.of(file))) {
        proofs.addAll(rows(lines.map(StarBattles::read).toList()));
      }
    }
    new Report("Star battles", "StarBattles " + String.join(" ", arguments))
        .line(
            "The proof that a board has one solution. CPU milliseconds of the process for each board, the median of %s rounds in which the programs take turns, after %s without measurement; on cores that other work shares."
                .formatted(ROUNDS, WARM_UP))
        .table(List.of("n", "queens in a row", "boards", "program", "ms", "ratio"), proofs)
        .line("The count of all boards without regions, two queens in each row, by `count`.")
        .table(
            List.of("n", "boards", "CPU s"),
            IntStream.rangeClosed(8, 11).mapToObj(StarBattles::count).toList())
        .save("stars");
  }

  private static Board read(String line) {
    String[] parts = line.split("[x.]", -1);
    String rows = parts[2].replaceAll("(.{" + parts[0] + "})", "$1\n");
    return Board.parse("# stars=%s\n%s".formatted(parts[1], rows));
  }

  /** Programs that tell whether a board has exactly one solution. */
  private static Map<String, Predicate<Board>> programs(int n) {
    Map<String, Predicate<Board>> programs = new LinkedHashMap<>();
    programs.put("CP-SAT, called directly", StarBattles::isUniqueByCpSat);
    programs.put("Choco, called directly", StarBattles::isUniqueByChoco);
    QueensSolver embedded = QueensSolver.builder().build();
    programs.put(
        "stars",
        board ->
            new BoardSolver(embedded).uniqueness(Position.of(board)) instanceof Uniqueness.Unique);
    if (n <= MAX_EMBEDDED_SIZE) {
      programs.put(
          "embedded", board -> embedded.uniqueness(board.model()) instanceof Uniqueness.Unique);
    }
    return programs;
  }

  private static List<List<String>> rows(List<Board> boards) {
    Board first = boards.get(0);
    Map<String, Predicate<Board>> programs = programs(first.size());
    Map<String, List<Double>> times = new LinkedHashMap<>();
    for (int round = 0; round < WARM_UP + ROUNDS; round++) {
      for (Map.Entry<String, Predicate<Board>> program : programs.entrySet()) {
        long start = MACHINE.getProcessCpuTime();
        for (Board board : boards) {
          if (!program.getValue().test(board)) {
            throw new IllegalStateException(
                "program (%s) must find one solution of each board: see\n%s"
                    .formatted(program.getKey(), board));
          }
        }
        if (round >= WARM_UP) {
          times
              .computeIfAbsent(program.getKey(), name -> new ArrayList<>())
              .add((MACHINE.getProcessCpuTime() - start) / 1e6 / boards.size());
        }
      }
    }
    double baseline = median(times.values().iterator().next());
    return times.entrySet().stream()
        .map(
            time ->
                List.of(
                    String.valueOf(first.size()),
                    String.valueOf(first.stars()),
                    String.valueOf(boards.size()),
                    time.getKey(),
                    number(median(time.getValue())),
                    number(median(time.getValue()) / baseline)))
        .toList();
  }

  static double median(List<Double> times) {
    return times.stream().sorted().toList().get(times.size() / 2);
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static List<String> count(int n) {
    Board board = Board.parse("# stars=2\n" + (".".repeat(n) + "\n").repeat(n));
    BoardSolver solver = new BoardSolver(QueensSolver.builder().build());
    long start = MACHINE.getProcessCpuTime();
    long count = solver.ask(Position.of(board), QueensSolver::count);
    double seconds = (MACHINE.getProcessCpuTime() - start) / 1e9;
    return List.of(String.valueOf(n), String.valueOf(count), number(seconds));
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

  private static boolean isUniqueByCpSat(Board board) {
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
      return false;
    }
    model.addBoolOr(
        Stream.of(queens).filter(solver::booleanValue).map(BoolVar::not).toArray(Literal[]::new));
    return solver.solve(model) == CpSolverStatus.INFEASIBLE;
  }

  static BoolVar[] chosen(BoolVar[] queens, int[] squares) {
    return IntStream.of(squares).mapToObj(square -> queens[square]).toArray(BoolVar[]::new);
  }

  private static boolean isUniqueByChoco(Board board) {
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
    return solver.solve() && !solver.solve();
  }

  private static org.chocosolver.solver.variables.BoolVar[] chosen(
      org.chocosolver.solver.variables.BoolVar[] queens, int[] squares) {
    return IntStream.of(squares)
        .mapToObj(square -> queens[square])
        .toArray(org.chocosolver.solver.variables.BoolVar[]::new);
  }
}
