package org.nqueens.tutorial;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.StopToken;

/**
 * A count as a future: to cancel a {@link CompletableFuture} interrupts no thread, so that a token
 * stops the search.
 */
public final class CancelCount {
  @SuppressWarnings("FutureReturnValueIgnored") // the caller has the future that it depends on
  private static void stopWith(CompletableFuture<?> future, StopToken token) {
    future.whenComplete((value, failure) -> token.stop());
  }

  /** Counts by an executor of platform threads, since a search computes and never waits. */
  static CompletableFuture<Long> count(QueensModel model, Executor executor) {
    StopToken token = new StopToken();
    QueensSolver solver = QueensSolver.builder().stopToken(token).build();
    CompletableFuture<Long> future =
        CompletableFuture.supplyAsync(() -> solver.count(model), executor);
    stopWith(future, token);
    return future;
  }

  /** Waits for one count, and cancels another one that would take hours. */
  public static void main(String[] arguments) throws InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    CompletableFuture<Long> small = count(QueensModel.of(10), executor);
    CompletableFuture<Long> large = count(QueensModel.of(22), executor);
    System.out.println("10 queens: " + small.join());
    System.out.println("22 queens: cancelled " + large.cancel(true));
    executor.shutdown();
    System.out.println("ended: " + executor.awaitTermination(1, TimeUnit.MINUTES));
  }
}
