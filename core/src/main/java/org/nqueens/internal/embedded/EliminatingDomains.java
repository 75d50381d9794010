package org.nqueens.internal.embedded;

import java.util.function.BooleanSupplier;
import org.nqueens.internal.propagation.TrailedDomains;
import org.nqueens.model.QueensModel;

/**
 * Value elimination on any number of columns: the queen of a column with one row removes the rows
 * that it attacks from the other domains. Columns attack in the order in which they become bound.
 */
final class EliminatingDomains extends TrailedDomains {
  /**
   * The attacking queens between two polls of the stop signal: tens of milliseconds at n = 10,000.
   * A node of a search has fewer.
   */
  private static final int POLL = 64;

  private final BooleanSupplier stop;
  private final ValueElimination elimination;

  /** The columns that became bound since the last change of state. */
  private final int[] boundQueue;

  private int queueHead;
  private int queueTail;

  /** The constraint by which the latest propagation failed; -1 if it did not. */
  private int failedRule = -1;

  /**
   * Copies the domains of a model, of which none is empty.
   *
   * @param stop polled during propagation, which fails on a request to stop
   * @throws IllegalArgumentException if the domains and their trail may exceed the heap
   */
  EliminatingDomains(QueensModel model, BooleanSupplier stop) {
    super(model);
    this.stop = stop;
    elimination = CompiledConstraints.of(model).elimination();
    boundQueue = new int[model.size()];
    for (int column = 0; column < model.size(); column++) {
      if (isBound(column)) {
        bound(column);
      }
    }
  }

  @Override
  protected void bound(int column) {
    boundQueue[queueTail++] = column;
  }

  @Override
  public void pop() {
    super.pop();
    queueHead = 0;
    queueTail = 0;
  }

  @Override
  public boolean propagate() {
    while (queueHead < queueTail) {
      if (queueHead % POLL == POLL - 1 && stop.getAsBoolean()) {
        return false;
      }
      int column = boundQueue[queueHead++];
      failedRule = elimination.attack(column, min(column), this);
      if (failedRule >= 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int failedRule() {
    return failedRule;
  }
}
