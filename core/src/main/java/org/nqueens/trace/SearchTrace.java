package org.nqueens.trace;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.TraceNode.Kind;

/**
 * The tree of one search, with the cause of each removal. A complete tree has one decision less
 * than it has leaves: with D decisions, F failures and S solutions it has {@code 2D + 1 = D + F +
 * S} nodes. Immutable and thread-safe.
 */
public final class SearchTrace {
  /** The largest number of nodes in a trace; a search is cut there. */
  public static final int MAX_NODES = 100_000;

  private static final int NONE = 0;

  private final QueensModel model;
  private final String strategy;
  private final List<TraceNode> nodes;
  private final SolveResult result;

  /** By node: its children; {@link #NONE} for no child, as the root is not a child. */
  private final int[] applied;

  private final int[] refuted;

  /**
   * Defines a trace; the list is copied. {@code TreeSearch.trace} makes traces of searches.
   *
   * @param nodes the nodes in the order of the search, at least the root, each with its place in
   *     the list as its number
   * @throws IllegalArgumentException if a node has another number than its place, the root has a
   *     branch, another node has none, or a node has two children on one side
   */
  public SearchTrace(
      QueensModel model, String strategy, List<TraceNode> nodes, SolveResult result) {
    this.model = Objects.requireNonNull(model, "model");
    this.strategy = Objects.requireNonNull(strategy, "strategy");
    this.nodes = List.copyOf(Objects.requireNonNull(nodes, "nodes"));
    this.result = Objects.requireNonNull(result, "result");
    applied = new int[nodes.size()];
    refuted = new int[nodes.size()];
    for (int number = 0; number < nodes.size(); number++) {
      link(this.nodes.get(number), number);
    }
    if (this.nodes.isEmpty()) {
      throw new IllegalArgumentException(
          "nodes (none) must have the root: record a search from its beginning");
    }
  }

  private void link(TraceNode node, int number) {
    boolean numbered = node.number() == number;
    boolean branched = node.branch().map(Branch::node).orElse(0) == number;
    if (!numbered || !branched) {
      throw new IllegalArgumentException(
          "node (%s) at place %s must have its place as its number, and a branch but for the root: number the nodes in the order of the search"
              .formatted(node.number(), number));
    }
    node.branch().ifPresent(this::link);
  }

  private void link(Branch branch) {
    int[] children = branch.side() == Side.APPLIED ? applied : refuted;
    if (children[branch.parent()] != NONE) {
      throw new IllegalArgumentException(
          "node (%s) has two branches in which its decision is %s: nodes %s and %s"
              .formatted(branch.parent(), branch.side(), children[branch.parent()], branch.node()));
    }
    children[branch.parent()] = branch.node();
  }

  /** {@return the model that was searched} */
  public QueensModel model() {
    return model;
  }

  /** {@return the name of the strategy, such as {@code first-unbound/smallest}} */
  public String strategy() {
    return strategy;
  }

  /**
   * {@return the nodes in the order of the search; each is at the index of its number, and there
   * are 1 to {@value #MAX_NODES}}
   */
  public List<TraceNode> nodes() {
    return nodes;
  }

  /**
   * The result of the search, with its backend and its level of propagation. If the search was cut,
   * its statistics may leave out the last node.
   */
  public SolveResult result() {
    return result;
  }

  /**
   * {@return whether the search was cut before the whole tree was seen: true unless it was
   * exhausted}
   */
  public boolean isCut() {
    return result.completion() != Completion.EXHAUSTED;
  }

  /**
   * The child of a node on one side of its decision.
   *
   * @return the number of the child; empty if the search did not go there
   * @throws IndexOutOfBoundsException if there is no such node
   */
  public OptionalInt child(int node, Side side) {
    Objects.requireNonNull(side, "side");
    int child = (side == Side.APPLIED ? applied : refuted)[node];
    return child == NONE ? OptionalInt.empty() : OptionalInt.of(child);
  }

  /**
   * The number of nodes of a kind.
   *
   * @return their number in this trace
   */
  public long count(Kind kind) {
    Objects.requireNonNull(kind, "kind");
    return nodes.stream().filter(node -> node.kind() == kind).count();
  }

  /**
   * The number of open ends of the search: nodes where it has not decided, and branches that it has
   * not taken.
   *
   * @return their number, 0 unless the search was cut
   */
  public long openNodes() {
    return count(Kind.OPEN)
        + nodes.stream()
            .filter(node -> node.kind() == Kind.BRANCHED)
            .filter(node -> child(node.number(), Side.REFUTED).isEmpty())
            .count();
  }

  /**
   * The domains at the end of a node.
   *
   * @return the domain of each column, column 0 first; empty domains only if the node failed
   * @throws IndexOutOfBoundsException if there is no such node
   */
  public List<RowDomain> domains(int node) {
    BitSet[] rows =
        model.domains().stream()
            .map(domain -> BitSet.valueOf(domain.toLongArray()))
            .toArray(BitSet[]::new);
    int at = node;
    do {
      for (Pruning pruning : nodes.get(at).prunings()) {
        pruning.squares().forEach(square -> rows[square.column()].clear(square.row()));
      }
      at = nodes.get(at).branch().map(Branch::parent).orElse(-1);
    } while (at >= 0);
    return Arrays.stream(rows).map(set -> RowDomain.ofBits(set.toLongArray())).toList();
  }

  /** The size of the board, the strategy and the result. */
  @Override
  public String toString() {
    return "SearchTrace[n = %s, %s, %s nodes, %s]"
        .formatted(model.size(), strategy, nodes.size(), result);
  }
}
