package org.nqueens.batch;

import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;

/**
 * Counts that outlast a process: a {@link Journal} records each finished part of a {@link Batch},
 * and a later call continues with the remaining parts. {@code QueensSolver.batches()} returns the
 * batch solver of a solver.
 *
 * <p>A journal has one run at a time. Both methods throw {@link IllegalStateException} for a solver
 * with a strategy, {@code anyOrder}, a portfolio, a solution limit or {@code upToSymmetry}.
 */
public interface BatchSolver {

  /**
   * Divides a count like {@link Batch#toCount(QueensModel)}, in the way that the backend of this
   * solver prefers. Any solver can count the parts. Shares to be merged must come from equal
   * batches, and another backend may prefer another division.
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
   * @return the number of solutions of all parts of the batch, including parts counted by earlier
   *     runs
   * @throws SearchStoppedException if a limit, a token or an interrupt cuts the count short; its
   *     partial result has the solutions of all parts in the journal
   * @throws IllegalStateException if another run of the journal is in progress
   * @throws JournalException if the journal cannot be written, or the sum overflows a {@code long};
   *     or, before it counts, if the header of the journal and its batch have different numbers of
   *     parts
   */
  long resumeCount(Journal journal);
}
