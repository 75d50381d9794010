package org.nqueens.internal.run;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.result.Completion;

/** The threads that search on behalf of one call. */
public final class WorkerThreads {
  private WorkerThreads() {}

  /**
   * Starts daemon threads, so that a forgotten search does not keep a program from ending. If one
   * cannot be started, the others are stopped before the exception is passed on.
   */
  public static List<Thread> start(int threads, String backend, Runnable work, StopSignal stop) {
    List<Thread> workers = new ArrayList<>(threads);
    try {
      for (int i = 0; i < threads; i++) {
        Thread thread = new Thread(work, "nqueens-" + backend + "-" + i);
        thread.setDaemon(true);
        // Listed first, so that a thread that runs is always joined.
        workers.add(thread);
        thread.start();
      }
      return workers;
    } catch (Throwable t) {
      stop.stop(Completion.STOPPED_BY_CONSUMER);
      join(workers, stop);
      throw t;
    }
  }

  /**
   * Waits for the end of threads; an interrupt stops their search and stays set. Returns only when
   * all have ended; unless interrupted, allocates nothing, as a lack of memory may have ended the
   * search.
   */
  public static void join(List<Thread> workers, StopSignal stop) {
    boolean interrupted = false;
    for (int i = 0; i < workers.size(); i++) {
      while (workers.get(i).isAlive()) {
        try {
          workers.get(i).join();
        } catch (InterruptedException | OutOfMemoryError e) { // memory was lacking for the former
          interrupted = true;
          stop.stop(Completion.INTERRUPTED);
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
