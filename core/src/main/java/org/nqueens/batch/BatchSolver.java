package org.nqueens.batch;

import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;

/**
 * Counts that outlast a process: a {@link Journal} records each finished part of a {@link Batch},
 * and a later call continues with the remaining parts. {@code QueensSolver.batches()} has the batch
 * solver of a solver.
 *
 * <p>A journal has one run at a time. Both methods throw {@link IllegalStateException} for a solver
 * with a strategy, {@code anyOrder}, a portfolio, a level of propagation, a limit of solutions,
 * failures or the tree, a listener, or {@code upToSymmetry}.
 */
public interface BatchSolver {

  /**
   * Divides a count as {@link Batch#toCount(QueensModel)} does, in the way in which the backend of
   * this solver counts best. Any solver can count the parts; but shares that are merged must be of
   * equal batches, and other backends may divide otherwise.
   *
   * @param model a model of at most {@value Batch#MAX_SIZE} columns
   * @return all parts
   * @throws IllegalArgumentException if the model has more columns
   */
  Batch toCount(QueensModel model);

  /**
   * Counts the solutions of the parts of a batch that are not in its journal, and adds each to the
   * journal.
   *
   * @param journal the journal of a batch
   * @return the solutions of all parts of the batch, those found earlier included
   * @throws SearchStoppedException if a limit, a token or an interrupt cuts the count short; its
   *     partial result has the solutions of all parts in the journal
   * @throws IllegalStateException if another run of the journal is in progress
   * @throws JournalException if the journal cannot be written; if its header has another number of
   *     parts than its batch, before a part is added; or if the sum overflows a {@code long}
   */
  long resumeCount(Journal journal);
}
