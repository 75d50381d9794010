package org.nqueens.sampling;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/**
 * Questions about the set of all placements: estimates of their number, placements by number, and
 * random placements. {@code QueensSolver.sampling()} has the sampler of a solver. Immutable and
 * safe for use by many threads.
 *
 * <p>Estimates by descents need neither the backend nor the threads of a solver; the strategy of a
 * solver changes no answer. A level of propagation, if set, applies to the search for an index.
 *
 * <p>Models have at most 64 columns; a larger one is an {@link IllegalArgumentException}. A solver
 * with a listener, a solution limit, or {@code upToSymmetry} refuses these questions by an {@link
 * IllegalStateException}.
 */
public interface PlacementSampler {

  /**
   * Estimates the nodes and the solutions of the tree of partial placements, by random descents.
   * The estimate depends on the model, the probes and the seed alone.
   *
   * @param model the model
   * @param probes the number of descents, from 2 to 1,000,000,000
   * @param seed the seed of the random numbers
   * @return the estimate; 100,000 probes give the nodes of the plain board of size 27 with a
   *     standard error below 1 %, and the solutions with one of 6 %, in 0.1 s
   * @throws IllegalArgumentException if the number of probes is out of range
   * @throws org.nqueens.result.SearchStoppedException if a limit or an interrupt comes before the
   *     answer
   */
  TreeEstimate estimate(QueensModel model, int probes, long seed);

  /**
   * Numbers the solutions of a model in lexicographic order, whatever the strategy, by passing them
   * once on the backend and the threads of the solver. Models that are symmetric under reversal of
   * their rows are searched by half: n = 14 takes 0.15 s and n = 16 takes 5 s on one thread of
   * {@code embedded}, half of the time of a count without symmetry.
   *
   * @param model the model
   * @return the index
   * @throws IllegalArgumentException if the tree of partial placements is estimated to have more
   *     than 3e9 nodes, as from n = 17, and no search with propagation ends within some seconds, as
   *     it does for a puzzle with one solution; the message has the figure and the way out
   * @throws org.nqueens.result.SearchStoppedException if a limit or an interrupt comes before the
   *     answer
   */
  PlacementIndex index(QueensModel model);

  /**
   * Independent random solutions, each solution with exactly the same probability.
   *
   * <p>Random placements are drawn queen by queen, and rejected at the first queen that breaks a
   * rule. This needs no preparation and no backend, and takes longer the rarer solutions are: plain
   * boards are sampled up to n = 22; a solution takes 1 ms at n = 14, 0.2 s at n = 17 and a few
   * seconds at n = 20. Where many are to be drawn, or solutions are rare, {@link
   * PlacementIndex#sample} of an {@link #index} is quicker.
   *
   * <p>Whether solutions are too rare is estimated before this method returns, and depends on the
   * model alone; equal states of a source give equal samples. The stream has a clock of its own for
   * the time limit, from the first pull on; a limit, and an interrupt of the thread that pulled
   * first, end it with a {@link org.nqueens.result.SearchStoppedException}. A source whose numbers
   * are not random, such as a constant one, ends it with an {@link IllegalArgumentException} after
   * so many draws as a fair source needs with a probability below 2^-64.
   *
   * @param model the model
   * @param random the source of randomness, used by the thread that pulls
   * @return an infinite sequential stream
   * @throws IllegalArgumentException if solutions are rarer than one in 1e9 random placements, or
   *     none is found by random descents, as where there is none; the message has the figure and
   *     the way out
   * @throws org.nqueens.result.SearchStoppedException if a limit or an interrupt comes before the
   *     estimate
   */
  Stream<Placement> sample(QueensModel model, RandomGenerator random);
}
