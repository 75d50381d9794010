package org.nqueens.ortools.internal.nativecode;

import com.google.ortools.util.Domain;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * OR-Tools' native library, loaded at most once.
 *
 * <p>A thread of its own loads the library: interrupts of the caller do not reach that thread, and
 * a shutdown of the JVM waits for it, which leaves no partial copy behind. A native call follows as
 * a probe. A failure becomes one message and is not final, because it may be due to a full folder:
 * the next call of {@link #failure()} loads again.
 */
public final class NativeLibrary {
  private static boolean loaded;

  private NativeLibrary() {}

  /** The reason why the library cannot be used in this JVM, or empty if it can. */
  public static synchronized Optional<String> failure() {
    if (loaded) {
      return Optional.empty();
    }
    Loading loading = new Loading();
    loading.start();
    Uninterruptibly.join(loading);
    if (loading.thrown instanceof VirtualMachineError error) {
      throw error;
    }
    loaded = loading.thrown == null;
    return Optional.ofNullable(loading.thrown).map(NativeLibrary::message);
  }

  private static String message(Throwable thrown) {
    return "OR-Tools' native library does not load on platform (%s %s) with temporary folder (%s): %s; the platform must be one that OR-Tools supports, its jar com.google.ortools:ortools-<platform> must be on the class path, and the folder must exist, be writable, not full, and allow execution (-Djava.io.tmpdir names another)"
        .formatted(
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            System.getProperty("java.io.tmpdir"),
            thrown);
  }

  private static final class Loading extends Thread {
    private @Nullable Throwable thrown;

    Loading() {
      super("nqueens-ortools-loading");
    }

    @Override
    public void run() {
      Thread waiting = new Thread(() -> Uninterruptibly.join(this), getName() + "-shutdown");
      boolean waits = false;
      try {
        waits = atShutdown(() -> Runtime.getRuntime().addShutdownHook(waiting));
        NativeFiles.load();
        new Domain(0, 0).delete();
      } catch (Throwable t) { // linkage errors, null pointers, wrapped I/O failures
        thrown = t;
      } finally {
        if (waits) {
          atShutdown(() -> Runtime.getRuntime().removeShutdownHook(waiting));
        }
      }
    }

    /** Changes the shutdown hooks; false if the JVM is already shutting down. */
    private static boolean atShutdown(Runnable change) {
      try {
        change.run();
        return true;
      } catch (IllegalStateException e) {
        return false;
      }
    }
  }
}
