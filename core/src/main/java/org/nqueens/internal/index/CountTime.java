package org.nqueens.internal.index;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.internal.decompose.Parts;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.internal.probe.Moments;
import org.nqueens.internal.probe.RandomDraw;
import org.nqueens.model.QueensModel;
import org.nqueens.sampling.Estimate;
import org.nqueens.sampling.TimeEstimate;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * The time that one thread takes for a count, estimated from the times of small random parts.
 *
 * <p>A part is a random descent in a random sub-problem of the count. The expectation of its nodes,
 * multiplied by the weight of the descent and by the number of sub-problems, is the number of nodes
 * of the whole. The estimator is that of D. E. Knuth, <i>Estimating the efficiency of backtrack
 * programs</i>, Mathematics of Computation 29 (1975), in which the costs of nodes are here the
 * nodes of subtrees. The time of the whole is this estimate times the time per node of the count
 * itself, measured in slices of random sub-problems. The weights do not multiply times: one part of
 * a large weight that another program delays would blur the estimate by orders of magnitude, and so
 * would the time of a call. Times are those of the processor, which other programs do not delay.
 *
 * <p>A quarter of the budget goes to the count itself, which warms up the JIT compiler, and a
 * quarter to the time per node. A count that ends within the first quarter is repeated for the rest
 * of the budget, and needs no parts. For one thread.
 */
final class CountTime {
  private static final double SECOND = 1e9;

  /** The least mean number of nodes in a part: the nodes above the parts are left out. */
  private static final int NODES_OF_A_PART = 1_000;

  /** The parts from which this mean is estimated. */
  private static final int PILOTS = 20;

  /** The descents in search of these parts, of which some end at a column without a row. */
  private static final int MAX_TRIES = 100;

  /** The sub-problems kept, some kilobytes each. */
  private static final int MAX_SUBPROBLEMS = 4_096;

  private final SearchPlan plan;
  private final StopSignal stop;
  private final SplittableRandom random;
  private final AttackTable attacks;
  private final double budget;
  private final long start = System.nanoTime();
  private int subproblemCount;

  /** The processor time and the wall time of all measurements. */
  private double measuredNanos;

  private double measuredWallNanos;

  /** The slices in which the time per node is measured. */
  private static final int SLICES = 20;

  /** The nodes and the processor time of a count, and the weight of its part. */
  private record Effort(double weight, double nodes, double nanos) {}

  private CountTime(SearchPlan plan, Duration budget, long seed, StopSignal stop) {
    this.plan = plan;
    this.attacks = AttackTable.of(plan.model());
    this.budget = budget.toNanos();
    this.random = new SplittableRandom(seed);
    this.stop = stop;
  }

  /**
   * Estimates the time of a count by all threads of a solver, each on a core.
   *
   * @param model a model of at most 64 columns
   * @throws IllegalArgumentException if the budget is not above 0, or a day or more
   * @throws org.nqueens.result.SearchStoppedException after a request to stop
   */
  static TimeEstimate of(
      SolverOptions options, QueensModel model, Duration budget, long seed, StopSignal stop) {
    requireBudget(budget);
    // A count on several threads has the same parts or smaller ones.
    SearchPlan plan = SearchPlan.toCount(options.onOneThread(), model);
    CountTime time = new CountTime(plan, budget, seed, stop);
    boolean refuted = new IndexLimit(options, model, stop).isRefuted();
    Estimate nanos = refuted ? new Estimate(time.elapsed(), 0) : time.estimate();
    double unit = SECOND * options.threads();
    return new TimeEstimate(
        duration(nanos.value() / unit),
        duration(nanos.standardError() / unit),
        duration(nanos.value() * time.wallShare() / unit));
  }

  /** The wall time for each unit of processor time. */
  private double wallShare() {
    return measuredNanos > 0 ? Math.max(1, measuredWallNanos / measuredNanos) : 1;
  }

  /** The processor time of a measurement, which is added to the account of both times. */
  private double measured(Runnable task) {
    double wall = elapsed();
    long before = ThreadClock.nanos();
    task.run();
    double nanos = ThreadClock.nanos() - before;
    measuredNanos += nanos;
    measuredWallNanos += elapsed() - wall;
    return nanos;
  }

  private static Duration duration(double seconds) {
    long whole = (long) seconds;
    return Duration.ofSeconds(whole, (long) ((seconds - whole) * SECOND));
  }

  private static void requireBudget(Duration budget) {
    Objects.requireNonNull(
        budget, "budget (null) must not be null: pass a time such as Duration.ofSeconds(2)");
    if (budget.isNegative() || budget.isZero() || budget.compareTo(Duration.ofDays(1)) > 0) {
      throw new IllegalArgumentException(
          "budget (%s) must be above 0 and at most a day: a few seconds are enough"
              .formatted(budget));
    }
  }

  private Estimate estimate() {
    Optional<Estimate> whole = repeatWhole();
    return whole.isPresent() ? whole.get() : sampleParts();
  }

  /** The time of the count itself; empty if it does not end within a quarter of the budget. */
  private Optional<Estimate> repeatWhole() {
    BooleanSupplier quarter = () -> stop.getAsBoolean() || elapsed() >= budget / 4;
    boolean ends = count(quarter);
    while (ends && count(quarter)) {
      requireGoOn();
    }
    requireGoOn();
    if (!ends) {
      return Optional.empty();
    }
    Moments times = new Moments();
    while (times.count() < 2 || elapsed() < budget) {
      times.add(measured(() -> count(stop)));
      requireGoOn();
    }
    return Optional.of(times.estimate());
  }

