package org.nqueens.internal.call;

import java.util.List;
import java.util.function.Predicate;
import org.nqueens.search.Propagation;

/**
 * The questions that some options exclude, each with these options. All other questions are
 * compatible with every option.
 */
public enum SolverQuestion {
  STREAM("stream", Reason.LISTENER, Option.LISTENER),
  ENUMERATE_ORBITS("enumerateOrbits", Reason.LISTENER, Option.LISTENER),
  EXPLAIN("explain", Reason.LISTENER, Option.LISTENER),
  TRACE("trace", Reason.ONE_TREE, Option.LISTENER, Option.THREADS, Option.UP_TO_SYMMETRY),
  PROPAGATE("propagate", Reason.ONE_TREE, Option.LISTENER, Option.THREADS, Option.UP_TO_SYMMETRY),
  /** Any search of a solver with a listener. */
  LISTEN("a listener", Reason.ONE_TREE, Option.THREADS, Option.UP_TO_SYMMETRY),
  ESTIMATE("estimate", Reason.ALL, Option.LISTENER, Option.SOLUTION_LIMIT, Option.UP_TO_SYMMETRY),
  ESTIMATE_COUNT_TIME(
      "estimateCountTime",
      Reason.ALL,
      Option.LISTENER,
      Option.SOLUTION_LIMIT,
      Option.UP_TO_SYMMETRY),
  INDEX("index", Reason.ALL, Option.LISTENER, Option.SOLUTION_LIMIT, Option.UP_TO_SYMMETRY),
  SAMPLE("sample", Reason.ALL, Option.LISTENER, Option.SOLUTION_LIMIT, Option.UP_TO_SYMMETRY),
  RESUME_COUNT(
      "resumeCount",
      Reason.JOURNAL,
      Option.STRATEGY,
      Option.PROPAGATION,
      Option.SOLUTION_LIMIT,
      Option.LISTENER,
      Option.UP_TO_SYMMETRY),
  RESUME_ENUMERATION(
      "resumeEnumeration",
      Reason.JOURNAL,
      Option.STRATEGY,
      Option.PROPAGATION,
      Option.SOLUTION_LIMIT,
      Option.LISTENER,
      Option.UP_TO_SYMMETRY);

  /** An option that is set, as a message names it. */
  private enum Option {
    STRATEGY("a strategy", options -> !(options.strategy() instanceof StrategyOption.Unset)),
    THREADS("several threads", options -> options.threads() > 1),
    SOLUTION_LIMIT("a solution limit", options -> options.solutionLimit() < Long.MAX_VALUE),
    PROPAGATION(
        "a level of propagation", options -> options.propagation() != Propagation.UNSPECIFIED),
    LISTENER("a listener", options -> options.listener().isPresent()),
    UP_TO_SYMMETRY("upToSymmetry", SolverOptions::upToSymmetry);

    private final String words;
    private final Predicate<SolverOptions> isSet;

    Option(String words, Predicate<SolverOptions> isSet) {
      this.words = words;
      this.isSet = isSet;
    }
  }

  /** The reasons why an option excludes a question. */
  private static final class Reason {
    static final String LISTENER = "a listener follows one tree on the calling thread";
    static final String ONE_TREE = "it follows one tree on the calling thread by itself";
    static final String ALL = "it is about all placements";
    static final String JOURNAL =
        "its journal holds all solutions of whole parts in lexicographic order";
  }

  private final String words;
  private final String reason;
  private final List<Option> refused;

  SolverQuestion(String words, String reason, Option... refused) {
    this.words = words;
    this.reason = reason;
    this.refused = List.of(refused);
  }

  /**
   * Refuses the question if the solver has an option that excludes it.
   *
   * @throws IllegalStateException if such an option is set
   */
  public void requireAnswerable(SolverOptions options) {
    for (Option option : refused) {
      if (option.isSet.test(options)) {
        throw new IllegalStateException(
            "%s does not go with %s, because %s: use a solver without %2$s"
                .formatted(words, option.words, reason));
      }
    }
  }

  /** The name of the method. */
  @Override
  public String toString() {
    return words;
  }
}
