package org.nqueens.internal.run.option;

import java.util.List;
import java.util.function.Predicate;
import org.nqueens.internal.run.backend.StrategyOption;

/** The questions that some options exclude; all other questions go with every option. */
public enum SolverQuestion {
  ENUMERATE("enumerate", Reason.REPEATED, Option.PORTFOLIO),
  ENUMERATE_WHILE("enumerateWhile", Reason.REPEATED, Option.PORTFOLIO),
  HAS_AT_LEAST("hasAtLeast", Reason.REPEATED, Option.PORTFOLIO),
  STREAM("stream", Reason.REPEATED, Option.PORTFOLIO),
  ENUMERATE_ORBITS("enumerateOrbits", Reason.REPEATED, Option.PORTFOLIO),
  TREE(
      "tree",
      "it is one search by one strategy on the calling thread",
      Option.THREADS,
      Option.ANY_ORDER,
      Option.UP_TO_SYMMETRY,
      Option.PORTFOLIO),
  ESTIMATE("estimate", Reason.ALL, Option.SOLUTION_LIMIT, Option.UP_TO_SYMMETRY),
  INDEX("index", Reason.ALL, Option.SOLUTION_LIMIT, Option.UP_TO_SYMMETRY),
  SAMPLE("sample", Reason.ALL, Option.SOLUTION_LIMIT, Option.UP_TO_SYMMETRY),
  RESUME_COUNT(
      "resumeCount",
      Reason.JOURNAL,
      Option.STRATEGY,
      Option.ANY_ORDER,
      Option.PORTFOLIO,
      Option.SOLUTION_LIMIT,
      Option.UP_TO_SYMMETRY);

  /** An option that is set, as a message names it. */
  private enum Option {
    STRATEGY("a strategy", options -> options.strategy() instanceof StrategyOption.Chosen),
    ANY_ORDER("anyOrder", options -> options.strategy() instanceof StrategyOption.AnyOrder),
    PORTFOLIO("a portfolio", options -> options.strategy() instanceof StrategyOption.InTurn),
    THREADS("several threads", options -> options.threads() > 1),
    SOLUTION_LIMIT("a solution limit", options -> options.solutionLimit() < Long.MAX_VALUE),
    UP_TO_SYMMETRY("upToSymmetry", SolverOptions::upToSymmetry);

    private final String words;
    private final Predicate<SolverOptions> isSet;

    Option(String words, Predicate<SolverOptions> isSet) {
      this.words = words;
      this.isSet = isSet;
    }
  }

  private static final class Reason {
    static final String REPEATED = "the searches of a portfolio would repeat placements";
    static final String ALL = "it is about all placements";
    static final String JOURNAL = "its journal holds the number of solutions of whole parts";
  }

  private final String words;
  private final String reason;
  private final List<Option> refused;

  SolverQuestion(String words, String reason, Option... refused) {
    this.words = words;
    this.reason = reason;
    this.refused = List.of(refused);
  }

  /** Refuses the question if the solver has an option that excludes it. */
  public void requireAnswerable(SolverOptions options) {
    for (Option option : refused) {
      if (option.isSet.test(options)) {
        throw new IllegalStateException(
            "%s does not go with %s, because %s: use a solver without %2$s"
                .formatted(words, option.words, reason));
      }
    }
  }
}
