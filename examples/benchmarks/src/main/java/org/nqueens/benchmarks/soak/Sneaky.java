package org.nqueens.benchmarks.soak;

/** Throws checked exceptions where none is declared, as other languages of the JVM do. */
final class Sneaky {
  private Sneaky() {}

  /** Throws; never returns. */
  static RuntimeException thrown(Throwable throwable) {
    Sneaky.<RuntimeException>sneak(throwable);
    throw new AssertionError(throwable);
  }

  @SuppressWarnings("unchecked") // the cast is erased, which is the point
  private static <T extends Throwable> void sneak(Throwable throwable) throws T {
    throw (T) throwable;
  }
}
