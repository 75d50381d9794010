package org.nqueens.pages.trace;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
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
 * A listener that gives a search as data for any writer of JSON while it goes on: the model, then
 * each node when the search leaves it. It takes the memory of one node for any number of nodes. Not
 * thread-safe.
 *
 * <p>An object is a map of its fields in order. The values are strings, integers, arrays of them,
 * lists, and maps of the same kind; a square is the array of its column and row. The document
 * json.md of the command {@code queens} has the fields, under "A search tree".
 */
public final class SearchData implements SearchListener {
  private final String title;
  private final Consumer<Map<String, Object>> objects;

  // The current node.
  private Optional<Branch> branch = Optional.empty();
  private final List<Pruning> removals = new ArrayList<>();
  private Kind kind = Kind.OPEN;
  private Optional<Failure> failure = Optional.empty();
  private Optional<Placement> solution = Optional.empty();

  /**
   * Makes a listener of one search.
   *
   * @param title the title of the board, a field of the model
   * @param objects takes the model, and then each node; what it throws ends the search
   */
  public SearchData(String title, Consumer<Map<String, Object>> objects) {
    this.title = Objects.requireNonNull(title, "title");
    this.objects = Objects.requireNonNull(objects, "objects");
  }

  @Override
  public void begun(QueensModel model) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("type", "model");
    object.put("size", model.size());
    object.put("title", title);
    object.put("domains", model.domains().stream().map(domain -> domain.rows().toArray()).toList());
    object.put("rules", model.constraints().stream().map(rule -> rule(rule, model)).toList());
    objects.accept(object);
  }

  @Override
  public void branched(Branch next) {
    if (kind == Kind.OPEN && next.side() == Side.APPLIED) {
      kind = Kind.BRANCHED;
    }
    giveNode();
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
    if (result.isPresent()) { // else the consumer may have failed
      giveNode();
    }
  }

  private void giveNode() {
    Map<String, Object> node = new LinkedHashMap<>();
    node.put("type", "node");
    node.put("id", branch.map(Branch::node).orElse(0));
    branch.ifPresent(edge -> add(edge, node));
    node.put("kind", kind.name());
    node.put("removed", Pruning.grouped(removals).stream().map(SearchData::removed).toList());
    failure.ifPresent(reason -> node.put("failure", fact(reason)));
    solution.ifPresent(placement -> node.put("rows", placement.rows()));
    objects.accept(node);
  }

  private static void add(Branch branch, Map<String, Object> node) {
    node.put("parent", branch.parent());
    node.put("column", branch.decision().column());
    node.put("relation", branch.decision().relation().name());
    node.put("row", branch.decision().row());
    node.put("side", branch.side().name());
    node.put("formula", branch.toString());
  }

  private static Map<String, Object> rule(AllDifferent rule, QueensModel model) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", rule.name());
    object.put("views", rule.views().stream().map(view -> view(view, model.size())).toList());
    return object;
  }

  private static Map<String, Object> view(View view, int n) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("column", view.column());
    view.shift()
        .ifPresentOrElse(
            shift -> object.put("offset", shift),
            () -> object.put("table", view.values(n).toArray()));
    return object;
  }

  private static Map<String, Object> removed(Pruning pruning) {
    Map<String, Object> object = fact(pruning.cause());
    object.put("squares", pruning.squares().stream().map(SearchData::plain).toList());
    return object;
  }

  /** The name and the components of a cause or failure. */
  private static Map<String, Object> fact(Object fact) {
    Map<String, Object> object = new LinkedHashMap<>();
    String name = fact.getClass().getSimpleName().replaceAll("(?<=.)([A-Z])", "_$1");
    object.put("cause", name.toUpperCase(Locale.ROOT));
    for (RecordComponent component : fact.getClass().getRecordComponents()) {
      try {
        object.put(component.getName(), plain(component.getAccessor().invoke(fact)));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("the components of a public record can be read", e);
      }
    }
    return object;
  }

  private static Object plain(Object value) {
    if (value instanceof Square square) {
      return new int[] {square.column(), square.row()};
    }
    return value instanceof Set<?> numbers ? List.copyOf(numbers) : value;
  }
}
