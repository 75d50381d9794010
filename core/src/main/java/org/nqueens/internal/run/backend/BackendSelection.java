package org.nqueens.internal.run.backend;

import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.model.QueensModel;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.TreeLimit;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.BackendUnavailableException;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;

/** Finds a backend by its id. Refuses what a backend cannot do, and names the backends that can. */
public final class BackendSelection {
  private BackendSelection() {}

  public static BackendCalls find(String id) {
    if (id.equals("embedded")) { // a look through all jars takes longer than a small search
      return available(BackendRegistry.embedded());
    }
    BackendRegistry registry = BackendRegistry.load();
    return available(registry.find(id).orElseThrow(() -> unknown(id, registry)));
  }

  public static BackendCalls available(SolverBackend backend) {
    backend
        .unavailability()
        .ifPresent(
            reason -> {
              throw new BackendUnavailableException(backend.id(), reason);
            });
    return new BackendCalls(backend);
  }

  public static void requireSupport(StrategyOption option, BackendCalls backend) {
    if (option instanceof StrategyOption.Chosen chosen) {
      requireSupport(chosen.strategy(), backend);
    }
  }

  public static void requireLevel(Propagation level, BackendCalls backend) {
    Set<Propagation> kept = backend.capabilities().levels();
    if (level != Propagation.UNSPECIFIED && !kept.contains(level)) {
      String levels = kept.stream().map(Propagation::toString).collect(Collectors.joining(", "));
      throw refusal(
          "propagation (%s) cannot be kept by backend \"%s\", which "
              + (kept.isEmpty() ? "has no level" : "keeps only " + levels)
              + ": leave it out, or choose one of the backends %s",
          level,
          backend,
          can -> can.levels().contains(level));
    }
  }

  public static void requireTreeLimit(TreeLimit limit, BackendCalls backend) {
    require(
        "tree limit %s cannot be kept by backend \"%s\": set none, or choose one of the backends %s",
        limit, backend, Capabilities::limitsTrees);
  }

  public static void requireSupport(SearchStrategy strategy, BackendCalls backend) {
    if (strategy instanceof LearningStrategy) {
      requireDeadEnds(strategy, backend);
    }
    Capabilities asked = backend.capabilities();
    if (!asked.supports(strategy)) {
      throw refusal(
          "strategy (%s) cannot be run by backend \"%s\": choose "
              + others(asked)
              + ", or one of the backends %s",
          strategy,
          backend,
          can ->
              can.supports(strategy)
                  && can.supports(BackendCalls.begin(strategy, QueensModel.of(1))));
    }
  }

  static void requireDeadEnds(SearchStrategy strategy, BackendCalls backend) {
    require(
        "strategy (%s) hears failures, but backend \"%s\" does not tell why a search fails: choose another strategy, or one of the backends %s",
        strategy, backend, Capabilities::tellsDeadEnds);
  }

  /** Refuses a limit of the failures, other than {@link Long#MAX_VALUE}. */
  public static void requireFailureLimit(long limit, BackendCalls backend) {
    if (limit < Long.MAX_VALUE) {
      require(
          "failureLimit (%s) cannot be kept by backend \"%s\", which does not tell when a search fails: set none, or choose one of the backends %s",
          limit, backend, Capabilities::tellsDeadEnds);
    }
  }

  /** The variable selections that a backend runs with any values, in words. */
  private static String others(Capabilities asked) {
    String selections =
        Stream.of(VariableSelection.values())
            .filter(
                variables ->
                    Stream.of(ValueSelection.values())
                        .allMatch(values -> asked.supports(SearchStrategy.of(variables, values))))
            .map(VariableSelection::toString)
            .collect(Collectors.joining(", "));
    return selections.isEmpty() ? "another strategy" : "one of " + selections;
  }

  private static void require(
      String message, Object asked, BackendCalls backend, Predicate<Capabilities> isAble) {
    if (!isAble.test(backend.capabilities())) {
      throw refusal(message, asked, backend, isAble);
    }
  }

  private static IllegalArgumentException refusal(
      String message, Object asked, BackendCalls backend, Predicate<Capabilities> isAble) {
    return new IllegalArgumentException(
        message.formatted(
            asked,
            backend.id(),
            ids(
                BackendRegistry.load().all().stream()
                    .filter(other -> isAble.test(other.capabilities())))));
  }

  public static void requireTracing(BackendCalls backend) {
    if (!backend.isTracing()) {
      throw new IllegalArgumentException(
          "backend (\"%s\") shows no search tree: trace one of the backends %s"
              .formatted(
                  backend.id(),
                  ids(
                      BackendRegistry.load().all().stream()
                          .filter(TracingBackend.class::isInstance))));
    }
  }

  private static IllegalArgumentException unknown(String id, BackendRegistry registry) {
    return new IllegalArgumentException(
        "backend (\"%s\") was not found, only: %s; \"cp-sat\" and \"cp\" come with the dependency org.nqueens:nqueens-ortools-backend, others with a jar that names them in META-INF/services; in a jar made of several jars, merge the files of META-INF/services, with maven-shade by its ServicesResourceTransformer"
            .formatted(id, ids(registry.all().stream())));
  }

  private static String ids(Stream<SolverBackend> backends) {
    return backends.map(SolverBackend::id).collect(Collectors.joining(", "));
  }
}
