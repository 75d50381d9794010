package org.nqueens.contract;

import java.util.Optional;
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
 * A question about a model: one for each method of a solver, of its searches of one tree, of its
 * sampler and of its batches that takes a model, as {@code QuestionTest} finds them. Stops, limits,
 * refusals, large boards and serialized answers are tested by all questions; a test that leaves one
 * out names it.
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
  TREE_ENUMERATE(TreeQuestion.ENUMERATE),
  TREE_ENUMERATE_WHILE(TreeQuestion.ENUMERATE_WHILE),
  TREE_FIND_ANY(TreeQuestion.FIND_ANY),
  TREE_UNIQUENESS(TreeQuestion.UNIQUENESS),
  TRACE(TreeQuestion.TRACE),
  PROPAGATE(TreeQuestion.PROPAGATE),
  ESTIMATE((solver, model) -> solver.sampling().estimate(model, 100, 1)),
  INDEX((solver, model) -> solver.sampling().index(model)),
  SAMPLE(
      (solver, model) -> {
        try (Stream<Placement> sample = solver.sampling().sample(model, new Random(1))) {
          return sample.limit(2).toList();
        }
      }),
  TRIES((solver, model) -> solver.sampling().tries(model));

  /** The call of a solver. */
  private interface Call {
    Object ask(QueensSolver solver, QueensModel model);
  }

  private final Call call;

  /** The question of a tree; empty for a question to the solver itself. */
  private final Optional<TreeQuestion> ofTree;

  Question(Call call) {
    this.call = call;
    this.ofTree = Optional.empty();
  }

  Question(TreeQuestion question) {
    this.call = (solver, model) -> question.ask(solver.tree(), model);
    this.ofTree = Optional.of(question);
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

  /** Whether the answer is that of one tree, which a solver with several threads refuses. */
  public boolean isAboutOneTree() {
    return ofTree.isPresent();
  }

  /** Whether the answer shows the tree, which not all backends have. */
  public boolean showsTree() {
    return ofTree.filter(TreeQuestion::showsTree).isPresent();
  }

  static SolveResult whole(SolveResult result) {
    if (result.completion() != Completion.EXHAUSTED) {
      throw new SearchStoppedException(result);
    }
    return result;
  }

  static SearchTrace whole(SearchTrace trace) {
    whole(trace.result());
    return trace;
  }
}
