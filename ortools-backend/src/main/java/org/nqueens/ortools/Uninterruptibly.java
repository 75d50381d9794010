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
      } catch (InterruptedException | OutOfMemoryError e) { // the latter for want of the former
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
