package org.nqueens.contract;

import java.io.IOException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.TreeSearch;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.SearchTrace;

/** Calls that crash a JVM unless a native solver is guarded against them. */
final class CrashCases {
  private final String backend;
  private final int times;

  private CrashCases(String backend, int times) {
    this.backend = backend;
    this.times = times;
  }

  /** Runs with the id of the backend, and how many times each call throws. */
  public static void main(String[] arguments) throws InterruptedException {
    CrashCases cases = new CrashCases(arguments[0], Integer.parseInt(arguments[1]));
    for (int threads = 1; threads <= 2; threads++) {
      cases.consumerThrows(threads);
      cases.consumerCollectsAndNests(threads);
      cases.strategyMisbehaves(threads);
      cases.stopsEverywhere(threads);
    }
    if (cases.traces()) {
      List.of("branched", "pruned", "propagated", "failed", "solved")
          .forEach(cases::listenerMisbehaves);
    }
    cases.collidingSearches();
    System.out.println("the JVM is alive");
  }

  private QueensSolverBuilder with(int threads) {
    return QueensSolver.builder().backend(backend).threads(threads);
  }

  private SolverBackend spi() {
    return BackendRegistry.load().find(backend).orElseThrow();
  }

  private boolean traces() {
    return spi() instanceof TracingBackend;
  }

  private void consumerThrows(int threads) {
    QueensSolver solver = with(threads).build();
    passesOn(
        thrown -> solver.enumerate(QueensModel.of(8), p -> ConsumerContract.Sneaky.sneak(thrown)));
  }

  /** Requires that searches whose caller throws something pass the same object on. */
  private void passesOn(Consumer<Throwable> search) {
    for (Throwable thrown :
        List.of(new IOException(), new IllegalStateException(), new StackOverflowError())) {
      for (int i = 0; i < times; i++) {
        try {
          search.accept(thrown);
          throw new AssertionError("nothing was thrown");
        } catch (Throwable t) {
          require(t == thrown, t.toString());
        }
      }
    }
  }

  /** Searches with a listener that acts at each event of a kind. */
  private SolveResult heard(String kind, int n, Runnable action) {
    EventLog listener =
        new EventLog(
            event -> {
              if (event.equals(kind)) {
                action.run();
              }
            });
    TreeSearch tree = with(1).build().tree().listener(listener);
    return tree.enumerate(QueensModel.of(n), placement -> {});
  }

  /** A listener throws, searches by the same backend and collects, and interrupts its thread. */
  private void listenerMisbehaves(String kind) {
    passesOn(thrown -> heard(kind, 8, () -> ConsumerContract.Sneaky.sneak(thrown)));
    QueensSolver inner = with(1).build();
    int[] events = {0};
    long[] nested = {0};
    heard(
        kind,
        6,
        () -> {
          if (events[0]++ < 4) {
            System.gc();
            nested[0] += inner.enumerate(QueensModel.of(4), placement -> {}).solutions();
            nested[0] += inner.tree().trace(QueensModel.of(4)).result().solutions();
          }
        });
    require(nested[0] == 16, nested[0] + " nested placements at " + kind);
    SolveResult result = heard(kind, 12, Thread.currentThread()::interrupt);
    require(Thread.interrupted(), "no interrupt is left at " + kind);
    require(result.completion() == Completion.INTERRUPTED, result.toString());
  }

  private void consumerCollectsAndNests(int threads) {
    QueensSolver solver = with(threads).build();
    long[] nested = {0};
    solver.enumerate(
        QueensModel.of(6),
        placement -> {
          System.gc();
          nested[0] += solver.enumerate(QueensModel.of(6), p -> System.gc()).solutions();
        });
    require(nested[0] == 16, nested[0] + " nested placements");
  }

  private void strategyMisbehaves(int threads) {
    if (!BackendFixture.runsCustomStrategies(spi())) {
      return;
    }
    SearchStrategy collects =
        state -> {
          System.gc();
          return SearchStrategy.FIRST_FAIL.next(state);
        };
    long found =
        with(threads).strategy(collects).build().enumerate(QueensModel.of(5), p -> {}).solutions();
    require(found == 10, found + " placements");
    readsAStateTooLate(threads);
    List<SearchStrategy> bad =
        List.of(
            state -> null,
            state -> Decision.assign(3, 1_000),
            state -> {
              throw new IllegalStateException();
            });
    for (SearchStrategy strategy : bad) {
      for (int i = 0; i < times; i++) {
        try {
          with(threads).strategy(strategy).build().enumerate(QueensModel.of(8), p -> {});
          throw new AssertionError("nothing was thrown");
        } catch (RuntimeException e) {
          require(e.getMessage().startsWith("strategy ("), e.toString());
        }
      }
    }
  }

  private void readsAStateTooLate(int threads) {
    AtomicReference<SearchState> kept = new AtomicReference<>();
    SearchStrategy keeps =
        state -> {
          kept.set(state);
          return SearchStrategy.LEXICOGRAPHIC.next(state);
        };
    for (int i = 0; i < 20; i++) {
      with(threads).strategy(keeps).build().enumerate(QueensModel.of(6), p -> {});
      System.gc();
      try {
        require(kept.get().min(0) >= -1, "a row");
      } catch (IllegalStateException e) {
        require(e.getMessage().startsWith("state ("), e.toString());
      }
    }
  }

  private void stopsEverywhere(int threads) {
    for (int i = 0; i < 20; i++) {
      with(threads)
          .timeLimit(Duration.ofMillis(i))
          .build()
          .enumerate(QueensModel.of(30), placement -> {});
      if (traces()) {
        Duration limit = Duration.ofMillis(i);
        SearchTrace trace = with(1).timeLimit(limit).build().tree().trace(QueensModel.of(30));
        require(trace.isCut(), trace.toString());
      }
      try (Stream<Placement> stream = with(threads).build().stream(QueensModel.of(9))) {
        Iterator<Placement> iterator = stream.iterator();
        for (int pulled = 0; pulled <= i; pulled++) {
          iterator.next();
        }
      }
    }
  }

  private void collidingSearches() throws InterruptedException {
    QueensSolver solver = with(2).build();
    Runnable work =
        () -> {
          require(solver.count(QueensModel.of(8)) == 92, "a wrong count on two threads");
          for (int i = 0; i < 5 && traces(); i++) {
            SearchTrace trace = with(1).build().tree().trace(QueensModel.of(7));
            require(trace.result().solutions() == 40, trace.toString());
          }
        };
    Thread other = new Thread(work);
    Throwable[] failure = {null};
    other.setUncaughtExceptionHandler((thread, thrown) -> failure[0] = thrown);
    other.start();
    work.run();
    other.join();
    require(failure[0] == null, String.valueOf(failure[0]));
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new AssertionError(message);
    }
  }
}
