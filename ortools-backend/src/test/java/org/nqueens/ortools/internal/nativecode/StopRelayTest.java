package org.nqueens.ortools.internal.nativecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.CpBackend;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class StopRelayTest {
  private static boolean threadRuns() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals("nqueens-stop-relay"));
  }

  @Test
  void repeatsTheStopUntilItIsClosed() throws InterruptedException {
    AtomicBoolean requested = new AtomicBoolean();
    AtomicInteger stops = new AtomicInteger();
    StopRelay relay = StopRelay.open(requested::get, stops::incrementAndGet);
    StopRelay other = StopRelay.open(() -> false, stops::incrementAndGet);
    try (other;
        relay) {
      assertThat(relay.sent()).isFalse();
      requested.set(true);
      while (stops.get() < 3) {
        Thread.sleep(1);
      }
    }
    int stopped = stops.get();
    assertThat(relay.sent()).isTrue();
    assertThat(other.sent()).isFalse();
    Thread.sleep(10);
    assertThat(stops.get()).isEqualTo(stopped);
  }

  /** The pauses are 1, 2, 4 ms and so on: there are ten in a second, however long they last. */
  @Test
  void restsWhileTheSearchIsInOneCallOfJava() throws InterruptedException {
    AtomicInteger polls = new AtomicInteger();
    try (StopRelay relay = StopRelay.open(() -> polls.incrementAndGet() < 0, () -> {})) {
      relay.enterJava();
      int before = polls.get();
      Thread.sleep(300);
      int resting = polls.get();
      assertThat(resting - before).isLessThanOrEqualTo(12);
      relay.leaveJava();
      while (polls.get() < resting + 20) {
        Thread.sleep(1);
      }
    }
  }

  @Test
  void hasAThreadForAsLongAsItIsOpen() {
    try (StopRelay outer = StopRelay.open(() -> false, () -> {})) {
      StopRelay inner = StopRelay.open(() -> false, () -> {});
      inner.close();
      assertThat(threadRuns()).isTrue();
      assertThat(outer.sent()).isFalse();
    }
    assertThat(threadRuns()).isFalse();
  }

  /** A search stopped at any moment never passes for a complete one, and the JVM lives on. */
  @Test
  void survivesStopsAtAnyMoment() {
    int searches = Gate.cases(150, 300);
    long seed = Gate.random("stops at any moment").nextLong();
    ForkedJvm.Exit exit =
        new ForkedJvm()
            .option("-Xmx64m")
            .run(StopsAtAnyMoment.class, String.valueOf(searches), String.valueOf(seed));
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output().lines())
        .hasSize(2)
        .allMatch(
            line -> line.matches(searches / 50 + " undisturbed, \\d+ complete, [1-9]\\d* stopped"));
  }

  /** Searches on two threads, most of which are stopped at a random moment. */
  static final class StopsAtAnyMoment {
    private final int searches;
    private final Random random;
    private int undisturbed;
    private int complete;
    private int stopped;
    private long duration;

    private StopsAtAnyMoment(int searches, long seed) {
      this.searches = searches;
      this.random = new Random(seed);
    }

    public static void main(String[] arguments) throws InterruptedException {
      int searches = Integer.parseInt(arguments[0]);
      long seed = Long.parseLong(arguments[1]);
      CpBackend backend = new CpBackend();
      backend.unavailability();
      Thread other = new Thread(() -> new StopsAtAnyMoment(searches, seed).search(backend));
      other.start();
      new StopsAtAnyMoment(searches, seed + 1).search(backend);
      other.join();
    }

    private void search(CpBackend backend) {
      for (int i = 0; i < searches; i++) {
        if (i % 50 == 0) {
          System.gc();
          searchToTheEnd(backend);
        }
        // Up to twice the time of a whole search: about half of the searches are stopped.
        long start = System.nanoTime();
        long stopAfter = (long) (2 * duration * random.nextDouble());
        SearchOutcome outcome = search(backend, () -> System.nanoTime() - start >= stopAfter);
        if (outcome.exhausted()) {
          requireAll(outcome);
          complete++;
        } else {
          stopped++;
        }
      }
      System.out.printf(
          "%d undisturbed, %d complete, %d stopped%n", undisturbed, complete, stopped);
    }

    private void searchToTheEnd(CpBackend backend) {
      long start = System.nanoTime();
      requireAll(search(backend, () -> false));
      duration = System.nanoTime() - start;
      undisturbed++;
    }

    private static SearchOutcome search(CpBackend backend, BooleanSupplier stop) {
      return backend.search(
          new SearchRequest(QueensModel.of(8), SearchStrategy.LEXICOGRAPHIC, stop), rows -> true);
    }

    private static void requireAll(SearchOutcome outcome) {
      if (!outcome.exhausted() || outcome.solutions() != 92) {
        System.out.println("not all solutions: " + outcome);
        System.exit(1);
      }
    }
  }
}
