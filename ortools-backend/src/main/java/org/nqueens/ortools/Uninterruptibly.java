package org.nqueens.ortools;

/** Waits that an interrupt does not end; it stays set. */
final class Uninterruptibly {
  private Uninterruptibly() {}

  /** Waits for the end of a thread. */
  static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
