package org.nqueens.spi;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The available backends by id: the embedded engine and the backends that {@link ServiceLoader}
 * finds.
 *
 * <p>The engine needs no entry in {@code META-INF/services}. A provider that cannot be instantiated
 * is logged as a warning and left out. If several classes claim an id, only {@link #find} of this
 * id fails; the other backends stay available. Instances are immutable and safe for use by many
 * threads.
 */
public final class BackendRegistry {
  /**
   * The class of the embedded engine, by name because the engine depends on this package. It is not
   * looked up in META-INF/services, because a packer of jars may keep only one of several files of
   * this name.
   */
  private static final String ENGINE = "org.nqueens.internal.engine.EmbeddedBackend";

  private static final String LEFT_OUT = "A backend is left out because it cannot be loaded: {}";

  private final Map<String, SolverBackend> backends = new TreeMap<>();

  /** The names of the classes that claim an id, for each id with several classes. */
  private final Map<String, List<String>> clashes = new TreeMap<>();

  private BackendRegistry() {}

  /**
   * Looks for backends with the thread's context class loader, then with the library's own; throws
   * as {@link #embedded}.
   */
  public static BackendRegistry load() {
    BackendRegistry found = new BackendRegistry();
    found.add(embedded());
    found.collect(ServiceLoader.load(SolverBackend.class));
    ClassLoader own = SolverBackend.class.getClassLoader();
    if (Thread.currentThread().getContextClassLoader() != own) {
      found.collect(ServiceLoader.load(SolverBackend.class, own));
    }
    found.backends.keySet().removeAll(found.clashes.keySet());
    return found;
  }

  /**
   * The embedded engine, without a look through the class path. A solver of the backend {@code
   * embedded} has it, also where another class claims this id.
   *
   * @throws IllegalStateException if a program that shrinks jars has taken its class out
   */
  public static SolverBackend embedded() {
    try {
      return Class.forName(ENGINE).asSubclass(SolverBackend.class).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("class " + ENGINE + " is not in the jar: keep it", e);
    }
  }

  /**
   * The backend with an id.
   *
   * @return the backend, or empty if none was found
   * @throws IllegalStateException if several classes claim the id
   */
  public Optional<SolverBackend> find(String id) {
    Objects.requireNonNull(id, "id");
    if (clashes.containsKey(id)) {
      throw new IllegalStateException(
          "backend id (\"%s\") is claimed by %s: remove all but one of them from the class path"
              .formatted(id, String.join(" and by ", clashes.get(id))));
    }
    return Optional.ofNullable(backends.get(id));
  }

  /** {@return all backends with a unique id, sorted by id, in an unmodifiable view} */
  public Collection<SolverBackend> all() {
    return Collections.unmodifiableCollection(backends.values());
  }

  private void collect(ServiceLoader<SolverBackend> loader) {
    Iterator<SolverBackend> providers = loader.iterator();
    String lastFailure = null;
    while (true) {
      try {
        if (!providers.hasNext()) {
          return;
        }
        add(providers.next());
      } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
        log().warn(LEFT_OUT, e.toString());
        if (e.toString().equals(lastFailure)) {
          return; // the look-up itself fails, and would fail each time
        }
        lastFailure = e.toString();
      }
    }
  }

  private void add(SolverBackend backend) {
    String name = backend.getClass().getName();
    String id = Objects.requireNonNull(backend.id(), () -> name + " has no id");
    SolverBackend first = backends.putIfAbsent(id, backend);
    if (first == null) {
      return;
    }
    List<String> claimants =
        clashes.getOrDefault(id, new ArrayList<>(List.of(first.getClass().getName())));
    if (!claimants.contains(name)) {
      claimants.add(name);
      clashes.put(id, claimants);
      log().warn("The backend id \"{}\" is claimed by several classes: {}", id, claimants);
    }
  }

  /** Not a constant: SLF4J prints at its first use if it has no provider. */
  private static Logger log() {
    return LoggerFactory.getLogger(BackendRegistry.class);
  }
}
