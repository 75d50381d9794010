package org.nqueens.choco;

import java.util.Map;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.Constraint;
import org.chocosolver.solver.constraints.nary.alldifferent.PropAllDiffBC;
import org.chocosolver.solver.variables.IntVar;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchRequest;

/**
 * A model in the terms of Choco: an integer variable for each column, and constraints that
 * propagate exactly to a level.
 *
 * <p>For an all-different of offsets, both the views and the constraint are Choco's own. A lookup
 * needs a variable of its own, its number. An all-different of numbers is stronger than {@code
 * VALUE}, because it sees a value that all rows left share before the queen is placed; there {@link
 * ValueElimination} takes its place.
 */
record Translation(Propagation level, Model choco, IntVar[] queens) {
  /** The levels that Choco keeps, and its names of them. */
  static final Map<Propagation, String> LEVELS =
      Map.of(Propagation.VALUE, "FC", Propagation.BOUNDS, "BC", Propagation.DOMAIN, "AC");

  /** The level of the request, or without one the fastest level. */
  static Propagation level(SearchRequest request) {
    return request.propagation() == Propagation.UNSPECIFIED
        ? Propagation.VALUE
        : request.propagation();
  }

  /** Adds the model of a request to an empty model of Choco; the result is by column. */
  static IntVar[] translate(SearchRequest request, Model choco) {
    QueensModel model = request.model();
    IntVar[] queens =
        IntStream.range(0, model.size())
            .mapToObj(column -> choco.intVar("q_" + column, model.domain(column).rows().toArray()))
            .toArray(IntVar[]::new);
    Translation translation = new Translation(level(request), choco, queens);
    ValueIndex.of(model).stream().filter(index -> index.viewCount() > 1).forEach(translation::post);
    return queens;
  }

  private void post(ValueIndex index) {
    // Values may be any int, and a variable of Choco ends at 21,474,836.
    IntToLongFunction numbers =
        index.closeNumbers(level == Propagation.BOUNDS ? index.viewCount() : 1);
    boolean areOffsets =
        index.constraint().views().stream().allMatch(view -> view.shift().isPresent());
    if (areOffsets || level == Propagation.DOMAIN) {
      IntVar[] numbered =
          views(index, view -> areOffsets ? sum(view, numbers) : number(view, numbers));
      choco.allDifferent(numbered, LEVELS.get(level)).post();
    } else {
      IntVar[] placed = views(index, view -> queens[view.column()]);
      new Constraint("value elimination", new ValueElimination(index, placed)).post();
      if (level == Propagation.BOUNDS) {
        IntVar[] looked = views(index, view -> number(view, numbers));
        new Constraint("bounds consistency", new PropAllDiffBC(looked)).post();
      }
    }
  }

  private static IntVar[] views(ValueIndex index, Function<View, IntVar> variable) {
    return index.constraint().views().stream().map(variable).toArray(IntVar[]::new);
  }

  /** The rows of an offset have successive values and therefore successive numbers. */
  private IntVar sum(View view, IntToLongFunction numbers) {
    return choco.offset(queens[view.column()], (int) numbers.applyAsLong(view.valueAt(0)));
  }

  /** The number of a view: tied to it by its bounds or, for domain consistency, by each value. */
  private IntVar number(View view, IntToLongFunction numbers) {
    int[] table =
        view.values(queens.length).mapToLong(numbers).mapToInt(Math::toIntExact).toArray();
    IntVar number =
        choco.intVar(
            "number of " + view.column(),
            IntStream.of(table).min().orElseThrow(),
            IntStream.of(table).max().orElseThrow(),
            level == Propagation.BOUNDS);
    choco.element(number, table, queens[view.column()]).post();
    return number;
  }
}
