package org.nqueens.sampling;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/**
 * Answers questions about the set of all placements: an estimate of their number, a placement by
 * its number, random placements. {@code QueensSolver.sampling()} returns the sampler of a solver.
 * Immutable and safe for use by many threads.
 *
 * <p>The strategy of the solver changes no answer. Estimates and samples also need neither its
 * backend nor its threads.
 *
 * <p>Models have at most 64 columns; a larger model is an {@link IllegalArgumentException}. A
 * solver with a solution limit or {@code upToSymmetry} refuses these questions by an {@link
 * IllegalStateException}.
 */
public interface PlacementSampler {

  /**
   * Estimates the nodes and the solutions of the tree of partial placements, by random descents.
   * The estimate depends only on the arguments.
   *
   * @param probes the number of descents, from 2 to 1,000,000,000
   * @param seed the seed of the random numbers
   * @return the estimate; for the empty board of size 27, 100,000 probes take 0.1 s and have a
   *     standard error of about 0.6 % for the nodes and 6 % for the solutions
   * @throws IllegalArgumentException if the number of probes is out of range
   * @throws org.nqueens.result.SearchStoppedException if a limit or an interrupt comes before the
   *     answer
   */
  TreeEstimate estimate(QueensModel model, int probes, long seed);

  /**
   * Numbers the solutions of a model in lexicographic order, for every strategy. It enumerates them
   * once, on the backend and the threads of the solver. If a model is symmetric under reversal of
   * its rows, half of it is searched: on one thread of {@code embedded} n = 14 takes 0.15 s and n =
   * 16 takes 4 s.
   *
   * @throws IllegalArgumentException if the tree of partial placements is estimated to have more
   *     than 3e9 nodes, as empty boards from n = 17 on have. The message has the estimate and
   *     advice
   * @throws org.nqueens.result.SearchStoppedException if a limit or an interrupt comes before the
   *     answer
   */
  PlacementIndex index(QueensModel model);

  /**
   * A stream of independent random solutions; all solutions have exactly the same probability.
   *
   * <p>Random placements are drawn queen by queen, and rejected at the first queen that breaks a
   * rule. This needs no preparation and no backend, but takes longer the rarer solutions are. On
   * the empty board, a solution takes 20 ms at n = 14, 0.3 s at n = 17, a few seconds at n = 20 and
   * about a minute at n = 22; boards beyond are refused. For many solutions, or rare ones, {@link
   * PlacementIndex#sample} of an {@link #index} is faster.
   *
   * <p>Before this method returns, it estimates whether solutions are too rare; the estimate
   * depends only on the model. Equal states of a source give equal samples.
   *
   * <p>Close the stream of a solver with progress reports, whose thread ends with the stream. The
   * time limit of the stream starts with the first pull. A limit, or an interrupt of the thread
   * that pulled first, ends the stream with a {@link org.nqueens.result.SearchStoppedException}. If
   * the numbers of the source are not random, for example constant, the stream ends with an {@link
   * IllegalArgumentException}. This happens after a number of draws that a fair source exceeds with
   * a probability of less than 2^-64.
   *
   * @return an infinite sequential stream
   * @throws IllegalArgumentException if solutions are rarer than one in 5e8 random placements, or
   *     random descents find none, for example because there is none. The message has the estimate
   *     and advice
   * @throws org.nqueens.result.SearchStoppedException if a limit or an interrupt comes before the
   *     estimate
   */
  Stream<Placement> sample(QueensModel model, RandomGenerator random);

  /**
   * The number of random placements that {@link #sample} is expected to try for one solution, by
   * the same estimate. The empty board of size 22 needs about 4e8, some millions in a second;
   * reports of progress count them as decisions.
   *
   * @return the expected number, from 1 to 5e8 but for the error of the estimate
   * @throws IllegalArgumentException where {@link #sample} refuses the model
   * @throws org.nqueens.result.SearchStoppedException if a limit or an interrupt comes before the
   *     estimate
   */
  double tries(QueensModel model);
}
