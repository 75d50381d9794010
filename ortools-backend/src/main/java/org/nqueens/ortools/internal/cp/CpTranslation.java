package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

/**
 * A model in the terms of the original CP solver, as the OR-Tools N-queens guide writes it: integer
 * variables, sums with a constant, and all-differents.
 *
 * <p>With offsets, the solver's all-different propagates exactly to a level. With lookups it does
 * not: it binds a view as soon as the rows left have one value, and removes values that a table
 * does not pass on to the queen. For lookups, value elimination is therefore an at-most-one
 * constraint on the squares of each value. Bounds consistency is an additional all-different of
 * numbers that are tied to the queens only by their bounds.
 *
 * <p>A search without a set level has redundant constraints if every value must be taken. Lookups
 * such as regions have exactly-one constraints, because they hardly prune without. Rows have an
 * exactly-one constraint only if squares are blocked or queens given: on the plain board and its
 * parts it would change the published counters, and costs more time than it saves.
 */
public final class CpTranslation {
  /** On a larger board, each row costs more time than it saves. */
  private static final int MAX_SIZE_OF_ROWS = 64;

  private final SearchRequest request;
  private final QueensModel model;
  private final Propagation level;
  private final Solver solver;
  private final IntVar[] queens;

  private CpTranslation(SearchRequest request, Solver solver) {
    this.request = request;
    this.model = request.model();
    this.level = solverLevel(request);
    this.solver = solver;
    this.queens = new IntVar[model.size()];
  }

  /**
   * Adds the model of a request to a solver and returns the variable of each column. On a request
   * to stop the model stays incomplete, and the solver must not be used.
   */
  static IntVar[] translate(SearchRequest request, Solver solver) {
    CpTranslation translation = new CpTranslation(request, solver);
    translation.addColumns();
    for (ValueIndex index : ValueIndex.of(request.model())) {
      if (index.viewCount() > 1 && !translation.isStopped()) {
        translation.add(index);
      }
    }
    return translation.queens;
  }

  /**
   * The level of the solver's all-differents: the level of the request if it has one. Otherwise it
   * is value elimination in any order, which is fastest, and bounds in a fixed order. Bounds are
   * the solver's default, which gives the published counters.
   */
  static Propagation solverLevel(SearchRequest request) {
    if (request.propagation() != Propagation.UNSPECIFIED) {
      return request.propagation();
    }
    return request.strategy().isPresent() ? Propagation.BOUNDS : Propagation.VALUE;
  }

  /** The level that the nodes of a search keep exactly; unspecified if there is none. */
  public static Propagation level(SearchRequest request) {
    return ValueIndex.of(request.model()).stream().anyMatch(index -> isTaken(request, index))
        ? Propagation.UNSPECIFIED
        : solverLevel(request);
  }

  /** True if a redundant constraint says that every value of a constraint is taken. */
  private static boolean isTaken(SearchRequest request, ValueIndex index) {
    return request.propagation() == Propagation.UNSPECIFIED
        && index.viewCount() > 1
        && index.isPermutation()
        && (!areOffsets(index.constraint().views()) || isRestricted(request.model()));
  }

  /**
   * True if a square is missing that forward checking from the queens placed in the first columns
   * does not exclude. The parts of a split board have no such square.
   */
  private static boolean isRestricted(QueensModel model) {
    int n = model.size();
    if (n > MAX_SIZE_OF_ROWS) {
      return false;
    }
    List<RowDomain> domains = new ArrayList<>(Collections.nCopies(n, RowDomain.all(n)));
    for (int column = 0; column < n && model.domain(column).size() == 1; column++) {
      domains.set(column, model.domain(column));
    }
    QueensModel placed = new QueensModel(domains, model.constraints());
    Iterator<QueensModel> checked =
        PrefixSplit.of(new SearchRequest(placed, SearchStrategy.LEXICOGRAPHIC, () -> false), 0);
    return !checked.hasNext() || !contains(model, checked.next());
  }

  private static boolean contains(QueensModel model, QueensModel part) {
    return IntStream.range(0, part.size())
        .allMatch(column -> part.domain(column).rows().allMatch(model.domain(column)::contains));
  }

  private static boolean areOffsets(List<View> views) {
    return views.stream().allMatch(view -> view.shift().isPresent());
  }

  private boolean isStopped() {
    return request.stopRequested().getAsBoolean();
  }

  private void addColumns() {
    for (int column = 0; column < queens.length && !isStopped(); column++) {
      RowDomain domain = model.domain(column);
      int low = domain.next(0);
      int high = domain.max();
      String name = "q_" + column;
      queens[column] =
          domain.size() == high - low + 1
              ? solver.makeIntVar(low, high, name)
              : solver.makeIntVar(domain.rows().asLongStream().toArray(), name);
    }
  }

  private void add(ValueIndex index) {
    List<View> views = index.constraint().views();
    boolean isTaken = isTaken(request, index);
    if (areOffsets(views)) {
      addAllDifferent(views.stream().map(this::sum).toArray(IntVar[]::new));
      if (isTaken) {
        solver.addConstraint(solver.makeDistribute(queens, 1, 1, queens.length));
      }
      return;
    }
    index.values().takeWhile(value -> !isStopped()).forEach(value -> addSum(index, value, isTaken));
    if (level == Propagation.BOUNDS && !isTaken) {
      // The solver keeps a bit for every integer between the smallest and the largest number:
      // values far apart would take gigabytes, and a range beyond 2^32 would end the JVM.
      IntToLongFunction numbers = index.closeNumbers(index.viewCount());
      addAllDifferent(views.stream().map(view -> number(view, numbers)).toArray(IntVar[]::new));
    }
  }

  private void addAllDifferent(IntVar[] views) {
    solver.addConstraint(solver.makeAllDifferent(views, level == Propagation.BOUNDS));
  }

  private IntVar sum(View view) {
    IntVar queen = queens[view.column()];
    int offset = view.shift().orElseThrow();
    return offset == 0 ? queen : solver.makeSum(queen, offset).var();
  }

  /** At most one queen, or exactly one, on the squares of a value; each square is a Boolean. */
  private void addSum(ValueIndex index, int value, boolean isTaken) {
    Set<Integer> columns = new HashSet<>();
    Set<Integer> placed = new HashSet<>();
    List<IntVar> squares = new ArrayList<>();
    index.forEachSquare(
        value,
        (column, row) -> {
          if (model.domain(column).contains(row)) {
            columns.add(column);
            if (model.domain(column).size() == 1) {
              placed.add(column);
            }
            squares.add(solver.makeIsEqualCstVar(queens[column], row));
          }
        });
    IntVar[] summands = squares.toArray(IntVar[]::new);
    if (placed.size() > 1) {
      // The solver's sum takes two constants for one summand.
      solver.addConstraint(solver.makeFalseConstraint());
    } else if (isTaken) {
      solver.addConstraint(solver.makeSumEquality(summands, 1));
    } else if (columns.size() > 1) {
      solver.addConstraint(solver.makeSumLessOrEqual(summands, 1));
    }
  }

  /**
   * The number of a view. A variable of its own, because the solver would take a sum for a table of
   * successive numbers, which passes on every removal.
   */
  private IntVar number(View view, IntToLongFunction numbers) {
    long[] table = view.values(queens.length).mapToLong(numbers).toArray();
    IntVar number =
        solver.makeIntVar(
            LongStream.of(table).min().orElseThrow(), LongStream.of(table).max().orElseThrow());
    solver.addConstraint(solver.makeElementEquality(table, queens[view.column()], number));
    return number;
  }
}
