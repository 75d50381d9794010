/**
 * The service-provider interface: what a solver of queens models implements to become a backend.
 *
 * <p>A {@link org.nqueens.spi.SolverBackend} does one thing: it searches a {@link
 * org.nqueens.model.QueensModel} on the calling thread and passes every solution to a {@link
 * org.nqueens.spi.PlacementSink}. The facade, {@code QueensSolver}, does everything else once for
 * all backends: limits, threads, the order over threads, counting, interrupts and exceptions of the
 * consumer. A backend therefore has one method with an algorithm, here of a backtracking search:
 *
 * <pre>{@code
 * @Override
 * public SearchOutcome search(SearchRequest request, PlacementSink sink) {
 *   Search search = new Search(request, sink, new int[request.model().size()]);
 *   boolean exhausted = search.fill(0);
 *   return SearchOutcome.ofTree(exhausted, search.solutions, search.decisions, search.failures);
 * }
 * }</pre>
 *
 * <p>The two other methods that it must have return its id and a description. {@code fill} places
 * the queen of a column in each allowed row that no earlier queen attacks and continues with the
 * next column. At a solution it calls {@code sink.accept}; it stops when the sink returns false or
 * {@code request.stopRequested()} becomes true. The whole backend, {@code CheckingBackend} of the
 * tutorial, has about 70 lines. The second example, {@code examples/choco}, also has levels of
 * propagation, splitting and traces.
 *
 * <p>A backend declares everything else that it can do, by {@link org.nqueens.spi.Capabilities} or
 * by implementing another interface. The facade refuses whatever is not declared before the search
 * begins.
 *
 * <h2>The contract of a search</h2>
 *
 * <ol>
 *   <li>The sink receives each solution exactly once, in the order of the strategy of the {@link
 *       org.nqueens.spi.SearchRequest}. The strategy has already begun the search, so the backend
 *       only asks it for decisions. A request without a strategy allows any order that depends only
 *       on the model. It reaches only a backend with an empty {@code preferredStrategy}.
 *   <li>The sink is called on the thread that called {@code search}, one placement at a time, with
 *       the row of each column. It copies the array, which may be reused.
 *   <li>If the sink answers {@code false}, the backend does not call it again and returns promptly.
 *       The sink never throws, and native code may call it.
 *   <li>The search polls {@code stopRequested} of the request every few milliseconds. Once true, it
 *       stays true, and the search returns soon. Interrupts, limits and tokens are all reported by
 *       this signal. A solver that reads the interrupt flag itself must not end the search because
 *       of it.
 *   <li>The {@link org.nqueens.spi.SearchOutcome} is exhausted if and only if the whole search
 *       space was explored. Its number of solutions is the number of calls of the sink.
 *   <li>When the method returns or throws, the native memory and the threads of the search are
 *       released.
 *   <li>Several threads may search by one backend at once, and a sink may start another search of
 *       the same backend.
 * </ol>
 *
 * <p>In every search the facade checks the shape, the thread, a fixed order and the number of the
 * placements, and that an incomplete search was told to stop. A breach is a {@link
 * org.nqueens.spi.BackendException}. An exception of the backend itself reaches the application
 * unchanged.
 *
 * <p>The values of views may be any {@code int}. A solver with variables of a smaller range
 * renumbers the values of each constraint by {@link org.nqueens.model.ValueIndex#closeNumbers}: by
 * their rank for the levels {@code VALUE} and {@code DOMAIN}. For {@code BOUNDS} among m views it
 * can shorten each gap of more than m between two values to m without a change of the consequences.
 *
 * <h2>Options</h2>
 *
 * <ul>
 *   <li>{@link org.nqueens.spi.SolverBackend} has methods for the reason why a backend is
 *       unavailable, for its {@link org.nqueens.spi.Capabilities}, for its own searches for first
 *       solutions, and for its fastest strategy. The constructor loads nothing, such as a native
 *       library.
 *   <li>A {@link org.nqueens.spi.CountingBackend} counts without making placements.
 *   <li>A {@link org.nqueens.spi.TracingBackend} shows its search tree. {@link
 *       org.nqueens.spi.support.TraceReplay} derives the causes of removals from decisions and
 *       domains.
 *   <li>A {@link org.nqueens.spi.SplittingBackend} divides a search by its own decisions, others by
 *       {@link org.nqueens.spi.support.PrefixSplit}.
 * </ul>
 *
 * <p>A search by several threads is always a split into parts; a backend uses one thread for each.
 *
 * <h2>Registration</h2>
 *
 * <p>{@link java.util.ServiceLoader} finds a backend: a public class with a public constructor
 * without parameters. Its name is in a file {@code META-INF/services/org.nqueens.spi.SolverBackend}
 * or, in a module, in {@code provides org.nqueens.spi.SolverBackend with ...}. {@link
 * org.nqueens.spi.BackendRegistry} lists the backends found.
 *
 * <h2>The contract suite</h2>
 *
 * <p>The artifact nqueens-backend-tests ({@code <scope>test</scope>}) has the suite {@code
 * org.nqueens.contract.BackendContract}, which every backend should pass. It brings JUnit Jupiter
 * and AssertJ. A test class names the backend:
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
 * <p>At each level of propagation that a backend supports, the suite compares its decisions and
 * failures with the embedded engine, on models with views near each other and far apart. It
 * requires a cause for each event of a trace at such a level, and checks the identities of {@link
 * org.nqueens.result.SearchStatistics}. A backend without a search tree switches these identities
 * off by {@code searchesATree}.
 *
 * <p>A test fails if a search does not hear the stop signal within 30 s, does not end within a
 * minute (both later on a busy machine), or leaves a new thread alive. A backend that keeps daemon
 * threads on purpose declares their number by {@code keptThreads}. Every five seconds the suite
 * prints which test runs.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.spi;

import org.jspecify.annotations.NullMarked;
