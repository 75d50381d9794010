package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.Decision;
import com.google.ortools.constraintsolver.DecisionVisitor;
import com.google.ortools.constraintsolver.IntVar;
import java.util.HashMap;
import java.util.Map;
import org.nqueens.search.Decision.Relation;

/**
 * A reader of native decisions, which have no fields that Java can see: a decision calls its
 * visitor with the variable and the value.
 *
 * <p>The native caller makes an object for the variable, and its exception if the heap is full
 * would abort the JVM. A decision must therefore be read while the heap reserve is released. The
 * calls themselves allocate nothing.
 */
final class DecisionReader extends DecisionVisitor {
  /** By the address of its variable. */
  private final Map<Long, Integer> columns = new HashMap<>();

  private long variable;
  private long row;
  private Relation relation = Relation.EQUAL;

  DecisionReader(IntVar[] queens) {
    for (int column = 0; column < queens.length; column++) {
      columns.put(IntVar.getCPtr(queens[column]), column);
    }
  }

  void read(Decision decision) {
    decision.accept(this);
  }

  @Override
  public void visitSetVariableValue(IntVar queen, long value) {
    set(queen, Relation.EQUAL, value);
  }

  /** The lower half has the value; the upper half begins above it. */
  @Override
  public void visitSplitVariableDomain(IntVar queen, long value, boolean startsWithLowerHalf) {
    if (startsWithLowerHalf) {
      set(queen, Relation.AT_MOST, value);
    } else {
      set(queen, Relation.AT_LEAST, value + 1);
    }
  }

  private void set(IntVar queen, Relation kind, long value) {
    variable = IntVar.getCPtr(queen);
    relation = kind;
    row = value;
  }

  org.nqueens.search.Decision decision() {
    Integer column = columns.get(variable);
    if (column == null) {
      throw new IllegalStateException(
          "decision (of the solver) is on a variable that is no column: trace phases of the columns");
    }
    return new org.nqueens.search.Decision(column, relation, (int) row);
  }
}
