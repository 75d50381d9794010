package org.nqueens.contract;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.TreeSearch;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;

/**
 * The backend under test and the sizes of its tests. The defaults of the sizes suit a backend that
 * backtracks without propagation; a stronger backend overrides them with larger ones.
 *
 * <p>Each test runs on a thread of its own. It fails if it has not ended after 60 s, or after 30 s
 * if it is one of {@link StopSignalContract}, which come first; the configuration parameter of
 * JUnit, or system property, {@code nqueens.contract.seconds} replaces both bounds. Where more
 * threads want to run than the machine has processors, a second lasts as much longer, up to twenty
 * times. A test that waits for a JVM of its own fails with the bound of {@link ForkedJvm}. Tests
 * that follow are skipped while a search runs on. Every five seconds a line on standard output
 * tells which test runs, and for how long. A test fails, too, if a thread that it has started is
 * alive after it, see {@link #keptThreads}. Threads of the whole JVM are compared, so that no other
 * test class runs at once.
 *
 * <p>The tests of a class share one instance of it. A test that takes a level or a strategy as its
 * argument runs for those that the backend has; any other test of what it does not claim is skipped
 * with a message that begins with "does not apply".
 */
@ExtendWith(BoundedTest.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Isolated("all threads of the JVM are compared before and after a test")
public interface BackendFixture {

  /** A search that no backend finishes, and in which placements are far between. */
  QueensModel ENDLESS = QueensModel.of(40);

  /** An endless search of a model with lookups, which is beyond an engine for plain boards. */
  QueensModel ENDLESS_LOOKUPS =
      ENDLESS.toBuilder().allDifferent("every other row", parity(0), parity(39)).build();

  /** A search that no backend finishes because of its 12^12 placements; the first is all zeros. */
  QueensModel UNCONSTRAINED = QueensModel.builder(12).build();

  private static View parity(int column) {
    return View.lookup(column, IntStream.range(0, 40).map(row -> row % 2).toArray());
  }

  /** The id of the backend under test; the only method that a test must implement. */
  String backend();

  /**
   * The largest n, from 8 to 12, of the boards that are enumerated or counted to the end. 8 by
   * default, with 92 placements; 12 has 14,200.
   */
  default int largestEnumeration() {
    return 8;
  }

  /**
   * The largest n, from 8 on, of the boards of which one or two placements are found: the plain
   * board of that size, whose placement the facade may construct, and smaller boards that are
   * searched (two placements on at most 12 columns, blocked squares on at most 20). 10 by default.
   */
  default int sizeForFindAny() {
    return 10;
  }

  /**
   * How many random models of up to 7 columns are compared with brute force. Half as many symmetric
   * models and a tenth as many crowded boards are tested too. 50 by default.
   */
  default int randomModels() {
    return 50;
  }

  /**
   * Whether the effort that the backend reports is that of one binary tree, as {@link
   * org.nqueens.result.SearchStatistics} defines it: true by default. A solver that learns clauses
   * has no such tree.
   */
  default boolean searchesATree() {
    return true;
  }

  /**
   * The largest number of threads that the backend keeps on purpose when no search runs, over all
   * searches together, as a pool does. They are daemons, since a program must be able to end. 0 by
   * default.
   */
  default int keptThreads() {
    return 0;
  }

  /** A builder for the backend under test. */
  default QueensSolverBuilder with() {
    return QueensSolver.builder().backend(backend());
  }

  /** A solver on the backend under test without further options. */
  default QueensSolver solver() {
    return with().build();
  }

  /** A solver on the backend under test that searches on so many threads. */
  default QueensSolver solver(int threads) {
    return with().threads(threads).build();
  }

  /** The searches of one tree on the backend under test. */
  default TreeSearch tree() {
    return solver().tree();
  }

  /** The searches of one tree on the backend under test by a strategy. */
  default TreeSearch tree(SearchStrategy strategy) {
    return with().strategy(strategy).build().tree();
  }

  /** A builder for the backend under test that leaves the order of the placements to it. */
  default QueensSolverBuilder inAnyOrder() {
    return with().anyOrder();
  }

  /** The backend itself, which is asked, as by the facade, whether it is available. */
  default SolverBackend spi() {
    SolverBackend backend = BackendRegistry.load().find(backend()).orElseThrow();
    backend
        .unavailability()
        .ifPresent(
            reason -> {
              throw new AssertionError(backend() + " is unavailable: " + reason);
            });
    return backend;
  }

  /** Whether the backend under test runs a strategy. */
  default boolean supports(SearchStrategy strategy) {
    return spi().capabilities().supports(strategy);
  }

  /** Whether a backend runs strategies that an application wrote. */
  static boolean runsCustomStrategies(SolverBackend backend) {
    return backend.capabilities().supports(SearchStrategy.FIRST_FAIL::next);
  }

  /** The levels that the backend under test keeps. */
  default Stream<Propagation> keptLevels() {
    return spi().capabilities().levels().stream();
  }

  /** The levels that the backend under test keeps and traces. */
  default Stream<Propagation> tracedLevels() {
    return spi() instanceof TracingBackend ? keptLevels() : Stream.empty();
  }

  /** The sizes, from 1 to 12, of the boards that are enumerated or counted to the end. */
  default IntStream enumeratedSizes() {
    return IntStream.rangeClosed(1, largestEnumeration());
  }

  /**
   * Skips the test of what the backend under test does not claim to do.
   *
   * @param otherwise what the backend does instead
   */
  default void assumeApplies(boolean applies, Supplier<String> otherwise) {
    assumeTrue(applies, () -> "does not apply: " + backend() + " " + otherwise.get());
  }

  /** Skips the test if the backend under test does not answer a question. */
  default void assumeAnswers(Question question) {
    assumeApplies(!question.showsTree() || spi() instanceof TracingBackend, () -> "shows no trees");
  }

  /** Skips the test if the backend under test does not run a strategy. */
  default void assumeSupports(SearchStrategy strategy) {
    assumeApplies(supports(strategy), () -> "does not support " + strategy);
  }

  /** Skips the test if the backend under test runs no strategies that an application wrote. */
  default void assumeRunsCustomStrategies() {
    assumeApplies(runsCustomStrategies(spi()), () -> "runs no custom strategies");
  }

  /** All placements, in the order of delivery; the search must be exhaustive. */
  default List<Placement> all(QueensSolver solver, QueensModel model) {
    List<Placement> placements = new ArrayList<>();
    return complete(placements, solver.enumerate(model, placements::add));
  }

  /** All placements of one tree, in the order of delivery; the search must be exhaustive. */
  default List<Placement> all(TreeSearch tree, QueensModel model) {
    List<Placement> placements = new ArrayList<>();
    return complete(placements, tree.enumerate(model, placements::add));
  }

  private static List<Placement> complete(List<Placement> placements, SolveResult result) {
    if (result.completion() != Completion.EXHAUSTED || result.solutions() != placements.size()) {
      throw new AssertionError(
          result + " does not agree with " + placements.size() + " placements delivered");
    }
    return placements;
  }
}
