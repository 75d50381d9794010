package org.nqueens.spi;

import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
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
    return Optional.ofNullable(
        backends.get(
            Objects.requireNonNull(
                id, "id (null) must not be null: pass one such as \"embedded\"")));
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
    String lastFailure = null;
    while (true) {
      SolverBackend backend;
      String id;
      try {
        if (!providers.hasNext()) {
          return;
        }
        backend = providers.next();
        id = Objects.requireNonNull(backend.id(), "a backend has no id");
      } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
        LOG.warn("A backend is left out because it cannot be loaded: {}", e.toString());
        if (e.toString().equals(lastFailure)) {
          return; // the look-up itself fails, and would fail for ever
        }
        lastFailure = e.toString();
        continue;
      }
      SolverBackend other = found.putIfAbsent(id, backend);
      if (other != null && !other.getClass().getName().equals(backend.getClass().getName())) {
        throw new IllegalStateException(
            "backend id (\"%s\") is claimed by %s and by %s: remove one of them from the class path"
                .formatted(id, other.getClass().getName(), backend.getClass().getName()));
      }
    }
  }
}
