package org.nqueens.pages.trace;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/**
 * A listener that sums up one search without its tree: the number of its nodes, its depth, and the
 * rows removed by the rules of each kind. Its memory grows only with the depth of the tree and the
 * number of kinds. Not thread-safe.
 *
 * <p>The totals count the events so far, also during the search and after a search that is cut.
 */
public final class SearchTotals implements SearchListener {
  /** The kind of the removals by {@link Cause.NoSupport}, which are by no single rule. */
  public static final String PAIRS = "pairs of columns";

  private final Propagation level;

  /** The work by textbooks, if it can be counted. */
  private Optional<ConsistencyChecks> work = Optional.empty();

  private final Deque<Integer> path = new ArrayDeque<>();

  private final Map<String, Long> removedByKind = new LinkedHashMap<>();
  private long nodes;
  private OptionalLong nodesToFirstSolution = OptionalLong.empty();
  private int depth;
  private long removedByDecisions;
  private long unexplained;

  /** Makes the totals of a search that has not begun. */
  public SearchTotals(Propagation level) {
    this.level = Objects.requireNonNull(level, "level");
  }

  /** The totals of a search that was recorded. */
  public static SearchTotals of(SearchTrace trace) {
    Objects.requireNonNull(trace, "trace");
    SearchTotals totals = new SearchTotals(trace.result().propagation());
    totals.begun(trace.model());
    for (TraceNode node : trace.nodes()) {
      node.branch().ifPresent(totals::branched);
      for (Pruning pruning : node.prunings()) {
        pruning
            .squares()
            .forEach(square -> totals.pruned(square.column(), square.row(), pruning.cause()));
      }
      if (node.kind() != TraceNode.Kind.OPEN) {
        totals.work.ifPresent(ConsistencyChecks::ended);
      }
      if (node.kind() == TraceNode.Kind.SOLVED) {
        totals.countSolution();
      }
    }
    return totals;
  }

  @Override
  public void begun(QueensModel model) {
    if (nodes > 0) {
      throw new IllegalStateException(
          "totals (of %s nodes) belong to one search: make other totals for another search"
              .formatted(nodes));
    }
    for (AllDifferent rule : model.constraints()) {
      removedByKind.put(TraceSentences.kind(rule.name()), 0L);
    }
    path.push(0);
    nodes = 1;
    if (ConsistencyChecks.canCount(model, level)) {
      work = Optional.of(new ConsistencyChecks(model, level));
    }
  }

  @Override
  public void branched(Branch branch) {
    int before = path.size();
    while (path.element() > branch.parent()) {
      path.pop();
    }
    work.ifPresent(checks -> checks.branched(before - path.size()));
    depth = Math.max(depth, path.size());
    path.push(branch.node());
    nodes++;
  }

  @Override
  public void pruned(int column, int row, Cause cause) {
    work.ifPresent(checks -> checks.pruned(column, row, cause));
    rule(cause)
        .ifPresentOrElse(
            name -> removedByKind.merge(TraceSentences.kind(name), 1L, Long::sum),
            () -> {
              if (cause instanceof Cause.Decided) {
                removedByDecisions++;
              } else {
                unexplained++;
              }
            });
  }

  private static Optional<String> rule(Cause cause) {
    if (cause instanceof Cause.NoSupport) {
      return Optional.of(PAIRS);
    }
    if (cause instanceof Cause.Attacked attacked) {
      return Optional.of(attacked.rule());
    }
    if (cause instanceof Cause.HallSet hall) {
      return Optional.of(hall.rule());
    }
    return cause instanceof Cause.LastPlace last ? Optional.of(last.rule()) : Optional.empty();
  }

  @Override
  public void propagated(SearchState domains) {
    work.ifPresent(ConsistencyChecks::ended);
  }

  @Override
  public void failed(Failure failure) {
    work.ifPresent(ConsistencyChecks::ended);
  }

  @Override
  public void solved(Placement placement) {
    countSolution();
  }

  private void countSolution() {
    if (nodesToFirstSolution.isEmpty()) {
      nodesToFirstSolution = OptionalLong.of(nodes);
    }
  }

  /**
   * The nodes of the tree, with the root. A search that is cut may end at a node that is neither a
   * decision nor a failure nor a solution.
   *
   * @return their number; 0 if no search has begun
   */
  public long nodes() {
    return nodes;
  }

  /**
   * The nodes up to the first solution, which is counted, in the order of the search.
   *
   * @return their number, at least 1; empty if no solution was found
   */
  public OptionalLong nodesToFirstSolution() {
    return nodesToFirstSolution;
  }

  /**
   * The depth of the tree: the largest number of branches, decisions applied or refuted, from the
   * root to a node.
   *
   * @return the depth; 0 for a tree with only a root
   */
  public int depth() {
    return depth;
  }

  /**
   * The squares tried: how many queens were compared with other squares.
   *
   * @return their number so far, at {@link Propagation#NONE} and {@link Propagation#VALUE} on
   *     boards of up to 64 columns
   */
  public OptionalLong tried() {
    return work.stream().mapToLong(ConsistencyChecks::tried).findAny();
  }

  /**
   * The consistency checks: how many pairs of squares were compared. Plain backtracking compares a
   * new queen with the queens that stand, up to the first attack. Forward checking compares it with
   * each row left in each column without a queen, up to the first column that loses all rows.
   *
   * @return their number so far, at {@link Propagation#NONE} and {@link Propagation#VALUE} on
   *     boards of up to 64 columns
   */
  public OptionalLong checks() {
    return work.stream().mapToLong(ConsistencyChecks::checks).findAny();
  }

  /**
   * The rows that propagation removed from the domains at all nodes, by whatever cause; the rows
   * removed by the decisions themselves are not among them.
   */
  public long removed() {
    return unexplained + removedByKind.values().stream().mapToLong(Long::longValue).sum();
  }

  /**
   * The rows that the rules of each kind removed: by a queen that attacks them, a Hall set or a
   * last place.
   *
   * @return the numbers by the kinds of the rules, see {@link TraceSentences#kind}, in the order of
   *     the model, 0 for a kind that removed nothing; unmodifiable, and a view that changes while
   *     the search goes on
   */
  public Map<String, Long> removedByKind() {
    return Collections.unmodifiableMap(removedByKind);
  }

  /**
   * {@return the number of rows removed by the decisions themselves, applied or refuted, at least
   * 0}
   */
  public long removedByDecisions() {
    return removedByDecisions;
  }

  /**
   * {@return the number of rows whose removal has the cause {@link Cause.Unexplained}, at least 0}
   */
  public long unexplained() {
    return unexplained;
  }
}
