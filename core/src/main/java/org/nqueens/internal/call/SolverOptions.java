package org.nqueens.internal.call;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.nqueens.result.SearchProgress;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.search.TreeLimit;
import org.nqueens.trace.SearchListener;

/** The options of a solver. Immutable and thread-safe. */
public final class SolverOptions {
  private static final StrategyOption UNSET = new StrategyOption.Unset();

  private final BackendCalls backend;
  private final Map<Option, Object> set;

  /**
   * Fixes the options of a solver.
   *
   * @param set the options that are set, with their values; copied
   */
  public SolverOptions(BackendCalls backend, Map<Option, ?> set) {
    this.backend = backend;
    this.set = new EnumMap<>(Option.class);
    this.set.putAll(set);
  }

  /** An option, by the name of its setter. */
  public enum Option {
    FAILURE_LIMIT("failureLimit"),
    LISTENER("listener"),
    PROGRESS("progress"),
    PROPAGATION("propagation"),
    SOLUTION_LIMIT("solutionLimit"),
    STOP_TOKEN("stopToken"),
    STRATEGY("strategy"),
    THREADS("threads"),
    TIME_LIMIT("timeLimit"),
    TREE_LIMIT("treeLimit"),
    UP_TO_SYMMETRY("upToSymmetry");

    private final String setter;

    Option(String setter) {
      this.setter = setter;
    }

    /** The name of the setter. */
    @Override
    public String toString() {
      return setter;
    }
  }

  /**
   * The reports that a solver makes.
   *
   * @param interval the time between two reports, at least a millisecond
   */
  public record Reports(Duration interval, Consumer<? super SearchProgress> consumer) {
    /** The consumer, as the application knows it. */
    @Override
    public String toString() {
      return consumer.toString();
    }
  }

  @SuppressWarnings("unchecked") // the setter of the option takes this type
  private <T> Optional<T> value(Option option) {
    return (Optional<T>) Optional.ofNullable(set.get(option));
  }

  public BackendCalls backend() {
    return backend;
  }

  /** The options that are set, with their values. */
  public Map<Option, Object> set() {
    return new EnumMap<>(set);
  }

  public StrategyOption strategy() {
    return this.<StrategyOption>value(Option.STRATEGY).orElse(UNSET);
  }

  /** The strategy of a search by one tree, which no portfolio and no search in any order is. */
  public SearchStrategy treeStrategy() {
    return strategy() instanceof StrategyOption.Chosen chosen
        ? chosen.strategy()
        : SearchStrategy.LEXICOGRAPHIC;
  }

  /** The number of threads, at least 1. */
  public int threads() {
    return this.<Integer>value(Option.THREADS).orElse(1);
  }

  /** The limit of each call; empty for none. */
  public Optional<Duration> timeLimit() {
    return value(Option.TIME_LIMIT);
  }

  /** The placements of each call; {@link Long#MAX_VALUE} for all. */
  public long solutionLimit() {
    return this.<Long>value(Option.SOLUTION_LIMIT).orElse(Long.MAX_VALUE);
  }

  /** The failures of each call; {@link Long#MAX_VALUE} for any number. */
  public long failureLimit() {
    return this.<Long>value(Option.FAILURE_LIMIT).orElse(Long.MAX_VALUE);
  }

  /** The limit of the search tree; empty for the whole tree. */
  public Optional<TreeLimit> treeLimit() {
    return value(Option.TREE_LIMIT);
  }

  /** The level of propagation, or unspecified. */
  public Propagation propagation() {
    return this.<Propagation>value(Option.PROPAGATION).orElse(Propagation.UNSPECIFIED);
  }

  /** The receiver of the events of searches; empty for none. */
  public Optional<SearchListener> listener() {
    return value(Option.LISTENER);
  }

  /** The reports on searches; empty for none. */
  public Optional<Reports> progress() {
    return value(Option.PROGRESS);
  }

  /** The token that stops searches; empty for none. */
  public Optional<StopToken> stopToken() {
    return value(Option.STOP_TOKEN);
  }

  /** Tells whether one placement stands for all its images. */
  public boolean upToSymmetry() {
    return this.<Boolean>value(Option.UP_TO_SYMMETRY).orElse(false);
  }

  /** The options of one tree. */
  public TreeOptions tree() {
    return new TreeOptions(
        this, propagation(), failureLimit(), treeLimit(), listener().stream().toList());
  }

  /** Tells whether an option asks for a search of the whole model by one tree. */
  public boolean isByTree() {
    return listener().isPresent() || failureLimit() < Long.MAX_VALUE || treeLimit().isPresent();
  }

  /** The options that are set, such as {@code solver on cp, 2 threads}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("solver on ").append(backend.id());
    if (!(strategy() instanceof StrategyOption.Unset)) {
      text.append(", strategy ").append(strategy());
    }
    if (threads() > 1) {
      text.append(", ").append(threads()).append(" threads");
    }
    timeLimit().ifPresent(limit -> text.append(", time limit ").append(limit));
    if (solutionLimit() < Long.MAX_VALUE) {
      text.append(", solution limit ").append(solutionLimit());
    }
    if (failureLimit() < Long.MAX_VALUE) {
      text.append(", failure limit ").append(failureLimit());
    }
    treeLimit().ifPresent(limit -> text.append(", tree limit ").append(limit));
    if (propagation() != Propagation.UNSPECIFIED) {
      text.append(", propagation ").append(propagation());
    }
    listener().ifPresent(hearer -> text.append(", with a listener"));
    progress().ifPresent(taker -> text.append(", with reports of progress"));
    stopToken().ifPresent(token -> text.append(", with a stop token"));
    return text.append(upToSymmetry() ? ", up to symmetry" : "").toString();
  }
}
