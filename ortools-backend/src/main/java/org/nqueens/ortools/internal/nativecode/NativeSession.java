package org.nqueens.ortools.internal.nativecode;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A native search on the calling thread that turns a full heap or an exhausted stack into a Java
 * exception instead of a crash. It has reserves of stack and heap and a relay of stop requests, and
 * lets no exception cross native code.
 *
 * <p>A stack that overflows or a heap that is full in native code ends the process, and so does an
 * exception that Java code throws into it. The constructor checks the stack. {@link #run} leaves
 * the reserve of the heap to native code. {@link #call} runs the Java code that native code calls,
 * and keeps its exception until {@code run} throws it.
 *
 * <p>Confined to the thread that made it.
 */
public final class NativeSession implements AutoCloseable {
  private final BooleanSupplier stopRequested;
  private final HeapReserve reserve = HeapReserve.ofThread();
  private final boolean heldBefore;
  private @Nullable Runnable nativeStop;
  private @Nullable StopRelay relay;
  private @Nullable Throwable thrown;

  /** True once Java code that native code calls has stopped the search. */
  private boolean stopped;

  /** Begins a session; another thread polls the stop signal during the native search. */
  public NativeSession(BooleanSupplier stopRequested) {
    StackReserve.require();
    this.stopRequested = stopRequested;
    this.heldBefore = reserve.begin();
  }

  /**
   * Begins the native search, or a series of them.
   *
   * @param stop stops the native search; short, does not throw, and may be called by any thread and
   *     any number of times until {@link #end} returns
   */
  public void begin(Runnable stop) {
    nativeStop = stop;
    relay = StopRelay.open(stopRequested, stop);
    enterJava();
  }

  private void enterJava() {
    if (relay != null) {
      relay.enterJava();
    }
  }

  private void leaveJava() {
    if (relay != null) {
      relay.leaveJava();
    }
  }

  /** Ends the native search: after this method returns, no thread stops it. */
  public void end() {
    if (relay != null) {
      relay.close();
    }
  }

  /** Tells whether the native search was stopped, from within or by a request passed on. */
  public boolean isStopped() {
    return stopped || relay != null && relay.sent();
  }

  /**
   * Runs native code, and then throws the first exception or error of the Java code that it called,
   * checked or not.
   *
   * @return the answer of the native code
   */
  public <T> T run(Supplier<T> nativeCode) {
    reserve.release();
    leaveJava();
    T answer;
    try {
      answer = nativeCode.get();
    } finally {
      enterJava();
      if (thrown != null) {
        NativeSession.<RuntimeException>sneak(thrown);
      }
    }
    reserve.hold();
    return answer;
  }

  /**
   * Runs Java code that native code calls, unless such code has stopped the search already.
   * Allocates nothing: an allocation that fails here would end the process.
   *
   * @return false if the search is stopped from within, for example by an exception or error
   */
  public boolean call(Runnable code) {
    if (stopped) {
      return false;
    }
    enterJava();
    try {
      reserve.hold();
      code.run();
    } catch (Throwable t) { // no exception of any kind may reach the native caller
      fail(t);
    } finally {
      reserve.release();
      leaveJava();
    }
    return !stopped;
  }

  /** Keeps an exception or error of Java code, unless one is kept already, and stops the search. */
  public void fail(Throwable throwable) {
    if (thrown == null) {
      thrown = throwable;
    }
    stop();
  }

  /** Stops the native search from within; its memory on return may be the last of the heap. */
  public void stop() {
    stopped = true;
    HeapReserve.releaseShared();
    Runnable stop = nativeStop;
    if (stop != null) {
      stop.run();
    }
  }

  @SuppressWarnings("unchecked") // the cast is erased, which is the point
  private static <T extends Throwable> void sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @Override
  public void close() {
    end();
    reserve.restore(heldBefore);
  }
}
