package org.nqueens.pages;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.model.View;
import org.nqueens.search.Decision;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/**
 * A trace in the compact form that {@code trace-data.mjs} reads: the model, then the nodes in
 * order, as {@link Varints}. A rule is written as its place among the names of the rules, a square
 * as {@code column * n + row}. A node is its branch, its prunings and its kind. What is mostly in
 * the column of its decision is written by the distance from there: the same events of two columns
 * then have the same bytes, which deflate finds.
 */
final class TraceData {
  // The kinds of causes. Smaller numbers are kinds of nodes, which end the prunings.
  private static final int DECIDED = 4;
  private static final int HALL_SET = 5;
  private static final int LAST_PLACE = 6;
  private static final int UNEXPLAINED = 7;

  private static final int NO_SUPPORT = 8;

  /** Attacked by rule 0; the next number is attacked by rule 1. */
  private static final int ATTACKED = 9;

  private final SearchTrace trace;
  private final int n;
  private final Map<String, Integer> rules = new LinkedHashMap<>();
  private final Varints nodes = new Varints();

  /** The first square of the column of the decision that leads to the current node. */
  private int origin;

  /** The square of the latest queen that attacked at the current node, at first the origin. */
  private int queen;

  private TraceData(SearchTrace trace) {
    this.trace = trace;
    n = trace.model().size();
    trace.model().constraints().forEach(constraint -> rule(constraint.name()));
  }

  static byte[] of(SearchTrace trace) {
    TraceData data = new TraceData(trace);
    trace.nodes().forEach(data::add);
    Varints all = new Varints();
    addModel(trace.model(), all);
    // Only now: a cause may name a rule that the model does not have.
    all.add(data.rules.size());
    data.rules.keySet().forEach(all::addText);
    all.add(trace.nodes().size());
    all.append(data.nodes);
    return all.toByteArray();
  }

  private static void addModel(QueensModel model, Varints all) {
    RowDomain full = RowDomain.all(model.size());
    all.add(model.size());
    for (RowDomain domain : model.domains()) {
      all.addAll(full.rows().filter(row -> !domain.contains(row)).boxed().toList());
    }
    all.add(model.constraints().size());
    for (AllDifferent constraint : model.constraints()) {
      all.add(constraint.views().size());
      constraint.views().forEach(view -> add(view, model.size(), all));
    }
  }

  /** The column, and the offset as the only value, or the value at each row. */
  private static void add(View view, int n, Varints all) {
    all.add(view.column());
    IntStream values =
        view.shift().isPresent() ? IntStream.of(view.shift().getAsInt()) : view.values(n);
    all.addAllSigned(values.boxed().toList());
  }

  private int rule(String name) {
    Integer known = rules.putIfAbsent(name, rules.size());
    return known == null ? rules.size() - 1 : known;
  }

  private void add(TraceNode node) {
    node.branch().ifPresent(this::add);
    origin = node.branch().map(branch -> branch.decision().column() * n).orElse(0);
    queen = origin;
    node.prunings().forEach(this::add);
    nodes.add(node.kind().ordinal());
    if (node.kind() == Kind.FAILED) {
      add(node.failure().orElseGet(Failure.Unexplained::new));
    }
  }

  /** The parent, most often the node before; the side; and the decision, unless the sibling's. */
  private void add(Branch branch) {
    int distance = branch.node() - branch.parent() - 1;
    boolean repeated =
        branch.side() == Side.REFUTED
            && trace.child(branch.parent(), Side.APPLIED).stream()
                .mapToObj(sibling -> trace.nodes().get(sibling).branch().orElseThrow().decision())
                .anyMatch(branch.decision()::equals);
    nodes.add(distance << 2 | branch.side().ordinal() << 1 | (repeated ? 1 : 0));
    if (!repeated) {
      Decision decision = branch.decision();
      nodes.add(decision.column() << 2 | decision.relation().ordinal());
      nodes.add(decision.row());
    }
  }

