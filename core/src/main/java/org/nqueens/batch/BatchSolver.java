package org.nqueens.batch;

import org.nqueens.result.SearchStoppedException;

/**
 * Counts that outlast a process: a {@link Journal} records each finished part of a {@link Batch},
 * and a later call continues with the remaining parts. {@code QueensSolver.batches()} returns the
 * batch solver of a solver.
 *
 * <p>A journal has one run at a time. {@link #resumeCount} throws {@link IllegalStateException} for
 * a solver with a strategy, {@code anyOrder}, a portfolio, a solution limit or {@code
 * upToSymmetry}.
 */
public interface BatchSolver {

  /**
   * Counts the remaining parts of a batch, which have no result in the journal yet. The result of
   * each part is written to the journal when the part is finished.
   *
   * @return the number of solutions of all parts of the batch, including parts counted by earlier
   *     runs
   * @throws SearchStoppedException if a limit, a token or an interrupt cuts the count short; its
   *     partial result has the number of solutions of all parts in the journal
   * @throws IllegalStateException if another run of the journal is in progress
   * @throws JournalException if the journal cannot be written, or the sum overflows a {@code long}.
   *     Before the first part is counted, also if the header of the journal states another number
   *     of parts than the batch of its model has
   */
  long resumeCount(Journal journal);
}
