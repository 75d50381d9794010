package org.nqueens.benchmarks.work;

import java.util.Optional;
import java.util.function.ToLongBiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/**
 * Contestants that ask a solver about a model as an application does, with a consumer that does
 * nothing.
 *
 * @param name the name of the solver in the tables
 */
record LibraryTasks(String name, QueensSolver solver, QueensModel model) {

  /** A backend with its usual options. */
  static LibraryTasks of(String backend, QueensModel model) {
    return new LibraryTasks(backend, QueensSolver.builder().backend(backend).build(), model);
  }

  /** The same with an option, which comes behind the name. */
  LibraryTasks with(String option, UnaryOperator<QueensSolverBuilder> setting) {
    return new LibraryTasks(name + ", " + option, setting.apply(solver.toBuilder()).build(), model);
  }

  LibraryTasks withTwoThreads() {
    return with("2 threads", options -> options.threads(2));
  }

  Contestant enumerate() {
    return new Contestant(name, () -> outcome(solver.enumerate(model, placement -> {})));
  }

  /**
   * The whole model by one tree, so that the counters compare with a solver that is called
   * directly.
   */
  Contestant enumerateTree() {
    return new Contestant(
        name + ", one tree", () -> outcome(solver.tree().enumerate(model, placement -> {})));
  }

  private static Outcome outcome(SolveResult result) {
    return Outcome.of(
        result.solutions(), result.statistics().decisions(), result.statistics().failures());
  }

  Contestant count() {
    return contestant(QueensSolver::count);
  }

  Contestant stream() {
    return contestant(
        (asked, board) -> {
          long[] placements = new long[1];
          try (Stream<Placement> stream = asked.stream(board)) {
            stream.forEach(placement -> placements[0]++);
          }
          return placements[0];
        });
  }

  /** Stops at the first placement. */
  Contestant first() {
    return contestant(
        (asked, board) -> asked.enumerateWhile(board, placement -> false).solutions());
  }

  /** From the call to the first placement of a stream, and the end of its threads. */
  Contestant firstOfStream() {
    return contestant(
        (asked, board) -> {
          try (Stream<Placement> stream = asked.stream(board)) {
            return number(stream.findFirst());
          }
        });
  }

  Contestant findAny() {
    return contestant((asked, board) -> number(asked.findAny(board)));
  }

  static long number(Optional<Placement> found) {
    return found.isPresent() ? 1 : 0;
  }

  private Contestant contestant(ToLongBiFunction<QueensSolver, QueensModel> question) {
    return new Contestant(name, () -> Outcome.of(question.applyAsLong(solver, model)));
  }
}
