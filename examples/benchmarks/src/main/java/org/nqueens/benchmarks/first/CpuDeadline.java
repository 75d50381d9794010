package org.nqueens.benchmarks.first;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.nqueens.search.StopToken;

/**
 * A stop token for the calling thread, which a thread of its own stops when the calling thread has
 * taken some CPU time. Where other programs share the processors, it is a fairer limit than time.
 */
public final class CpuDeadline implements AutoCloseable {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final long PAUSE_MILLIS = 5;

  private final StopToken token = new StopToken();
  private final long start = THREADS.getCurrentThreadCpuTime();
  private final Thread watch;

  /**
   * Starts to measure the calling thread.
   *
   * @param limit its CPU time
   */
  public CpuDeadline(Duration limit) {
    long caller = Thread.currentThread().getId();
    long end = start + limit.toNanos();
    watch = new Thread(() -> watch(caller, end), "deadline");
    watch.setDaemon(true);
    watch.start();
  }

  private void watch(long caller, long end) {
    try {
      while (THREADS.getThreadCpuTime(caller) < end) {
        Thread.sleep(PAUSE_MILLIS);
      }
      token.stop();
    } catch (InterruptedException e) {
      // The measurement is over.
    }
  }

  /** The token, stopped at the end of the time. */
  public StopToken token() {
    return token;
  }

  /** The CPU time of the calling thread so far. */
  public Duration elapsed() {
    return Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
  }

  @Override
  public void close() {
    watch.interrupt();
  }
}
