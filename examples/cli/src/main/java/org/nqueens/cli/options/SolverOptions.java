package org.nqueens.cli.options;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Effort;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a solver for all solutions, or for solutions up to a limit. */
public final class SolverOptions {
  /** The options that change the meaning of a question about all solutions. */
  public static final List<String> OF_ONE_SEARCH =
      List.of("--limit", "--up-to-symmetry", "--strategy", "--fastest");

  @Option(
      names = "--limit",
      paramLabel = "COUNT",
      description = "Stop after this number of solutions.")
  private Long limit;

  @Option(
      names = "--up-to-symmetry",
      description =
          "Only the first of the solutions that are equivalent under the rotations and reflections"
              + " of the problem.")
  private boolean upToSymmetry;

  @Option(
      names = "--fastest",
      description =
          "All solutions in the order that is fastest on the backend; not with --strategy.")
  private boolean fastest;

  @Mixin private SearchOptions search;

  public boolean isLimited() {
    return limit != null;
  }

  public boolean isUpToSymmetry() {
    return upToSymmetry;
  }

  /**
   * Asks the solver for a position about the model of the position; refuses symmetry where a row
   * need not have one queen.
   */
  public <T> T ask(
      QueensSolver solver, Position position, BiFunction<QueensSolver, QueensModel, T> question) {
    requireSymmetries(position.board());
    return backend().ask(solver, position, question);
  }

  /** Refuses symmetry on a board whose model has others; throws an IllegalArgumentException. */
  public void requireSymmetries(Board board) {
    if (upToSymmetry) {
      BackendOptions.requirePlain(
          board,
          "--up-to-symmetry",
          "leave it out, since the symmetries of the model are not those of the board");
    }
  }

  public BackendOptions backend() {
    return search.backend();
  }

  /** Throws an IllegalArgumentException if several threads are to search. */
  public void requireOneThread() {
    search.requireOneThread();
  }

  /** One solver for each of several backends. */
  public List<QueensSolver> solvers() {
    return backend().backends().stream()
        .map(id -> backend().builder(id, Duration.ZERO).threads(search.threads()).build())
        .toList();
  }

  public QueensSolver solver() {
    return solver(Duration.ZERO);
  }

  /** A solver whose time limit is reduced by the time spent so far. */
  public QueensSolver solver(Duration spent) {
    QueensSolverBuilder builder = search.builder(spent);
    if (fastest) {
      if (!search.strategies().isEmpty()) {
        throw new IllegalArgumentException(
            "--fastest must come without --strategy: the backend chooses the order");
      }
      builder.anyOrder();
    }
    if (limit != null) {
      builder.solutionLimit(limit);
    }
    if (upToSymmetry) {
      builder.upToSymmetry();
    }
    return builder.build();
  }

  /** The effort of a search of all solutions by {@link #solver()} or one of {@link #solvers()}. */
  public Effort effort(QueensModel model, SolveResult result) {
    Optional<SearchStrategy> order =
        fastest
            ? BackendRegistry.load()
                .find(result.backend())
                .flatMap(found -> found.preferredStrategy(model))
            : Optional.of(
                search.strategies().stream().findFirst().orElse(SearchStrategy.LEXICOGRAPHIC));
    return new Effort(result, order, search.threads(), upToSymmetry);
  }
}
