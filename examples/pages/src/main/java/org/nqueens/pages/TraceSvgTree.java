package org.nqueens.pages;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.pages.trace.TraceSentences;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/**
 * The nodes of a trace that a picture draws, with folded subtrees. A branch that the search did not
 * take becomes an open node.
 */
final class TraceSvgTree {

  /**
   * A node to draw.
   *
   * @param parent the place of its parent in the list of the drawn nodes, -1 for the root
   * @param label the decision, applied or refuted, that leads to the node
   * @param title the node, its decision and its outcome in words
   * @param size the number of nodes that the shape stands for, 1 unless it is a folded subtree
   */
  record Node(int parent, TraceSvgShape shape, String label, String title, int size) {}

  /** The largest trace without folded subtrees. */
  private static final int MAX_UNFOLDED = 300;

  /** The largest number of nodes whose children are drawn, if subtrees are folded. */
  private static final int MAX_EXPANDED = 300;

  private static final int NONE = -1;

  /** A node to draw, or a branch that was not taken. */
  private record Pending(int parent, int node, String label) {}

  private final SearchTrace trace;

  // By node: the numbers of nodes in its subtree, of all kinds and of some.
  private final int[] sizes;
  private final int[] failures;
  private final int[] solutions;
  private final int[] open;

  /** Subtrees of at most as many nodes are folded. */
  private final int foldedSize;

  private final List<Node> drawn = new ArrayList<>();

  TraceSvgTree(SearchTrace trace) {
    this.trace = trace;
    int size = trace.nodes().size();
    sizes = new int[size];
    failures = new int[size];
    solutions = new int[size];
    open = new int[size];
    for (int node = size - 1; node >= 0; node--) {
      count(trace.nodes().get(node));
    }
    foldedSize = size <= MAX_UNFOLDED ? 0 : leastFoldedSize();
    draw();
  }

  private void count(TraceNode node) {
    int number = node.number();
    sizes[number]++;
    switch (node.kind()) {
      case BRANCHED -> {
        for (Side side : Side.values()) {
          open[number] += trace.child(number, side).isEmpty() ? 1 : 0;
        }
      }
      case FAILED -> failures[number]++;
      case SOLVED -> solutions[number]++;
      case OPEN -> open[number]++;
    }
    node.branch().map(Branch::parent).ifPresent(parent -> add(number, parent));
  }

  private void add(int child, int parent) {
    for (int[] numbers : List.of(sizes, failures, solutions, open)) {
      numbers[parent] += numbers[child];
    }
  }

  /** The least size for which few enough nodes are expanded. */
  private int leastFoldedSize() {
    return IntStream.range(0, sizes.length)
        .filter(node -> trace.nodes().get(node).kind() == Kind.BRANCHED && !hasFailed(node))
        .map(node -> sizes[node])
        .boxed()
        .sorted(Comparator.reverseOrder())
        .skip(MAX_EXPANDED)
        .findFirst()
        .orElse(1);
  }

  private boolean hasFailed(int node) {
    return solutions[node] == 0 && open[node] == 0;
  }

  private boolean isFolded(int node) {
    return foldedSize > 0 && sizes[node] > 1 && (hasFailed(node) || sizes[node] <= foldedSize);
  }

  private void draw() {
    Deque<Pending> pending = new ArrayDeque<>();
    pending.push(new Pending(NONE, 0, "start"));
    while (!pending.isEmpty()) {
      Pending next = pending.pop();
      int place = drawn.size();
      if (next.node() == NONE) {
        add(next, TraceSvgShape.OPEN, next.label() + ", not explored", 1);
      } else {
        TraceNode node = trace.nodes().get(next.node());
        String title = "node " + node.number() + ": " + next.label();
        if (isFolded(node.number())) {
          String subtree = title + ", " + subtree(node.number());
          add(next, foldedShape(node.number()), subtree, sizes[node.number()]);
        } else {
          add(next, shape(node.kind()), title + outcome(node), 1);
          if (node.kind() == Kind.BRANCHED) {
            pending.push(child(node.number(), Side.REFUTED, place));
            pending.push(child(node.number(), Side.APPLIED, place));
          }
        }
      }
    }
  }

  private void add(Pending place, TraceSvgShape shape, String title, int size) {
    drawn.add(new Node(place.parent(), shape, place.label(), title, size));
  }

  private Pending child(int node, Side side, int place) {
    OptionalInt child = trace.child(node, side);
    // A child that the search did not reach has its decision from its sibling.
    OptionalInt known = child.isPresent() ? child : trace.child(node, other(side));
    String label =
        known.stream()
            .mapToObj(number -> trace.nodes().get(number))
            .flatMap(reached -> reached.branch().stream())
            .map(Branch::decision)
            .map(decision -> side == Side.APPLIED ? decision.toString() : decision.negation())
            .findFirst()
            .orElse("a branch");
    return new Pending(place, child.orElse(NONE), label);
  }

  private static Side other(Side side) {
    return side == Side.APPLIED ? Side.REFUTED : Side.APPLIED;
  }

  private static TraceSvgShape shape(Kind kind) {
    return switch (kind) {
      case BRANCHED -> TraceSvgShape.DECISION;
      case FAILED -> TraceSvgShape.FAILURE;
      case SOLVED -> TraceSvgShape.SOLUTION;
      case OPEN -> TraceSvgShape.OPEN;
    };
  }

  private String outcome(TraceNode node) {
    return switch (node.kind()) {
      case BRANCHED -> "";
      case FAILED -> ", failure" + node.failure().map(f -> ": " + TraceSentences.of(f)).orElse("");
      case SOLVED -> ", solution: " + queens(node);
      case OPEN -> ", open";
    };
  }

  private String queens(TraceNode node) {
    return trace.domains(node.number()).stream()
        .map(rows -> Integer.toString(rows.next(0)))
        .collect(Collectors.joining(" "));
  }

  private TraceSvgShape foldedShape(int node) {
    if (solutions[node] > 0) {
      return TraceSvgShape.SOLVED_SUBTREE;
    }
    return hasFailed(node) ? TraceSvgShape.FAILED_SUBTREE : TraceSvgShape.OPEN_SUBTREE;
  }

  private String subtree(int node) {
    return "%s folded: %s, %s, %s"
        .formatted(
            count(sizes[node], "node"),
            count(failures[node], "failure"),
            count(solutions[node], "solution"),
            count(open[node], "open node"));
  }

  /** The nodes in the order of the search. */
  List<Node> nodes() {
    return drawn;
  }

  /** A sentence that says which subtrees are folded; empty if none is. */
  Optional<String> folding() {
    if (foldedSize == 0) {
      return Optional.empty();
    }
    String small = foldedSize == 1 ? "" : ", and subtrees of at most " + foldedSize + " nodes,";
    return Optional.of(
        "Failed subtrees%s are folded; the number below a triangle counts their nodes."
            .formatted(small));
  }

  /** A number and a noun, such as {@code 1 node} or {@code 2 nodes}. */
  static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
