/**
 * Queens problems as data, and solvers that answer them.
 *
 * <p>Start at {@link org.nqueens.QueensSolver}: {@code QueensSolver.enumerate(8, placement -> ...)}
 * answers the plain question, {@code QueensSolver.builder()} makes a solver with a backend, a
 * strategy, threads and limits.
 *
 * <ul>
 *   <li>Solve: {@link org.nqueens} has the solver, {@link org.nqueens.model} the question, {@link
 *       org.nqueens.result} the answers, {@link org.nqueens.search} the strategies and tokens that
 *       stop a search, {@link org.nqueens.trace} a search to look at.
 *   <li>Texts: {@link org.nqueens.format} writes models for this library and for other solvers.
 *   <li>Count far: {@link org.nqueens.sampling} has placements by number and by chance, and
 *       estimates; {@link org.nqueens.batch} divides counts, and keeps them in a journal.
 *   <li>Extend: {@link org.nqueens.spi} is what a backend implements, {@link
 *       org.nqueens.spi.support} helps to implement it.
 * </ul>
 *
 * <h2>Threads, deadlines, cancellation</h2>
 *
 * <p>Solvers are immutable; one solver answers questions of many threads at once, each by a search
 * of its own. A consumer runs on the calling thread. A search computes and never waits, so run it
 * on a platform thread: as many searches on virtual threads as there are processors keep all other
 * virtual threads waiting. For many small boards, solve the boards in parallel, each on one thread;
 * {@code threads} of the builder divides one large search.
 *
 * <p>A time limit holds for each call. The deadline of a {@link org.nqueens.search.StopToken} holds
 * for all calls of the solvers that have it, and any thread may stop a token. An interrupt stops
 * the search of the interrupted thread, and the interrupt flag stays set; closing a stream stops
 * its search. In each case the result names the cause, or the {@link
 * org.nqueens.result.SearchStoppedException} if the answer must be complete. A listener of a {@link
 * org.nqueens.TreeSearch} receives the events of all its searches; concurrent searches mix their
 * events.
 */
module org.nqueens.core {
  requires static org.jspecify;
  requires org.slf4j;

  exports org.nqueens;
  exports org.nqueens.batch;
  exports org.nqueens.format;
  exports org.nqueens.model;
  exports org.nqueens.result;
  exports org.nqueens.sampling;
  exports org.nqueens.search;
  exports org.nqueens.spi;
  exports org.nqueens.spi.support;
  exports org.nqueens.trace;

  uses org.nqueens.spi.SolverBackend;
  uses org.slf4j.spi.SLF4JServiceProvider;

  provides org.nqueens.spi.SolverBackend with
      org.nqueens.internal.engine.EmbeddedBackend;
}
