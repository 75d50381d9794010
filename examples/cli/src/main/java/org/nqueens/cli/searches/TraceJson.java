package org.nqueens.cli.searches;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.nqueens.cli.output.Json;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.View;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.TraceNode.Kind;

/**
 * A listener that writes a search as JSON lines while it goes on: the model, then each node when
 * the search leaves it. It takes the memory of one line for any number of nodes. Not thread-safe.
 */
public final class TraceJson implements SearchListener {
  /** Beyond this, the first line would have millions of numbers. */
  private static final int MAX_SIZE = 1_024;

  private final String title;
  private final Consumer<String> lines;

  // The current node.
  private Optional<Branch> branch = Optional.empty();
  private final List<Pruning> removals = new ArrayList<>();
  private Kind kind = Kind.OPEN;
  private Optional<Failure> failure = Optional.empty();
  private Optional<Placement> solution = Optional.empty();

  TraceJson(String title, Consumer<String> lines) {
    this.title = title;
    this.lines = lines;
  }

  /** Throws an IllegalArgumentException if the board is too large for a line. */
  static void requireWritable(QueensModel model) {
    if (model.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s with --format json, because its first line has all squares: choose a smaller board, or leave --format out"
              .formatted(model.size(), MAX_SIZE));
    }
  }

  @Override
  public void begun(QueensModel model) {
    lines.accept(
        Json.of("model")
            .with("size", model.size())
            .with("title", title)
            .with(
                "domains", model.domains().stream().map(domain -> domain.rows().toArray()).toList())
            .with("rules", model.constraints().stream().map(rule -> rule(rule, model)).toList())
            .line());
  }

  @Override
  public void branched(Branch next) {
    if (kind == Kind.OPEN && next.side() == Side.APPLIED) {
      kind = Kind.BRANCHED;
    }
    printNode();
    branch = Optional.of(next);
    removals.clear();
    kind = Kind.OPEN;
    failure = Optional.empty();
    solution = Optional.empty();
  }

  @Override
  public void pruned(int column, int row, Cause cause) {
    removals.add(new Pruning(cause, List.of(new Square(column, row))));
  }

  @Override
  public void failed(Failure reason) {
    kind = Kind.FAILED;
    failure = Optional.of(reason);
  }

  @Override
  public void solved(Placement placement) {
    kind = Kind.SOLVED;
    solution = Optional.of(placement);
  }

  @Override
  public void ended(Optional<SolveResult> result) {
    if (result.isPresent()) { // else the output may have failed
      printNode();
    }
  }

  private void printNode() {
    Json node = Json.of("node").with("id", branch.map(Branch::node).orElse(0));
    branch.ifPresent(edge -> add(edge, node));
    lines.accept(
        node.with("kind", kind.name())
            .with(
                "removed",
                Pruning.grouped(removals).stream()
                    .map(one -> fact(one.cause()).with("squares", one.squares()))
                    .toList())
            .with("failure", failure.map(TraceJson::fact))
            .with("rows", solution.map(Placement::rows))
            .line());
  }

  private static Json rule(AllDifferent rule, QueensModel model) {
    return new Json()
        .with("name", rule.name())
        .with("views", rule.views().stream().map(view -> view(view, model.size())).toList());
  }

  private static Json view(View view, int n) {
    Json json = new Json().with("column", view.column());
    return view.shift().isPresent()
        ? json.with("offset", view.shift().getAsInt())
        : json.with("table", view.values(n).toArray());
  }

  private static void add(Branch branch, Json node) {
    node.with("parent", branch.parent())
        .with("column", branch.decision().column())
        .with("relation", branch.decision().relation().name())
        .with("row", branch.decision().row())
        .with("side", branch.side().name())
        .with("formula", branch.toString());
  }

  /** The name and the components of a cause or failure. */
  private static Json fact(Object fact) {
    String name = fact.getClass().getSimpleName().replaceAll("(?<=.)([A-Z])", "_$1");
    Json json = new Json().with("cause", name.toUpperCase(Locale.ROOT));
    for (RecordComponent component : fact.getClass().getRecordComponents()) {
      try {
        json.with(component.getName(), component.getAccessor().invoke(fact));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("the components of a public record can be read", e);
      }
    }
    return json;
  }
}
