package org.nqueens.ortools.internal.nativecode;

import java.util.function.Consumer;

/**
 * A first run of Java code that native code calls, made while memory is available.
 *
 * <p>The first call of a method links it, for a native method by an upcall, and linking allocates.
 * The first run of a handler on a full heap would itself throw into native code, which ends the
 * process.
 */
public final class Rehearsal {
  private final Consumer<Runnable> search;
  private volatile boolean done;

  private static final class Thrown extends Error {
    private static final long serialVersionUID = 1;
  }

  /**
   * Defines a rehearsal.
   *
   * @param search a small native search that calls Java code, which runs what is passed, and throws
   *     on what that throws
   */
  public Rehearsal(Consumer<Runnable> search) {
    this.search = search;
  }

  /** Runs the rehearsal; does nothing after a first success. */
  public void run() {
    if (done) {
      return;
    }
    StackReserve.require();
    try {
      search.accept(
          () -> {
            throw new Thrown();
          });
    } catch (Thrown e) {
      done = true;
      return;
    }
    throw new IllegalStateException("the exception of a rehearsal did not reach its caller");
  }
}
