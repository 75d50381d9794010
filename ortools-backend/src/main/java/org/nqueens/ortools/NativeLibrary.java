package org.nqueens.ortools;

import com.google.ortools.util.Domain;
import java.util.Optional;

/**
 * OR-Tools' native library, loaded once.
 *
 * <p>It is loaded on a thread of its own, which no interrupt of the caller reaches, and which a
 * shutdown of the JVM waits for, so that no part of a copy is left. A native call follows as a
 * probe. What keeps the library from loading becomes one message, and is tried again when asked
 * again: a folder may have been full.
 */
final class NativeLibrary {
  private static boolean loaded;

  private NativeLibrary() {}

  /**
   * Why the library cannot be used here, or empty if it can.
   *
   * @throws VirtualMachineError if too little memory was left for loading
   */
  static synchronized Optional<String> failure() {
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
    private Throwable thrown;

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
      } catch (Throwable t) { // anything: linkage errors, null pointers, I/O failures wrapped
        thrown = t;
      } finally {
        if (waits) {
          atShutdown(() -> Runtime.getRuntime().removeShutdownHook(waiting));
        }
      }
    }

    /** Changes the hooks; false if the JVM is shutting down already. */
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
