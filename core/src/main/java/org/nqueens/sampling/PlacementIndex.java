package org.nqueens.sampling;

import java.util.random.RandomGenerator;
import org.nqueens.model.Placement;
import org.nqueens.result.SearchStoppedException;

/**
 * The solutions of a model by number, in lexicographic order, of which only some are kept: every
 * s-th one, from which a short search finds the solutions up to the next one kept. Up to 65,536
 * solutions, s is 1; a plain board of size 16 has 128.
 *
 * <p>A look-up takes about a microsecond where all solutions are kept, and 0.2 ms at n = 16; in a
 * wide gap between two solutions it takes as long as the engine {@code embedded} takes to search
 * the gap. It does not need the backend of the solver that made the index, and is a call of its own
 * under the time limit and the stop token of that solver. An interrupt of the calling thread stops
 * it, too; its flag stays set. A look-up of less than a millisecond is not stopped.
 *
 * <p>An index takes n bytes for each solution kept, at most 4 MB; for a model that is symmetric
 * under {@linkplain org.nqueens.model.BoardSymmetry#REVERSED_ROWS reversal of its rows}, from n =
 * 12, it keeps only solutions of the first half.
 *
 * <p>Implementations are immutable and safe for use by many threads.
 */
public interface PlacementIndex {

  /** {@return the exact number of solutions} */
  long size();

  /**
   * The solution of a number.
   *
   * @param rank the number, from 0 to {@link #size()} - 1, in lexicographic order
   * @return the solution
   * @throws IndexOutOfBoundsException if there is no such solution
   * @throws SearchStoppedException if a limit or an interrupt comes before the answer
   */
  Placement get(long rank);

  /**
   * The number of a solution, the inverse of {@link #get}.
   *
   * @param placement a solution
   * @return its number, from 0 to {@link #size()} - 1
   * @throws IllegalArgumentException if the placement does not solve the model
   * @throws SearchStoppedException if a limit or an interrupt comes before the answer
   */
  long rank(Placement placement);

  /**
   * A random solution, each with the same probability.
   *
   * @param random the source of randomness
   * @return the solution of a random number; equal states of a source give equal solutions
   * @throws IllegalArgumentException if the numbers of the source are not random: with a fair
   *     source, this has a probability below 2^-64
   * @throws IllegalStateException if the model has no solution
   * @throws SearchStoppedException if a limit or an interrupt comes before the answer
   */
  Placement sample(RandomGenerator random);
}
