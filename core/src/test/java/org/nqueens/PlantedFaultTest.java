package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;
import org.nqueens.contract.AnswerContract;
import org.nqueens.contract.LevelContract;
import org.nqueens.contract.StoppingContract;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** The contract suite finds faults that leave every answer right. */
class PlantedFaultTest {
  private static final SolverBackend EMBEDDED =
      BackendRegistry.load().find("embedded").orElseThrow();

  /** Ends the threads that the backends below leave behind or keep. */
  private static volatile CountDownLatch released = new CountDownLatch(0);

  @BeforeEach
  void hold() {
    released = new CountDownLatch(1);
  }

  @AfterEach
  void release() throws InterruptedException {
    released.countDown();
    for (Thread thread : planted()) {
      thread.join();
    }
  }

  private static List<Thread> planted() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().matches("planted.*|contract-.*"))
        .toList();
  }

  /** The embedded engine with a fault, which claims all levels. */
  private abstract static class Planted extends DelegatingBackend {
    Planted() {
      super(EMBEDDED);
    }

    @Override
    public boolean supports(Propagation level) {
      return true;
    }
  }

  /** Propagates to another level than is asked. */
  private static final class KeepsAnotherLevel extends Planted {
    private final Propagation kept;

    KeepsAnotherLevel(Propagation kept) {
      this.kept = kept;
    }

    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      return super.search(
          new SearchRequest(request.model(), request.strategy(), kept, request.stopRequested()),
          sink);
    }
  }

  /** Tells a level for requests without one, and propagates to a weaker one. */
  private static final class TellsAnotherLevel extends Planted {
    @Override
    public Propagation propagation(SearchRequest request) {
      return Propagation.DOMAIN;
    }

    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      return new KeepsAnotherLevel(Propagation.BOUNDS).search(request, sink);
    }
  }

  private static final class DoublesItsDecisions extends Planted {
    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      SearchOutcome outcome = super.search(request, sink);
      return new SearchOutcome(
          outcome.exhausted(), outcome.solutions(), 2 * outcome.decisions(), outcome.failures());
    }
  }

  private record Levels(SolverBackend spi) implements LevelContract {
    @Override
    public String backend() {
      return "planted";
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BOUNDS", "DOMAIN", "COVERAGE"})
  void aBackendThatOnlyEliminatesValuesClaimsNoMore(Propagation claimed) {
    Levels levels = new Levels(new KeepsAnotherLevel(Propagation.VALUE));
    levels.searchesTheTreeOfALevelThatItClaims(Propagation.VALUE);
    assertThatThrownBy(() -> levels.searchesTheTreeOfALevelThatItClaims(claimed))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(
            "decisions at %s by FIRST_UNBOUND / SMALLEST on model".formatted(claimed));
  }

  @ParameterizedTest
  @CsvSource({
    "VALUE, BOUNDS",
    "VALUE, COVERAGE",
    "VALUE, DOMAIN",
    "BOUNDS, DOMAIN",
    "BOUNDS, COVERAGE",
    "COVERAGE, DOMAIN",
    "COVERAGE, BOUNDS",
    "DOMAIN, BOUNDS",
    "DOMAIN, COVERAGE"
  })
  void aBackendKeepsTheVeryLevelThatItClaims(Propagation claimed, Propagation kept) {
    Levels levels = new Levels(new KeepsAnotherLevel(kept));
    assertThatThrownBy(() -> levels.searchesTheTreeOfALevelThatItClaims(claimed))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(" at " + claimed + " by ");
  }

  @Test
  void aBackendKeepsTheLevelThatItTellsWithoutBeingAsked() {
    Levels levels = new Levels(new TellsAnotherLevel());
    assertThatThrownBy(levels::searchesTheTreeOfALevelThatItReports)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(" at domain by ");
  }

  @Test
  void decisionsAreNotCountedTwice() {
    Levels levels = new Levels(new DoublesItsDecisions());
    assertThatThrownBy(() -> levels.searchesTheTreeOfALevelThatItClaims(Propagation.VALUE))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("decisions at value by ");
    assertThatThrownBy(levels::countsTheNodesOfABinaryTree)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("failures and solutions by ");
  }

  private static void awaitRelease() {
    boolean interrupted = true;
    while (interrupted) {
      try {
        released.await();
        interrupted = false;
      } catch (InterruptedException e) {
        // Deaf to interrupts as well.
      }
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "planted");
    thread.setDaemon(true);
    return thread;
  }

  /** The answers of the embedded engine, with something done at each search. */
  private abstract static class Beside implements AnswerContract {
    abstract void search();

    @Override
    public String backend() {
      return "planted";
    }

    @Override
    public SolverBackend spi() {
      return ScriptedBackend.inOrder(
          (request, sink) -> {
            search();
            return EMBEDDED.search(request, sink);
          });
    }
  }

  static final class LeavesAThread extends Beside {
    @Override
    void search() {
      daemon(PlantedFaultTest::awaitRelease).start();
    }
  }

  static final class LeavesMoreThanItDeclares extends Beside {
    @Override
    void search() {
      daemon(PlantedFaultTest::awaitRelease).start();
    }

    @Override
    public int keptThreads() {
      return 2;
    }
  }

  static final class LeavesAThreadThatKeepsAProgramFromEnding extends Beside {
    @Override
    void search() {
      new Thread(PlantedFaultTest::awaitRelease, "planted").start();
    }

    @Override
    public int keptThreads() {
      return 100;
    }
  }

  /** No fault: its pool is a daemon that all searches share. */
  static final class KeepsAPool extends Beside {
    private static final ExecutorService POOL =
        Executors.newSingleThreadExecutor(PlantedFaultTest::daemon);

    @Override
    void search() {
      POOL.submit(() -> {});
    }

    @Override
    public int keptThreads() {
      return 1;
    }
  }

  /** No fault: its threads end soon after the search. */
  static final class LetsAThreadEnd extends Beside {
    @Override
    void search() {
      daemon(() -> {}).start();
    }
  }

  static final class Hangs extends Beside {
    @Override
    void search() {
      awaitRelease();
    }
  }

  /** Searches to the end, which on an endless board means until it is released. */
  static final class NeverPolls implements StoppingContract {
    @Override
    public String backend() {
      return "planted";
    }

    @Override
    public SolverBackend spi() {
      return ScriptedBackend.inOrder(
          (request, sink) ->
              EMBEDDED.search(
                  new SearchRequest(
                      request.model(),
                      SearchStrategy.LEXICOGRAPHIC,
                      () -> released.getCount() == 0),
                  sink));
    }

    @Override
    public QueensSolverBuilder with() {
      return QueensSolver.builder().backend(spi());
    }
  }

  private static TestExecutionSummary run(Class<?> suite) {
    return run(suite, 30);
  }

  private static TestExecutionSummary run(Class<?> suite, int seconds) {
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(suite))
                .configurationParameter("nqueens.contract.seconds", Integer.toString(seconds))
                .build(),
            listener);
    return listener.getSummary();
  }

  private static Stream<String> failures(TestExecutionSummary summary) {
    return summary.getFailures().stream().map(failure -> failure.getException().getMessage());
  }

  /** One search in each of five tests. */
  @Test
  void noThreadIsLeftBehind() {
    assertThat(failures(run(LeavesAThread.class)))
        .hasSize(5)
        .allMatch(message -> message.startsWith("left behind: planted (daemon); end the threads"));
  }

  @Test
  void noMoreDaemonsAreKeptThanTheFixtureDeclares() {
    TestExecutionSummary summary = run(LeavesMoreThanItDeclares.class);
    assertThat(summary.getTestsSucceededCount()).isEqualTo(2);
    assertThat(failures(summary))
        .hasSize(3)
        .allMatch(message -> message.endsWith("by keptThreads of the fixture (2)"));
  }

  @Test
  void whatIsKeptIsADaemon() {
    assertThat(failures(run(LeavesAThreadThatKeepsAProgramFromEnding.class)))
        .hasSize(5)
        .allMatch(message -> message.startsWith("left behind: planted; "));
  }

  @Test
  void aBoundedPoolMayBeKept() {
    TestExecutionSummary summary = run(KeepsAPool.class);
    KeepsAPool.POOL.shutdown();
    assertThat(failures(summary)).isEmpty();
    assertThat(summary.getTestsSucceededCount()).isEqualTo(5);
  }

  @Test
  void aThreadMayEndSoonAfterItsSearch() {
    TestExecutionSummary summary = run(LetsAThreadEnd.class);
    assertThat(failures(summary)).isEmpty();
    assertThat(summary.getTestsSucceededCount()).isEqualTo(5);
  }

  @Test
  void aSearchThatHangsFailsOnceAndStopsTheRest() {
    TestExecutionSummary summary = run(Hangs.class, 1);
    assertThat(failures(summary))
        .singleElement()
        .asString()
        .endsWith(
            " has not ended within 1 s: a search has not ended, or has not heard a stop signal; the traces below show where it is");
    assertThat(summary.getTestsAbortedCount()).isEqualTo(5);
    assertThat(summary.getFailures().get(0).getException().getSuppressed()[0].getStackTrace())
        .anyMatch(frame -> frame.getMethodName().equals("awaitRelease"));
  }

  @Test
  void aSearchThatNeverPollsFailsOnceAndStopsTheRest() {
    TestExecutionSummary summary = run(NeverPolls.class, 1);
    assertThat(failures(summary))
        .containsExactly(
            "hearsTheStopSignalOfItsRequest has not ended within 1 s: the search has not heard the stop signal; the traces below show where it is");
    assertThat(summary.getTestsSucceededCount()).isZero();
    assertThat(summary.getTestsAbortedCount()).isGreaterThan(40);
  }
}
