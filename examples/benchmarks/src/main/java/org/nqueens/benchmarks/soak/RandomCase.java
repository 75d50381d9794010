package org.nqueens.benchmarks.soak;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.search.SearchStrategy;

/**
 * One question to one backend with its fault, determined by a seed.
 *
 * @param seed the seed that determines the case
 * @param backend the backend's id
 * @param call the call to make
 * @param problem the model and all its solutions
 * @param strategy the strategy, which may fail
 * @param fault the fault of the call
 * @param at the number of the placement, or of the call of the strategy, with the fault, from 1
 * @param threads the threads that search
 * @param options the other options set
 * @param timeLimit from 0 to 5 ms, or none
 * @param solutionLimit at least 1, or none
 */
record RandomCase(
    long seed,
    String backend,
    Call call,
    RandomModel.Solved problem,
    RandomStrategy strategy,
    Fault fault,
    int at,
    int threads,
    Set<Option> options,
    Optional<Duration> timeLimit,
    OptionalLong solutionLimit) {

  static final List<String> BACKENDS = List.of("embedded", "cp", "cp-sat");

  private static final int MAX_THREADS = 4;
  private static final long MAX_LIMIT_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  /** An option of a solver that is set or not. */
  enum Option {
    UP_TO_SYMMETRY
  }

  /** The case of a seed; empty if its backend is not selected. */
  static Optional<RandomCase> of(long seed, List<String> wanted) {
    SplittableRandom random = new SplittableRandom(seed);
    String backend = BACKENDS.get(random.nextInt(BACKENDS.size()));
    if (!wanted.contains(backend)) {
      return Optional.empty();
    }
    Call call = Call.values()[random.nextInt(Call.values().length)];
    List<Fault> faults = List.copyOf(EnumSet.copyOf(call.faults()));
    Fault fault = random.nextInt(3) == 0 ? Fault.NONE : faults.get(random.nextInt(faults.size()));
    RandomModel.Solved problem = RandomModel.next(random);
    return Optional.of(
        new RandomCase(
            seed,
            backend,
            call,
            problem,
            RandomStrategy.next(random, backend),
            fault,
            1 + random.nextInt(1 + random.nextInt(Math.min(200, 5 + problem.solutions().size()))),
            1 + random.nextInt(MAX_THREADS),
            random.nextInt(6) == 0 ? EnumSet.allOf(Option.class) : EnumSet.noneOf(Option.class),
            random.nextInt(6) == 0
                ? Optional.of(
                    Duration.ofNanos(random.nextInt(4) == 0 ? 0 : random.nextLong(MAX_LIMIT_NANOS)))
                : Optional.empty(),
            random.nextInt(5) == 0
                ? OptionalLong.of(1 + random.nextLong(2L + problem.solutions().size()))
                : OptionalLong.empty()));
  }

  /** The solver that the case asks, with the strategy sound or failing. */
  QueensSolver solver(Optional<? extends SearchStrategy> running) {
    QueensSolverBuilder builder = sameSearch(running).threads(threads);
    timeLimit.ifPresent(builder::timeLimit);
    solutionLimit.ifPresent(builder::solutionLimit);
    return builder.build();
  }

  /** The same search on one thread, which nothing cuts short. */
  QueensSolver reference() {
    return sameSearch(strategy.sound()).build();
  }

  boolean isUpToSymmetry() {
    return options.contains(Option.UP_TO_SYMMETRY);
  }

  /** True if the placements that are expected are one of each symmetry class. */
  boolean expectsClasses() {
    return isUpToSymmetry() || call == Call.ENUMERATE_ORBITS;
  }

  private QueensSolverBuilder sameSearch(Optional<? extends SearchStrategy> running) {
    QueensSolverBuilder builder = QueensSolver.builder().backend(backend);
    running.ifPresent(builder::strategy);
    if (strategy.anyOrder()) {
      builder.anyOrder();
    }
    return isUpToSymmetry() ? builder.upToSymmetry() : builder;
  }

  /** The short components first, the model last. */
  @Override
  public String toString() {
    return "%s by %s, strategy %s, fault %s at %s, threads %s, options %s, time limit %s, solution limit %s, %s solutions, %s"
        .formatted(
            call,
            backend,
            strategy,
            fault,
            at,
            threads,
            options,
            timeLimit,
            solutionLimit,
            problem.solutions().size(),
            problem.model());
  }
}