  /** Counts the whole; false if it was stopped. */
  private boolean count(BooleanSupplier stopRequested) {
    Iterator<Subproblem> parts = plan.decomposition().subproblems(stopRequested);
    try {
      while (!stopRequested.getAsBoolean() && parts.hasNext()) {
        count(parts.next().model(), stopRequested);
      }
    } finally {
      Parts.close(parts);
    }
    return !stopRequested.getAsBoolean();
  }

  private SearchOutcome count(QueensModel part, BooleanSupplier stopRequested) {
    return plan.backend()
        .count(new SearchRequest(part, plan.strategy(), plan.propagation(), stopRequested));
  }

  private Estimate sampleParts() {
    List<QueensModel> subproblems = chooseSubproblems();
    Estimate nanosPerNode = nanosPerNode(subproblems);
    int open = openColumns(subproblems);
    Moments nodes = new Moments();
    while (nodes.count() < 2 || elapsed() < budget) {
      Effort part = count(subproblems, open);
      nodes.add(subproblemCount * part.weight() * part.nodes());
    }
    if (nodes.mean() == 0) {
      throw new IllegalArgumentException(
          "budget (%s) is too short for this model, as no part of its count was found: give a longer time"
              .formatted(Duration.ofNanos((long) budget)));
    }
    return product(nodes.estimate(), nanosPerNode);
  }

  /** The time per node of the count: the ratio of two sums, with the error of such a ratio. */
  private Estimate nanosPerNode(List<QueensModel> subproblems) {
    List<Effort> parts = new ArrayList<>();
    for (int slice = 0; slice < SLICES; slice++) {
      QueensModel subproblem = subproblems.get(RandomDraw.below(subproblems.size(), random));
      double end = elapsed() + budget / 4 / SLICES;
      parts.add(measure(1, subproblem, () -> stop.getAsBoolean() || elapsed() >= end));
    }
    double nodes = parts.stream().mapToDouble(Effort::nodes).sum();
    double rate = parts.stream().mapToDouble(Effort::nanos).sum() / nodes;
    double squares =
        parts.stream()
            .mapToDouble(part -> part.nanos() - rate * part.nodes())
            .map(residual -> residual * residual)
            .sum();
    return new Estimate(rate, Math.sqrt(squares) / nodes);
  }

  private static Estimate product(Estimate first, Estimate second) {
    double value = first.value() * second.value();
    double relativeError =
        Math.hypot(first.standardError() / first.value(), second.standardError() / second.value());
    return new Estimate(value, value * relativeError);
  }

  /** Sub-problems chosen with equal probability, of which there may be a hundred thousand. */
  private List<QueensModel> chooseSubproblems() {
    List<QueensModel> chosen = new ArrayList<>();
    Iterator<Subproblem> all = plan.decomposition().subproblems(stop);
    try {
      while (all.hasNext()) {
        QueensModel model = all.next().model();
        requireGoOn();
        subproblemCount++;
        // Reservoir sampling: each is kept with the same probability.
        int position = RandomDraw.below(subproblemCount, random);
        if (chosen.size() < MAX_SUBPROBLEMS) {
          chosen.add(model);
        } else if (position < MAX_SUBPROBLEMS) {
          chosen.set(position, model);
        }
      }
    } finally {
      Parts.close(all);
    }
    return chosen;
  }

  /** The open columns of parts that are large enough, or of whole sub-problems. */
  private int openColumns(List<QueensModel> subproblems) {
    int open = plan.backend().countDivision(plan.model()).minOpenColumns();
    while (open < plan.model().size()
        && elapsed() < 3 * budget / 4
        && pilot(subproblems, open) < NODES_OF_A_PART) {
      open++;
    }
    return open;
  }

  /** The mean number of nodes of a part; 0 if every descent ended at a column without a row. */
  private double pilot(List<QueensModel> subproblems, int open) {
    Moments nodes = new Moments();
    for (int tries = 0;
        tries < MAX_TRIES && nodes.count() < PILOTS && elapsed() < 3 * budget / 4;
        tries++) {
      Effort part = count(subproblems, open);
      if (part.nodes() > 0) {
        nodes.add(part.nodes());
      }
    }
    return nodes.mean();
  }

  /** Counts a random part; a part with a column without a row has no nodes. */
  private Effort count(List<QueensModel> subproblems, int open) {
    QueensModel subproblem = subproblems.get(RandomDraw.below(subproblems.size(), random));
    RandomPart part = new RandomPart(attacks, subproblem);
    Optional<QueensModel> rest = part.descend(order(), open, random);
    return rest.map(model -> measure(part.weight(), model, stop))
        .orElseGet(() -> new Effort(part.weight(), 0, 0));
  }

  private Effort measure(double weight, QueensModel model, BooleanSupplier stopRequested) {
    long[] nodes = new long[1];
    double nanos = measured(() -> nodes[0] = count(model, stopRequested).nodes());
    requireGoOn();
    // One more than the nodes, because a backend may decide a small part without a search.
    return new Effort(weight, nodes[0] + 1, nanos);
  }

  /**
   * The order of the strategy, or an order much like it; that of the backend if it starts in the
   * middle, where queens attack most.
   */
  private RandomPart.Order order() {
    boolean isFixed =
        plan.strategy().map(SolutionOrder::of).filter(SolutionOrder::isFixed).isPresent();
    if (!isFixed) {
      return RandomPart.Order.FEWEST_ROWS;
    }
    return plan.backend().countDivision(plan.model()).startsInMiddle()
        ? RandomPart.Order.FROM_MIDDLE
        : RandomPart.Order.FIRST_OPEN;
  }

  private double elapsed() {
    return System.nanoTime() - start;
  }

  private void requireGoOn() {
    if (stop.getAsBoolean()) {
      throw stop.stopped(plan.backend().id());
    }
  }
}
