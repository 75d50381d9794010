package org.nqueens.internal.call;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nqueens.search.Propagation;

/**
 * The questions that some options exclude, each with these options. All other questions are
 * compatible with every option.
 */
public enum SolverQuestion {
  ENUMERATE("enumerate", Reason.REPEATED, Option.PORTFOLIO),
  ENUMERATE_WHILE("enumerateWhile", Reason.REPEATED, Option.PORTFOLIO),
  HAS_AT_LEAST("hasAtLeast", Reason.REPEATED, Option.PORTFOLIO),
  STREAM("stream", Reason.ITS_TREE, Options.ONE_TREE, Option.PORTFOLIO),
  ENUMERATE_ORBITS("enumerateOrbits", Reason.ITS_TREE, Options.ONE_TREE, Option.PORTFOLIO),
  EXPLAIN("explain", Reason.ITS_TREE, Options.ONE_TREE),
  TRACE("trace", Reason.ONE_TREE, Options.SEVERAL_TREES, Option.LISTENER),
  PROPAGATE("propagate", Reason.ONE_TREE, Options.SEVERAL_TREES, Option.LISTENER),
  TREE(
      "tree",
      Reason.ONE_SEARCH,
      List.of(Option.THREADS, Option.ANY_ORDER, Option.UP_TO_SYMMETRY, Option.PORTFOLIO)),
  /** Any search of a solver with a listener. */
  LISTEN("a listener", Reason.ONE_TREE, Options.SEVERAL_TREES),
  /** Any search of a solver with a failure limit. */
  LIMIT_FAILURES(
      "a failure limit",
      Reason.ONE_TREE,
      List.of(Option.THREADS, Option.UP_TO_SYMMETRY, Option.PORTFOLIO),
      Option.ANY_ORDER),
  /** Any search of a solver with a limit of the tree. */
  LIMIT_TREE(
      "a tree limit",
      Reason.ONE_TREE,
      List.of(Option.THREADS, Option.UP_TO_SYMMETRY, Option.PORTFOLIO)),
  ESTIMATE("estimate", Reason.ALL, Options.FEWER),
  INDEX("index", Reason.ALL, Options.FEWER),
  SAMPLE("sample", Reason.ALL, Options.FEWER),
  TO_COUNT("toCount", Reason.JOURNAL, Options.NOT_IN_JOURNAL),
  RESUME_COUNT("resumeCount", Reason.JOURNAL, Options.NOT_IN_JOURNAL);

  /** An option that is set, as a message names it. */
  private enum Option {
    STRATEGY("a strategy", options -> options.strategy() instanceof StrategyOption.Chosen),
    ANY_ORDER("anyOrder", options -> options.strategy() instanceof StrategyOption.AnyOrder),
    PORTFOLIO("a portfolio", options -> options.strategy() instanceof StrategyOption.InTurn),
    THREADS("several threads", options -> options.threads() > 1),
    SOLUTION_LIMIT("a solution limit", options -> options.solutionLimit() < Long.MAX_VALUE),
    FAILURE_LIMIT("a failure limit", options -> options.failureLimit() < Long.MAX_VALUE),
    TREE_LIMIT("a tree limit", options -> options.treeLimit().isPresent()),
    PROPAGATION("a set propagation", options -> options.propagation() != Propagation.UNSPECIFIED),
    LISTENER("a listener", options -> options.listener().isPresent()),
    UP_TO_SYMMETRY("upToSymmetry", SolverOptions::upToSymmetry);

    private final String words;
    private final Predicate<SolverOptions> isSet;

    Option(String words, Predicate<SolverOptions> isSet) {
      this.words = words;
      this.isSet = isSet;
    }
  }

  /** The options that several questions exclude. */
  private static final class Options {
    static final List<Option> ONE_TREE =
        List.of(Option.LISTENER, Option.FAILURE_LIMIT, Option.TREE_LIMIT);
    static final List<Option> SEVERAL_TREES =
        List.of(Option.THREADS, Option.UP_TO_SYMMETRY, Option.PORTFOLIO);
    static final List<Option> FEWER =
        List.of(
            Option.LISTENER,
            Option.SOLUTION_LIMIT,
            Option.FAILURE_LIMIT,
            Option.TREE_LIMIT,
            Option.UP_TO_SYMMETRY);
    static final List<Option> NOT_IN_JOURNAL =
        List.of(
            Option.STRATEGY,
            Option.ANY_ORDER,
            Option.PORTFOLIO,
            Option.PROPAGATION,
            Option.SOLUTION_LIMIT,
            Option.FAILURE_LIMIT,
            Option.TREE_LIMIT,
            Option.LISTENER,
            Option.UP_TO_SYMMETRY);
  }

  /** The reasons why an option excludes a question. */
  private static final class Reason {
    static final String REPEATED = "the searches of a portfolio would repeat placements";
    static final String ITS_TREE = "%s is for searches of one tree on the calling thread";
    static final String ONE_SEARCH = "it is one search by one strategy on the calling thread";
    static final String ONE_TREE = "it follows one tree on the calling thread by itself";
    static final String ALL = "it is about all placements";
    static final String JOURNAL = "its journal holds the number of solutions of whole parts";
  }

  private final String words;
  private final String reason;
  private final List<Option> refused;

  SolverQuestion(String words, String reason, List<Option> refused, Option... more) {
    this.words = words;
    this.reason = reason;
    this.refused = Stream.concat(refused.stream(), Stream.of(more)).toList();
  }

  SolverQuestion(String words, String reason, Option refused) {
    this(words, reason, List.of(refused));
  }

  /** Refuses the question if the solver has an option that excludes it. */
  public void requireAnswerable(SolverOptions options) {
    for (Option option : refused) {
      if (option.isSet.test(options)) {
        throw new IllegalStateException(
            "%s does not go with %s, because %s: use a solver without %2$s"
                .formatted(
                    words,
                    option.words,
                    (option == Option.PORTFOLIO && this != TREE ? Reason.REPEATED : reason)
                        .formatted(option.words)));
      }
    }
  }

  /** The name of the method. */
  @Override
  public String toString() {
    return words;
  }
}
