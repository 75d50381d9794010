package org.nqueens.internal.run;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.BackendUnavailableException;
import org.nqueens.spi.SolverBackend;

/** The choice of a backend by its id, refused with the alternatives where it cannot be used. */
public final class BackendSelection {
  private BackendSelection() {}

  /**
   * Finds a backend.
   *
   * @param id the id of the backend
   * @return its calls
   * @throws IllegalArgumentException if no backend has the id
   * @throws IllegalStateException if two backends claim the id
   * @throws BackendUnavailableException if the backend is unavailable
   */
  public static BackendCalls find(String id) {
    BackendRegistry registry = BackendRegistry.load();
    SolverBackend found = registry.find(id).orElseThrow(() -> unknown(id, registry));
    found
        .unavailability()
        .ifPresent(
            reason -> {
              throw new BackendUnavailableException(id, reason);
            });
    return new BackendCalls(found);
  }

  /**
   * Refuses a strategy that a backend cannot run.
   *
   * @throws IllegalArgumentException if the backend does not support the strategy
   */
  public static void requireSupport(BackendCalls backend, SearchStrategy strategy) {
    if (!backend.supports(strategy)) {
      throw new IllegalArgumentException(
          "strategy (%s) cannot be run by backend \"%s\": choose another strategy, or one of the backends %s"
              .formatted(
                  strategy,
                  backend.id(),
                  ids(
                      BackendRegistry.load().all().stream()
                          .filter(other -> other.supports(strategy)))));
    }
  }

  private static IllegalArgumentException unknown(String id, BackendRegistry registry) {
    return new IllegalArgumentException(
        "backend (\"%s\") was not found, only: %s; \"cp-sat\" and \"cp\" come with the dependency org.nqueens:nqueens-ortools-backend, others with a jar that names them in META-INF/services"
            .formatted(id, ids(registry.all().stream())));
  }

  private static String ids(Stream<SolverBackend> backends) {
    return backends.map(SolverBackend::id).collect(Collectors.joining(", "));
  }
}
