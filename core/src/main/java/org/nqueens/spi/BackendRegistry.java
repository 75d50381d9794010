package org.nqueens.spi;

import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The backends found by {@link ServiceLoader}, by id.
 *
 * <p>A provider that cannot be instantiated is logged as a warning and left out; it does not keep
 * the others from working. Instances are immutable and safe for use by many threads.
 */
public final class BackendRegistry {
  private static final Logger LOG = LoggerFactory.getLogger(BackendRegistry.class);

  private final Map<String, SolverBackend> backends;

  private BackendRegistry(Map<String, SolverBackend> backends) {
    this.backends = backends;
  }

  /**
   * Looks for backends with the thread's context class loader, then with the library's own.
   *
   * @return what is there now
   * @throws IllegalStateException if two classes claim the same id
   */
  public static BackendRegistry load() {
    Map<String, SolverBackend> found = new TreeMap<>();
    collect(ServiceLoader.load(SolverBackend.class), found);
    ClassLoader own = SolverBackend.class.getClassLoader();
    if (Thread.currentThread().getContextClassLoader() != own) {
      collect(ServiceLoader.load(SolverBackend.class, own), found);
    }
    return new BackendRegistry(found);
  }

  /**
   * The backend with an id.
   *
   * @param id the id
   * @return the backend, or empty if none was found
   */
  public Optional<SolverBackend> find(String id) {
    return Optional.ofNullable(backends.get(id));
  }

  /**
   * All backends, sorted by id.
   *
   * @return an unmodifiable view
   */
  public Collection<SolverBackend> all() {
    return Collections.unmodifiableCollection(backends.values());
  }

  private static void collect(
      ServiceLoader<SolverBackend> loader, Map<String, SolverBackend> found) {
    Iterator<SolverBackend> providers = loader.iterator();
    while (true) {
      SolverBackend backend;
      try {
        if (!providers.hasNext()) {
          return;
        }
        backend = providers.next();
      } catch (ServiceConfigurationError | LinkageError e) {
        LOG.warn("A backend is left out because it cannot be loaded: {}", e.toString());
        continue;
      }
      SolverBackend other = found.putIfAbsent(backend.id(), backend);
      if (other != null && other.getClass() != backend.getClass()) {
        throw new IllegalStateException(
            "backend id (\"%s\") is claimed by %s and by %s: remove one of them from the class path"
                .formatted(backend.id(), other.getClass().getName(), backend.getClass().getName()));
      }
    }
  }
}
