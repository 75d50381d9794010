package org.nqueens.choco;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.loop.monitors.IMonitorContradiction;
import org.chocosolver.solver.search.strategy.assignments.DecisionOperator;
import org.chocosolver.solver.search.strategy.assignments.DecisionOperatorFactory;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.IntVar;
import org.jspecify.annotations.Nullable;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.Decision;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.SearchStrategy;

/**
 * A strategy of this library as a search strategy of Choco. The strategy of a request has begun its
 * search already.
 */
final class Branching extends AbstractStrategy<IntVar> implements IMonitorContradiction {
  /** No limit of the depth. */
  static final int ANY_DEPTH = Integer.MAX_VALUE;

  private final SearchStrategy strategy;
  private final int maxDepth;
  private final ChocoDomains domains;

  /** The decisions of Choco's path, of which the first is none, and maybe some that it has left. */
  private final List<Optional<Decision>> path = new ArrayList<>(List.of(Optional.empty()));

  /**
   * Makes the branching.
   *
   * @param maxDepth the left branches on a path, at which the search stops as at a solution
   */
  Branching(SearchStrategy strategy, IntVar[] queens, int maxDepth) {
    super(queens);
    this.strategy = strategy;
    this.maxDepth = maxDepth;
    domains = new ChocoDomains(queens);
  }

  /** Null at a solution, as Choco requires. */
  @Override
  public org.chocosolver.solver.search.strategy.decision.@Nullable Decision<IntVar> getDecision() {
    if (domains.smallestDomain() < 0 || maxDepth != ANY_DEPTH && depth() == maxDepth) {
      return null;
    }
    // Not strategy.next: a decision that splits no domain would be made again and again.
    Decision decision = Decision.from(strategy, domains);
    path.subList(decisionPath.size(), path.size()).clear();
    path.add(Optional.of(decision));
    return decisionPath.makeIntDecision(
        vars[decision.column()], operator(decision.relation()), decision.row());
  }

  private static DecisionOperator<IntVar> operator(Decision.Relation relation) {
    return switch (relation) {
      case EQUAL -> DecisionOperatorFactory.makeIntEq();
      case AT_MOST -> DecisionOperatorFactory.makeIntSplit();
      case AT_LEAST -> DecisionOperatorFactory.makeIntReverseSplit();
    };
  }

  /** A decision that has another branch to try is in its left one; the first of a path is none. */
  private long depth() {
    return IntStream.range(1, decisionPath.size())
        .filter(i -> decisionPath.getDecision(i).hasNext())
        .count();
  }

  /** The latest decision, whose left branch follows. */
  Decision latest() {
    return path.get(path.size() - 1).orElseThrow();
  }

  /** Passes a dead end, which Choco has not undone yet, to the strategy. */
  @Override
  public void onContradiction(ContradictionException contradiction) {
    int last = decisionPath.size() - 1;
    boolean isRefuted = last > 0 && !decisionPath.getDecision(last).hasNext();
    OptionalInt untold = OptionalInt.empty();
    new DeadEnd((int) depth(), path.get(last), isRefuted, untold, untold)
        .passTo((LearningStrategy) strategy);
  }

  /** The domains on which the strategy decides. */
  ChocoDomains domains() {
    return domains;
  }
}
