package org.nqueens.ortools;

import com.google.ortools.Loader;
import com.google.ortools.util.Domain;
import java.util.Optional;

/**
 * OR-Tools' native library, loaded once.
 *
 * <p>The loader of OR-Tools may return normally although nothing was loaded, so a native call
 * follows as a probe. Everything that can go wrong becomes one message.
 */
final class NativeLibrary {
  private NativeLibrary() {}

  private static final class Holder {
    private static final Optional<String> FAILURE = load();
  }

  /** Why the library cannot be used here, or empty if it can. */
  static Optional<String> failure() {
    return Holder.FAILURE;
  }

  private static Optional<String> load() {
    try {
      Loader.loadNativeLibraries();
      new Domain(0, 0).delete();
      return Optional.empty();
    } catch (Throwable t) { // anything: linkage errors, null pointers, I/O failures wrapped
      return Optional.of(
          "OR-Tools' native library does not load on platform (%s %s) with temporary folder (%s): %s; the platform must be one that OR-Tools supports, its jar com.google.ortools:ortools-<platform> must be on the class path, and the folder must exist, be writable, not full, and allow execution (-Djava.io.tmpdir names another)"
              .formatted(
                  System.getProperty("os.name"),
                  System.getProperty("os.arch"),
                  System.getProperty("java.io.tmpdir"),
                  t));
    }
  }
}
