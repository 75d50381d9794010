package org.nqueens.ortools.internal.nativecode;

import com.google.ortools.Loader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * A loader of OR-Tools' native library that replaces {@link Loader}.
 *
 * <p>{@link Loader} leaves its copy of 68 MB behind in every process that ends abnormally, and in
 * many that a signal ends. The copy of this class is removed as soon as the library is loaded, and
 * a copy that a process has left behind is removed when the next process loads the library. The
 * library is then marked as loaded in {@link Loader}, because a second copy, loaded for other code
 * of the application, would crash the process.
 *
 * <p>{@link Loader} does the work in three cases. On Windows, the files of a loaded library cannot
 * be removed. If OR-Tools comes from another class loader, the library must belong to that one, the
 * class loader of its loading class. And {@link Loader} may lack the expected fields.
 */
final class NativeFiles {
  private static final String LIBRARY = "jniortools";
  private static final String PREFIX = "nqueens-ortools-";

  /** More than loading takes anywhere: a folder that has not changed for so long is left over. */
  private static final Duration LOADING = Duration.ofHours(1);

  private final VarHandle loaded;
  private final VarHandle resources;

  private NativeFiles() throws ReflectiveOperationException {
    MethodHandles.Lookup loader =
        MethodHandles.privateLookupIn(Loader.class, MethodHandles.lookup());
    loaded = loader.findStaticVarHandle(Loader.class, "loaded", boolean.class);
    resources = loader.findStaticVarHandle(Loader.class, "RESOURCE_PATH", String.class);
  }

  static void load() throws IOException {
    Optional<NativeFiles> files = open();
    if (files.isPresent()) {
      files.get().loadOnce();
    } else {
      Loader.loadNativeLibraries();
    }
  }

  private static Optional<NativeFiles> open() {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    if (windows || Loader.class.getClassLoader() != NativeFiles.class.getClassLoader()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new NativeFiles());
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }

  @SuppressWarnings("LockOnNonEnclosingClassLiteral")
  private void loadOnce() throws IOException {
    synchronized (Loader.class) { // the lock of the loader's own method
      if (!(boolean) loaded.get()) {
        try {
          System.loadLibrary(LIBRARY);
        } catch (UnsatisfiedLinkError e) { // not installed
          loadExtracted();
        }
        loaded.set(true);
      }
    }
  }

  private void loadExtracted() throws IOException {
    Path folder = Files.createTempDirectory(PREFIX);
    try {
      removeLeftOvers(folder);
      extract((String) resources.get(), folder);
      System.load(folder.resolve(System.mapLibraryName(LIBRARY)).toAbsolutePath().toString());
    } finally {
      remove(folder);
    }
  }

  private static void removeLeftOvers(Path own) {
    Instant latest = Instant.now().minus(LOADING);
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(own.getParent(), PREFIX + "*")) {
      for (Path folder : folders) {
        if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
            && Files.getOwner(folder).equals(Files.getOwner(own))
            && Files.getLastModifiedTime(folder).toInstant().isBefore(latest)) {
          remove(folder);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // A later process removes what is left, unless another one is removing it now.
    }
  }

  private static void remove(Path folder) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    } catch (IOException | DirectoryIteratorException e) {
      // A later process removes what is left.
    }
  }

  private static void extract(String resources, Path folder) throws IOException {
    URL url = Loader.class.getClassLoader().getResource(resources);
    if (url == null || !(url.openConnection() instanceof JarURLConnection connection)) {
      throw new FileNotFoundException("no jar on the class path has " + resources);
    }
    connection.setUseCaches(false);
    try (JarFile jar = connection.getJarFile()) {
      String prefix = connection.getEntryName();
      for (JarEntry entry : jar.stream().filter(e -> e.getName().startsWith(prefix)).toList()) {
        if (!entry.isDirectory()) {
          try (InputStream in = jar.getInputStream(entry)) {
            Files.copy(in, folder.resolve(Path.of(entry.getName()).getFileName().toString()));
          }
        }
      }
    }
  }
}