  private void add(Pruning pruning) {
    int start = -1;
    if (pruning.cause() instanceof Cause.Attacked cause) {
      start = place(cause.queen());
      nodes.add(ATTACKED + rule(cause.rule()));
      nodes.addSigned(start - queen);
      queen = start;
    } else if (pruning.cause() instanceof Cause.HallSet cause) {
      nodes.add(HALL_SET);
      nodes.add(rule(cause.rule()));
      nodes.addAll(cause.columns());
      nodes.addAllSigned(cause.values());
    } else if (pruning.cause() instanceof Cause.LastPlace cause) {
      nodes.add(LAST_PLACE);
      nodes.add(rule(cause.rule()));
      nodes.addSigned(cause.value());
    } else if (pruning.cause() instanceof Cause.NoSupport cause) {
      nodes.add(NO_SUPPORT);
      nodes.add(cause.column());
      nodes.addAll(cause.rows());
    } else {
      boolean isDecided = pruning.cause() instanceof Cause.Decided;
      nodes.add(isDecided ? DECIDED : UNEXPLAINED);
      start = isDecided ? origin - 1 : start;
    }
    nodes.addSteps(start, pruning.squares().stream().map(this::place).toList());
  }

  private int place(Square square) {
    int column = square.column();
    int row = square.row();
    if (column < 0 || column >= n || row < 0 || row >= n) {
      throw new IllegalArgumentException(
          "square (%s) of a pruning must be on the board of size %s: rows and columns are 0-based"
              .formatted(square, n));
    }
    return column * n + row;
  }

  private void add(Failure failure) {
    if (failure instanceof Failure.EmptyColumn empty) {
      nodes.add(0);
      nodes.add(empty.column());
    } else if (failure instanceof Failure.TooFewValues few) {
      nodes.add(1);
      nodes.add(rule(few.rule()));
      nodes.addAll(few.columns());
      nodes.addAllSigned(few.values());
    } else if (failure instanceof Failure.NoPlace none) {
      nodes.add(2);
      nodes.add(rule(none.rule()));
      nodes.addSigned(none.value());
    } else if (failure instanceof Failure.Clash clash) {
      nodes.add(4);
      nodes.add(rule(clash.rule()));
      nodes.addSigned(place(clash.queen()) - origin);
      nodes.addSigned(place(clash.other()) - place(clash.queen()));
    } else {
      nodes.add(3);
    }
  }

  /**
   * Bytes that consist of numbers of variable length: seven bits a byte, the lowest first, and the
   * top bit set in all bytes but the last (LEB128). Not thread-safe.
   */
  private static final class Varints {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    /** Adds a number that is at least 0; a negative one is taken as unsigned. */
    void add(int number) {
      add(Integer.toUnsignedLong(number));
    }

    /** Adds a number by its distance from 0 and its sign: 0, -1, 1, -2 become 0, 1, 2, 3. */
    void addSigned(int number) {
      add(zigzag(number));
    }

    private static long zigzag(long number) {
      return number << 1 ^ number >> Long.SIZE - 1;
    }

    private void add(long number) {
      long left = number;
      for (; left > 0x7F; left >>>= 7) {
        bytes.write((int) (left & 0x7F | 0x80));
      }
      bytes.write((int) left);
    }

    void addText(String text) {
      byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
      add(encoded.length);
      bytes.writeBytes(encoded);
    }

    void addAll(Collection<Integer> columns) {
      add(columns.size());
      columns.forEach(this::add);
    }

    void addAllSigned(Collection<Integer> values) {
      add(values.size());
      values.forEach(this::addSigned);
    }

    /**
     * Adds numbers by their differences, the first from a start. The list ends with a 0 instead of
     * beginning with its length: similar lists have more bytes in common, which deflate finds.
     */
    void addSteps(int start, List<Integer> numbers) {
      int last = start;
      for (int number : numbers) {
        add(zigzag(number - last) + 1);
        last = number;
      }
      add(0);
    }

    void append(Varints other) {
      bytes.writeBytes(other.toByteArray());
    }

    byte[] toByteArray() {
      return bytes.toByteArray();
    }
  }
}
