package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

@Timeout(60)
class StopRelayTest {
  private static boolean threadRuns() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals("nqueens-stop-relay"));
  }

  @Test
  void repeatsTheStopUntilItIsClosed() throws InterruptedException {
    AtomicBoolean requested = new AtomicBoolean();
    AtomicInteger stops = new AtomicInteger();
    StopRelay relay = new StopRelay(requested::get, stops::incrementAndGet);
    StopRelay other = new StopRelay(() -> false, stops::incrementAndGet);
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

  @Test
  void endsItsThreadWithTheLastSearch() {
    try (StopRelay outer = new StopRelay(() -> false, () -> {})) {
      StopRelay inner = new StopRelay(() -> false, () -> {});
      inner.close();
      assertThat(threadRuns()).isTrue();
      assertThat(outer.sent()).isFalse();
    }
    assertThat(threadRuns()).isFalse();
  }

  /** A search cut at any moment never passes for a whole one, and the JVM lives on. */
  @Test
  void survivesStopsAtAnyMoment() {
    ForkedJvm.Exit exit = new ForkedJvm().option("-Xmx64m").run(StopsAtAnyMoment.class);
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains("1000 searches on 2 threads each");
  }

  /** Stops searches of eight queens, which take some two milliseconds, at random. */
  static final class StopsAtAnyMoment {
    private StopsAtAnyMoment() {}

    public static void main(String[] arguments) throws InterruptedException {
      CpBackend backend = new CpBackend();
      backend.unavailability();
      AtomicBoolean wrong = new AtomicBoolean();
      Runnable searches =
          () -> {
            Random random = new Random();
            for (int i = 0; i < 1000; i++) {
              long stopAt = System.nanoTime() + random.nextInt(3_000_000);
              SearchRequest request =
                  new SearchRequest(
                      QueensModel.of(8),
                      SearchStrategy.LEXICOGRAPHIC,
                      () -> System.nanoTime() - stopAt >= 0);
              SearchOutcome outcome = backend.search(request, rows -> true);
              if (outcome.exhausted() && outcome.solutions() != 92) {
                wrong.set(true);
              }
              if (i % 50 == 0) {
                System.gc();
              }
            }
          };
      Thread other = new Thread(searches);
      other.start();
      searches.run();
      other.join();
      System.out.println("1000 searches on 2 threads each");
      System.exit(wrong.get() ? 1 : 0);
    }
  }
}
