package org.nqueens.benchmarks.work;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant.Threads;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/**
 * Contestants that find all placements of each of some boards, one board after the other.
 *
 * @param boards the boards
 * @param cap the time for each board, after which the contestant is cut and goes on with the next
 */
record BoardTasks(Supplier<List<GivenBoard>> boards, Duration cap) {

  /** A program without the library; it takes the given rows and the cap, and is empty if cut. */
  Contestant direct(String name, BiFunction<int[], Duration, Optional<Outcome>> program) {
    return new Contestant(
        name,
        Threads.CALLER,
        () -> {
          List<int[]> given = boards.get().stream().map(GivenBoard::given).toList();
          return each(given, rows -> program.apply(rows, cap));
        });
  }

  Contestant enumerate(String name, UnaryOperator<QueensSolverBuilder> options) {
    return library(name, Threads.CALLER, options, BoardTasks::enumerate);
  }

  Contestant enumerate(String name, int threads) {
    return library(
        name, Threads.WORKERS, options -> options.threads(threads), BoardTasks::enumerate);
  }

  Contestant count(String name) {
    return library(name, Threads.CALLER, options -> options, BoardTasks::count);
  }

  private Contestant library(
      String name,
      Threads threads,
      UnaryOperator<QueensSolverBuilder> options,
      BiFunction<QueensSolver, QueensModel, Optional<Outcome>> question) {
    return new Contestant(
        name,
        threads,
        () -> {
          QueensSolver solver = options.apply(QueensSolver.builder().timeLimit(cap)).build();
          List<QueensModel> models = boards.get().stream().map(GivenBoard::model).toList();
          return each(models, model -> question.apply(solver, model));
        });
  }

  private static <B> Task each(List<B> boards, Function<B, Optional<Outcome>> run) {
    return () -> {
      List<Outcome> finished = boards.stream().map(run).flatMap(Optional::stream).toList();
      if (finished.size() < boards.size()) {
        throw new CutException(finished.size(), boards.size());
      }
      return finished.stream().reduce(Outcome::plus).orElseThrow();
    };
  }

  private static Optional<Outcome> enumerate(QueensSolver solver, QueensModel model) {
    SolveResult result = solver.enumerate(model, placement -> {});
    return result.completion() == Completion.EXHAUSTED
        ? Optional.of(
            Outcome.of(
                result.solutions(),
                result.statistics().decisions(),
                result.statistics().failures()))
        : Optional.empty();
  }

  private static Optional<Outcome> count(QueensSolver solver, QueensModel model) {
    try {
      return Optional.of(Outcome.of(solver.count(model)));
    } catch (SearchStoppedException e) {
      return Optional.empty();
    }
  }
}
