package org.nqueens.contract;

import java.util.Random;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.SearchTrace;

/**
 * A question about a model: one for each method of a solver, of its sampler and of its batches that
 * takes a model, as {@code QuestionTest} finds them. Stops, limits, refusals, large boards and
 * serialized answers are tested by all questions; a test that leaves one out names it.
 */
public enum Question {
  ENUMERATE((solver, model) -> whole(solver.enumerate(model, placement -> {}))),
  ENUMERATE_WHILE((solver, model) -> whole(solver.enumerateWhile(model, placement -> true))),
  ENUMERATE_ORBITS((solver, model) -> whole(solver.enumerateOrbits(model, orbit -> {}))),
  STREAM(
      (solver, model) -> {
        try (Stream<Placement> stream = solver.stream(model)) {
          return stream.toList();
        }
      }),
  COUNT(QueensSolver::count),
  HAS_AT_LEAST((solver, model) -> solver.hasAtLeast(model, Long.MAX_VALUE)),
  FIND_ANY((solver, model) -> solver.findAny(model).stream().toList()),
  UNIQUENESS(QueensSolver::uniqueness),
  EXPLAIN(QueensSolver::explain),
  TRACE((solver, model) -> whole(solver.trace(model))),
  PROPAGATE(QueensSolver::propagate),
  ESTIMATE((solver, model) -> solver.sampling().estimate(model, 100, 1)),
  INDEX((solver, model) -> solver.sampling().index(model)),
  SAMPLE((solver, model) -> solver.sampling().sample(model, new Random(1)).limit(2).toList()),
  TO_COUNT((solver, model) -> solver.batches().toCount(model));

  /** The call of a solver. */
  private interface Call {
    Object ask(QueensSolver solver, QueensModel model);
  }

  private final Call call;

  Question(Call call) {
    this.call = call;
  }

  /**
   * Asks a solver about a model.
   *
   * @return the whole answer
   * @throws SearchStoppedException if the answer has a part of the placements only, or of the tree
   */
  public Object ask(QueensSolver solver, QueensModel model) {
    return call.ask(solver, model);
  }

  /** Whether the answer shows one tree, as not all backends do. */
  public boolean isAboutOneTree() {
    return this == TRACE || this == PROPAGATE;
  }

  private static SolveResult whole(SolveResult result) {
    if (result.completion() != Completion.EXHAUSTED) {
      throw new SearchStoppedException(result);
    }
    return result;
  }

  private static SearchTrace whole(SearchTrace trace) {
    whole(trace.result());
    return trace;
  }
}
