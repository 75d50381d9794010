package org.nqueens.benchmarks.work;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant.Threads;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;

/** Contestants that call the library as an application does, with a consumer that does nothing. */
final class LibraryTasks {
  private final String backend;
  private final Supplier<QueensModel> model;

  LibraryTasks(String backend, Supplier<QueensModel> model) {
    this.backend = backend;
    this.model = model;
  }

  Contestant enumerate() {
    return contestant(backend, 1, options -> options, LibraryTasks::enumerate);
  }

  Contestant enumerate(int threads) {
    return contestant(
        withThreads(backend, threads), threads, options -> options, LibraryTasks::enumerate);
  }

  Contestant enumerate(String strategyName, SearchStrategy strategy) {
    return contestant(
        backend + ", " + strategyName,
        1,
        options -> options.strategy(strategy),
        LibraryTasks::enumerate);
  }

  Contestant enumerateInAnyOrder() {
    return contestant(
        backend + ", any order", 1, QueensSolverBuilder::anyOrder, LibraryTasks::enumerate);
  }

  Contestant count() {
    return contestant(backend, 1, options -> options, LibraryTasks::count);
  }

  Contestant count(int threads) {
    return contestant(
        withThreads(backend, threads), threads, options -> options, LibraryTasks::count);
  }

  /** The search of a stream runs on threads of its own, whatever their number. */
  Contestant stream(int threads) {
    return stream(threads, LibraryTasks::consume);
  }

  /** From the call to the first placement of a stream, and the end of its threads. */
  Contestant firstOfStream(int threads) {
    return stream(threads, (solver, board) -> first(solver.stream(board)));
  }

  private Contestant stream(int threads, BiFunction<QueensSolver, QueensModel, Long> run) {
    return new Contestant(
        withThreads(backend + ", stream", threads),
        Threads.WORKERS,
        () -> {
          QueensSolver solver = QueensSolver.builder().backend(backend).threads(threads).build();
          QueensModel board = model.get();
          return () -> Outcome.of(run.apply(solver, board));
        });
  }

  /** Stops at the first placement. */
  Contestant first() {
    return contestant(
        backend,
        1,
        options -> options,
        (solver, board) ->
            Outcome.of(solver.enumerateWhile(board, placement -> false).solutions()));
  }

  Contestant findAny() {
    return contestant(backend + ", given queens", 1, options -> options, LibraryTasks::findAny);
  }

  Contestant findAny(String strategyName, SearchStrategy strategy) {
    return contestant(
        backend + ", " + strategyName,
        1,
        options -> options.strategy(strategy),
        LibraryTasks::findAny);
  }

  private Contestant contestant(
      String name,
      int threads,
      Function<QueensSolverBuilder, QueensSolverBuilder> options,
      BiFunction<QueensSolver, QueensModel, Outcome> run) {
    return new Contestant(
        name,
        threads == 1 ? Threads.CALLER : Threads.WORKERS,
        () -> {
          QueensSolver solver =
              options.apply(QueensSolver.builder().backend(backend).threads(threads)).build();
          QueensModel board = model.get();
          return () -> run.apply(solver, board);
        });
  }

  private static Outcome enumerate(QueensSolver solver, QueensModel model) {
    SolveResult result = solver.enumerate(model, placement -> {});
    return Outcome.of(
        result.solutions(), result.statistics().decisions(), result.statistics().failures());
  }

  private static Outcome count(QueensSolver solver, QueensModel model) {
    return Outcome.of(solver.count(model));
  }

  private static Outcome findAny(QueensSolver solver, QueensModel model) {
    return found(solver.findAny(model));
  }

  static Outcome found(Optional<Placement> placement) {
    return Outcome.of(placement.isPresent() ? 1 : 0);
  }

  private static long consume(QueensSolver solver, QueensModel model) {
    long[] placements = new long[1];
    try (Stream<Placement> stream = solver.stream(model)) {
      stream.forEach(placement -> placements[0]++);
    }
    return placements[0];
  }

  private static long first(Stream<Placement> stream) {
    try (stream) {
      return stream.findFirst().stream().count();
    }
  }

  private static String withThreads(String name, int threads) {
    return threads == 1 ? name : "%s, %s threads".formatted(name, threads);
  }
}
