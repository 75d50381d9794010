package org.nqueens.benchmarks.soak;

/** Undeclared checked exceptions, which other languages of the JVM throw. */
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
