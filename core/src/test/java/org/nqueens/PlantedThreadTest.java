package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;
import org.nqueens.contract.AnswerContract;
import org.nqueens.contract.Exhaustive;
import org.nqueens.contract.StopSignalContract;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** The contract suite finds threads that a backend leaves, and searches that do not end. */
class PlantedThreadTest {
  private static final SolverBackend EMBEDDED = BackendRegistry.embedded();

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

  static final class LeavesMoreThanItDeclares extends Beside {
    @Override
    void search() {
      daemon(PlantedThreadTest::awaitRelease).start();
    }

    @Override
    public int keptThreads() {
      return 2;
    }
  }

  static final class LeavesAThreadThatKeepsAProgramFromEnding extends Beside {
    @Override
    void search() {
      new Thread(PlantedThreadTest::awaitRelease, "planted").start();
    }

    @Override
    public int keptThreads() {
      return 100;
    }
  }

  /** No fault: its pool is a daemon that all searches share. */
  static final class KeepsAPool extends Beside {
    private static final ExecutorService POOL =
        Executors.newSingleThreadExecutor(PlantedThreadTest::daemon);

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

  /** Asks to stop only when the test is over, and spends no processor time until then. */
  private static SearchRequest deaf(SearchRequest request) {
    return new SearchRequest(
        request.model(),
        request.strategy(),
        request.propagation(),
        () -> {
          awaitRelease();
          return true;
        });
  }

  /** Hears no signal before it is released. */
  static final class NeverPolls implements AnswerContract, StopSignalContract {
    @Override
    public String backend() {
      return "planted";
    }

    @Override
    public SolverBackend spi() {
      return ScriptedBackend.inOrder((request, sink) -> EMBEDDED.search(deaf(request), sink));
    }
  }

  /** Hears the signal where a sink takes the solutions. */
  static final class NeverPollsWhereItCounts implements StopSignalContract {
    @Override
    public String backend() {
      return "planted";
    }

    @Override
    public SolverBackend spi() {
      return new CountedBackend(
          EMBEDDED, request -> ((CountingBackend) EMBEDDED).count(deaf(request)));
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

  /** One search in each of five tests, of which two may leave a thread. */
  @Test
  void noMoreThreadsAreLeftBehindThanTheFixtureDeclares() {
    TestExecutionSummary summary = run(LeavesMoreThanItDeclares.class);
    assertThat(summary.getTestsSucceededCount()).isEqualTo(2);
    assertThat(failures(summary))
        .hasSize(3)
        .allMatch(message -> message.startsWith("left behind: planted (daemon); end the threads"))
        .allMatch(message -> message.endsWith("by keptThreads of the fixture (2)"));
  }

  @Exhaustive
  @Test
  void whatIsKeptIsADaemon() {
    assertThat(failures(run(LeavesAThreadThatKeepsAProgramFromEnding.class)))
        .hasSize(5)
        .allMatch(message -> message.startsWith("left behind: planted; "));
  }

  @ParameterizedTest
  @ValueSource(classes = {KeepsAPool.class, LetsAThreadEnd.class})
  void aPoolMayBeKeptAndAThreadMayEndSoonAfterItsSearch(Class<?> suite) {
    TestExecutionSummary summary = run(suite);
    KeepsAPool.POOL.shutdown();
    assertThat(failures(summary)).isEmpty();
    assertThat(summary.getTestsSucceededCount()).isEqualTo(5);
  }

  @Test
  void aSearchThatNeverPollsFailsOnceAndStopsTheRest() {
    TestExecutionSummary summary = run(NeverPolls.class, 1);
    assertThat(failures(summary))
        .singleElement()
        .asString()
        .startsWith("StopSignalContract.hearsTheStopSignalOfASearch [1] ")
        .contains(
            " has not ended within 1 s: a search polls SearchRequest.stopRequested() every few milliseconds and returns once it is true; call it at each node");
    assertThat(summary.getTestsSucceededCount()).isZero();
    assertThat(summary.getTestsAbortedCount()).isEqualTo(summary.getTestsFoundCount() - 1);
  }

  @Exhaustive
  @Test
  void aCountThatNeverPollsFailsOnceAndTheSuiteTellsThatItWaits() {
    PrintStream console = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      TestExecutionSummary summary = run(NeverPollsWhereItCounts.class, 10);
      assertThat(failures(summary))
          .singleElement()
          .asString()
          .startsWith("StopSignalContract.hearsTheStopSignalOfACount has not ended within 10 s: ");
      assertThat(summary.getTestsSucceededCount() + summary.getTestsAbortedCount())
          .isEqualTo(summary.getTestsFoundCount() - 1);
    } finally {
      System.setOut(console);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .containsPattern(
            "planted, \\d+ s: test \\d+, StopSignalContract\\.hearsTheStopSignalOfACount, for \\d+ s");
  }
}
