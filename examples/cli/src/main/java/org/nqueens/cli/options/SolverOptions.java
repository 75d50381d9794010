package org.nqueens.cli.options;

import java.time.Duration;
import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.cli.output.Effort;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.SearchStrategy;

/** The options of a solver for all solutions. */
public final class SolverOptions extends SearchOptions {
  private final Value<Boolean> upToSymmetry =
      flag(
          "--up-to-symmetry",
          "Only the first of the solutions that are equivalent under the rotations and reflections"
              + " of the problem.");

  public SolverOptions(OptionGroup whole) {
    super(whole);
  }

  public boolean isUpToSymmetry() {
    return upToSymmetry.get();
  }

  /** Tells whether a position has one solution; refuses symmetry where the model has others. */
  @Override
  public Uniqueness uniqueness(QueensSolver solver, Position position) {
    requireSymmetries(position.board());
    return strategies().isEmpty()
        ? super.uniqueness(solver, position)
        : ask(solver, position, QueensSolver::uniqueness);
  }

  /** Refuses symmetry on a board whose model has others; throws an IllegalArgumentException. */
  public void requireSymmetries(Board board) {
    if (upToSymmetry.get()) {
      requirePlain(
          board,
          "--up-to-symmetry",
          "leave it out, since the symmetries of the model are not those of the board");
    }
  }

  public List<QueensSolver> solvers() {
    return backends().stream()
        .map(id -> builder(id, Duration.ZERO).threads(threads()).build())
        .toList();
  }

  @Override
  public QueensSolverBuilder builder(Duration spent) {
    QueensSolverBuilder builder = super.builder(spent);
    return upToSymmetry.get() ? builder.upToSymmetry() : builder;
  }

  /** The effort of a search of all solutions by a solver of {@link #builder}. */
  public Effort effort(SolveResult result) {
    SearchStrategy strategy = strategies(SearchStrategy.LEXICOGRAPHIC).get(0);
    return new Effort(result, strategy, threads(), upToSymmetry.get());
  }
}
