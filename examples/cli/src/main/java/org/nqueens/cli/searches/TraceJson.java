package org.nqueens.cli.searches;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.nqueens.cli.output.Json;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
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
 * the search leaves it. Its memory is that of one line, whatever the number of nodes. Not
 * thread-safe.
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

  /** A writer of one search of a board, whose title may be empty. */
  TraceJson(String title, Consumer<String> lines) {
    this.title = title;
    this.lines = lines;
  }

  /** Throws an IllegalArgumentException if the board is too large for a line. */
  static void requireWritable(QueensModel model) {
    if (model.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s with --format json, whose first line has all squares: choose a smaller board, or leave --format out"
              .formatted(model.size(), MAX_SIZE));
    }
  }

  @Override
  public void begun(QueensModel model) {
    lines.accept(
        Json.line(
            "model",
            generator -> {
              generator.writeNumberField("size", model.size());
              generator.writeStringField("title", title);
              writeDomains(generator, model);
              writeRules(generator, model);
            }));
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
    lines.accept(Json.line("node", this::writeNode));
  }

  private void writeNode(JsonGenerator generator) throws IOException {
    generator.writeNumberField("id", branch.map(Branch::node).orElse(0));
    if (branch.isPresent()) {
      writeBranch(generator, branch.get());
    }
    generator.writeStringField("kind", kind.name());
    generator.writeArrayFieldStart("removed");
    for (Pruning pruning : Pruning.grouped(removals)) {
      generator.writeStartObject();
      writeCause(generator, pruning.cause());
      Json.writeSquares(generator, "squares", pruning.squares());
      generator.writeEndObject();
    }
    generator.writeEndArray();
    if (failure.isPresent()) {
      generator.writeObjectFieldStart("failure");
      writeFailure(generator, failure.get());
      generator.writeEndObject();
    }
    if (solution.isPresent()) {
      Json.writeRows(generator, solution.get());
    }
  }

  private static void writeDomains(JsonGenerator generator, QueensModel model) throws IOException {
    generator.writeArrayFieldStart("domains");
    for (RowDomain domain : model.domains()) {
      int[] rows = domain.rows().toArray();
      generator.writeArray(rows, 0, rows.length);
    }
    generator.writeEndArray();
  }

  private static void writeRules(JsonGenerator generator, QueensModel model) throws IOException {
    generator.writeArrayFieldStart("rules");
    for (AllDifferent rule : model.constraints()) {
      generator.writeStartObject();
      generator.writeStringField("name", rule.name());
      generator.writeArrayFieldStart("views");
      for (View view : rule.views()) {
        generator.writeStartObject();
        writeView(generator, view, model.size());
        generator.writeEndObject();
      }
      generator.writeEndArray();
      generator.writeEndObject();
    }
    generator.writeEndArray();
  }

  private static void writeView(JsonGenerator generator, View view, int n) throws IOException {
    generator.writeNumberField("column", view.column());
    if (view.offset().isPresent()) {
      generator.writeNumberField("offset", view.offset().getAsInt());
    } else {
      Json.writeNumbers(generator, "table", view.values(n).boxed().toList());
    }
  }

  private static void writeBranch(JsonGenerator generator, Branch branch) throws IOException {
    generator.writeNumberField("parent", branch.parent());
    generator.writeNumberField("column", branch.decision().column());
    generator.writeStringField("relation", branch.decision().relation().name());
    generator.writeNumberField("row", branch.decision().row());
    generator.writeStringField("side", branch.side().name());
    generator.writeStringField("formula", branch.toString());
  }

  private static void writeCause(JsonGenerator generator, Cause cause) throws IOException {
    if (cause instanceof Cause.Decided) {
      generator.writeStringField("cause", "DECIDED");
    } else if (cause instanceof Cause.Attacked attacked) {
      generator.writeStringField("cause", "ATTACKED");
      generator.writeStringField("rule", attacked.rule());
      generator.writeFieldName("queen");
      generator.writeArray(new int[] {attacked.column(), attacked.row()}, 0, 2);
    } else if (cause instanceof Cause.HallSet hall) {
      generator.writeStringField("cause", "HALL_SET");
      generator.writeStringField("rule", hall.rule());
      Json.writeNumbers(generator, "columns", hall.columns());
      Json.writeNumbers(generator, "values", hall.values());
    } else if (cause instanceof Cause.LastPlace last) {
      generator.writeStringField("cause", "LAST_PLACE");
      generator.writeStringField("rule", last.rule());
      generator.writeNumberField("value", last.value());
    } else {
      generator.writeStringField("cause", "UNEXPLAINED");
    }
  }

  private static void writeFailure(JsonGenerator generator, Failure failure) throws IOException {
    if (failure instanceof Failure.EmptyColumn empty) {
      generator.writeStringField("cause", "EMPTY_COLUMN");
      generator.writeNumberField("column", empty.column());
    } else if (failure instanceof Failure.TooFewValues few) {
      generator.writeStringField("cause", "TOO_FEW_VALUES");
      generator.writeStringField("rule", few.rule());
      Json.writeNumbers(generator, "columns", few.columns());
      Json.writeNumbers(generator, "values", few.values());
    } else if (failure instanceof Failure.NoPlace none) {
      generator.writeStringField("cause", "NO_PLACE");
      generator.writeStringField("rule", none.rule());
      generator.writeNumberField("value", none.value());
    } else {
      generator.writeStringField("cause", "UNEXPLAINED");
    }
  }
}
