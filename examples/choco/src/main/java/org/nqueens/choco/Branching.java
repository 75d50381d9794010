package org.nqueens.choco;

import java.util.Optional;
import java.util.stream.IntStream;
import org.chocosolver.solver.search.strategy.assignments.DecisionOperator;
import org.chocosolver.solver.search.strategy.assignments.DecisionOperatorFactory;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.IntVar;
import org.jspecify.annotations.Nullable;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchStrategy;

/**
 * A strategy of this library as a search strategy of Choco. The strategy of a request has begun its
 * search already.
 */
final class Branching extends AbstractStrategy<IntVar> {
  static final int ANY_DEPTH = Integer.MAX_VALUE;

  private final SearchStrategy strategy;
  private final int maxDepth;
  private final ChocoDomains domains;

  private Optional<Decision> latest = Optional.empty();

  /** A branching that stops at a number of left branches on a path as at a solution. */
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
    latest = Optional.of(decision);
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

  /** The latest decision; its left branch follows. */
  Decision latest() {
    return latest.orElseThrow();
  }

  /** The domains that the strategy sees. */
  ChocoDomains domains() {
    return domains;
  }
}
