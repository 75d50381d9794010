package org.nqueens.ortools;

import com.google.ortools.Loader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Loads OR-Tools' native library as {@link Loader} does, from a {@link TemporaryFolder}.
 *
 * <p>The loader's own copy of 68 MB is left behind by every process that does not end regularly,
 * and by many that a signal ends. The copy made here is removed as soon as it is loaded. The loader
 * is told, because a second copy, loaded for other code of the application, would crash the
 * process.
 *
 * <p>The loader itself does the work where this cannot: on Windows, which keeps the files of a
 * loaded library; where another class loader has OR-Tools, because a library belongs to the class
 * loader of the class that loads it; and where the loader is not as expected.
 */
final class NativeFiles {
  private static final String LIBRARY = "jniortools";

  private final VarHandle loaded;
  private final VarHandle resources;

  private NativeFiles() throws ReflectiveOperationException {
    MethodHandles.Lookup loader =
        MethodHandles.privateLookupIn(Loader.class, MethodHandles.lookup());
    loaded = loader.findStaticVarHandle(Loader.class, "loaded", boolean.class);
    resources = loader.findStaticVarHandle(Loader.class, "RESOURCE_PATH", String.class);
  }

  /**
   * Loads the library unless that has been done.
   *
   * @throws IOException if it cannot be copied
   * @throws UnsatisfiedLinkError if the copy does not load
   */
  static void load() throws IOException {
    Optional<NativeFiles> files = isOurs() ? open() : Optional.empty();
    if (files.isPresent()) {
      files.get().loadOnce();
    } else {
      Loader.loadNativeLibraries();
    }
  }

  private static boolean isOurs() {
    return !System.getProperty("os.name").startsWith("Windows")
        && Loader.class.getClassLoader() == NativeFiles.class.getClassLoader();
  }

  private static Optional<NativeFiles> open() {
    try {
      return Optional.of(new NativeFiles());
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }

  private void loadOnce() throws IOException {
    synchronized (Loader.class) { // as the loader's own method
      if (!(boolean) loaded.get()) {
        if (loadInstalled()) {
          loaded.set(true);
        } else {
          loadExtracted();
        }
      }
    }
  }

  private static boolean loadInstalled() {
    try {
      System.loadLibrary(LIBRARY);
      return true;
    } catch (UnsatisfiedLinkError e) {
      return false;
    }
  }

  private void loadExtracted() throws IOException {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      extract((String) resources.get(), folder.path());
      System.load(
          folder.path().resolve(System.mapLibraryName(LIBRARY)).toAbsolutePath().toString());
      loaded.set(true);
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
