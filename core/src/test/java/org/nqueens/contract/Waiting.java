package org.nqueens.contract;

/** Code of a test that waits, on a thread that must not be interrupted. */
public interface Waiting {
  void run() throws InterruptedException;

  /** Runs the code; an interrupt fails the test. */
  static void uninterrupted(Waiting code) {
    try {
      code.run();
    } catch (InterruptedException e) {
      throw new AssertionError("the thread of the test was interrupted", e);
    }
  }
}
