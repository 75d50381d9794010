/**
 * The service-provider interface: the types that a solver of queens models implements.
 *
 * <p>A {@link org.nqueens.spi.SolverBackend} translates a {@link org.nqueens.model.QueensModel},
 * searches it on the calling thread, and hands every solution to a {@link
 * org.nqueens.spi.PlacementSink}. Limits, threads, the order over threads, counting, exceptions of
 * the consumer and interrupts are the work of the facade, done once for all backends. A backend of
 * about a hundred lines is complete; {@code CheckingBackend} of the tutorial is an example. A
 * second one, with levels, splitting and traces, is {@code examples/choco}.
 *
 * <h2>The contract of a search</h2>
 *
 * <ol>
 *   <li>The sink receives each solution exactly once, in the order of the strategy of the {@link
 *       org.nqueens.spi.SearchRequest}. A request without a strategy means any order that depends
 *       on the model alone; it reaches only a backend whose {@code preferredStrategy} is empty. The
 *       strategy of a request has begun already: the backend asks it for decisions only.
 *   <li>The sink is called on the thread that called {@code search}, one placement at a time, with
 *       the row of each column. It copies the array, which may be reused.
 *   <li>An answer of {@code false} from the sink ends the search: no further call of the sink, and
 *       a prompt return. The sink never throws, and native code may call it.
 *   <li>The search polls {@code stopRequested} of the request every few milliseconds. Once true, it
 *       stays true, and the search returns soon. It answers for interrupts, limits and tokens: a
 *       solver that reads the interrupt flag itself must not take it for the end of the search.
 *   <li>The {@link org.nqueens.spi.SearchOutcome} is exhausted if and only if the whole search
 *       space was explored. Its number of solutions is the number of calls of the sink.
 *   <li>On return, and on an exception, the native memory and the threads of the search are
 *       released.
 *   <li>Several threads may search by one backend at once, and a sink may start another search of
 *       the same backend.
 * </ol>
 *
 * <p>The facade checks the shape, the thread, a fixed order and the number of the placements in
 * every call, and that an incomplete search had a reason; a breach is a {@link
 * org.nqueens.spi.BackendException}. An exception of the backend itself reaches the application
 * unchanged.
 *
 * <p>The values of views may be any {@code int}. A solver with smaller variables numbers the values
 * of a constraint anew: by their rank for the levels {@code VALUE} and {@code DOMAIN}; for {@code
 * BOUNDS} among m views, a gap of more than m between two values can be shortened to m, which
 * changes no consequence.
 *
 * <h2>Options</h2>
 *
 * <ul>
 *   <li>{@link org.nqueens.spi.SolverBackend#unavailability} gives the reason and the remedy where
 *       a part is missing, such as a native library. The constructor loads nothing.
 *   <li>{@link org.nqueens.spi.SolverBackend#capabilities} is a record of what the backend can do
 *       beyond the default strategy: other strategies, {@link org.nqueens.search.Propagation}
 *       levels that it keeps at every node, dead ends, limits of trees; and the largest board.
 *   <li>{@link org.nqueens.spi.SolverBackend#attempts} are the backend's own ways to first
 *       solutions.
 *   <li>{@link org.nqueens.spi.SolverBackend#preferredStrategy} is the strategy that finds all
 *       solutions of a model soonest, for requests in which the order does not matter.
 *   <li>{@link org.nqueens.spi.CountingBackend} is for a solver that counts without making
 *       placements. The facade counts the solutions of other backends in the sink.
 *   <li>{@link org.nqueens.spi.TracingBackend} is for a solver that shows its search tree. {@link
 *       org.nqueens.spi.support.TraceReplay} derives the causes of removals from decisions and
 *       domains.
 *   <li>{@link org.nqueens.spi.SplittingBackend} is for a solver that divides a search by its own
 *       decisions. Without it the facade splits by the queens of the first columns, {@link
 *       org.nqueens.spi.support.PrefixSplit}, under strategies of fixed order only.
 * </ul>
 *
 * <p>A search by several threads is always a split: a backend uses one thread.
 *
 * <h2>Registration</h2>
 *
 * <p>{@link java.util.ServiceLoader} finds a backend, a public class with a public constructor
 * without parameters, by a file {@code META-INF/services/org.nqueens.spi.SolverBackend} with the
 * name of the class or, in a module, by {@code provides org.nqueens.spi.SolverBackend with ...}.
 * {@link org.nqueens.spi.BackendRegistry} lists the backends found.
 *
 * <h2>The contract suite</h2>
 *
 * <p>The artifact nqueens-backend-tests ({@code <scope>test</scope>}) has the suite {@code
 * org.nqueens.contract.BackendContract}, which every backend should pass. It brings JUnit Jupiter
 * and AssertJ, and needs only the id of the backend:
 *
 * <pre>{@code
 * class MyBackendTest implements BackendContract {
 *   @Override
 *   public String backend() {
 *     return "my-backend";
 *   }
 * }
 * }</pre>
 *
 * <p>The suite compares the decisions and failures at each level that a backend supports with those
 * of the embedded engine, on models with views near each other and far apart, requires a cause for
 * each event of a trace at such a level, and compares its effort with the identities of {@link
 * org.nqueens.result.SearchStatistics}. A test fails if a search has not heard the stop signal
 * within 30 s or not ended within a minute, or later on a busy machine, or if it leaves a new
 * thread alive; every five seconds the suite prints which test runs. A backend that keeps daemon
 * threads on purpose declares their number by {@code keptThreads}, and one whose statistics are not
 * those of a tree says so by {@code searchesATree}.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.spi;

import org.jspecify.annotations.NullMarked;
