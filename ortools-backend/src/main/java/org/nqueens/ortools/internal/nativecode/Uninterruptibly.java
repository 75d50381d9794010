package org.nqueens.ortools.internal.nativecode;

/** Waiting that an interrupt does not end; the interrupt status is set again afterwards. */
final class Uninterruptibly {
  private Uninterruptibly() {}

  static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException | OutOfMemoryError e) {
        // OutOfMemoryError: the InterruptedException could not be allocated.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
