package org.nqueens.benchmarks.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SolutionOrder;

/** A check of the call of a case against the rules. */
final class Check {
  private Check() {}

  /**
   * The outcome of a case.
   *
   * @param observation the observation of the call
   * @param solves the number of searches that the library was asked for
   * @param failures the violations, as lines of text
   */
  record Verdict(Observation observation, int solves, List<String> failures) {
    Verdict {
      failures = List.copyOf(failures);
    }
  }

  static Verdict of(RandomCase asked) {
    List<String> failures = new ArrayList<>();
    Expectation expected = expectation(asked, failures);
    Observation seen = Trial.of(asked);
    failures.addAll(describe(new Seen(asked, expected, seen)));
    List<String> left = SearchThreads.awaitEnd();
    if (!left.isEmpty()) {
      failures.add("THREADS_END: threads " + left + " run after the call");
    }
    boolean nested = asked.fault() == Fault.NESTS && seen.had(Observation.Event.FAULT);
    return new Verdict(seen, 1 + (nested ? 1 : 0) + (needsReference(asked) ? 1 : 0), failures);
  }

  /** The rules that were broken, and the observation. */
  static List<String> describe(Seen seen) {
    return Rule.broken(seen).stream()
        .map(
            rule ->
                "%s: expected %s, saw %s"
                    .formatted(
                        rule,
                        brief(seen.expected().order().orElse(seen.expected().placements())),
                        seen.seen()))
        .toList();
  }

  /** By the oracle; the order, where it is not a fixed one, by an undisturbed search. */
  private static Expectation expectation(RandomCase asked, List<String> failures) {
    List<Placement> placements = asked.problem().solutions();
    if (asked.expectsClasses()) {
      QueensModel model = asked.problem().model();
      Images images = Images.of(model);
      if (images.maps().size() != model.symmetries().size()) {
        failures.add("SYMMETRIES: expected %s, saw %s".formatted(images, model.symmetries()));
      }
      placements = placements.stream().filter(images::isSmallest).toList();
    }
    if (!needsReference(asked)) {
      return new Expectation(placements, Optional.of(placements));
    }
    List<Placement> order = reference(asked);
    if (!order.stream().sorted().toList().equals(placements)) {
      failures.add(
          "REFERENCE: expected %s, saw %s by one thread"
              .formatted(brief(placements), brief(order)));
      return new Expectation(placements, Optional.empty());
    }
    if (asked.strategy().order() == SolutionOrder.REVERSE_LEXICOGRAPHIC
        && !order.stream().sorted((one, other) -> other.compareTo(one)).toList().equals(order)) {
      failures.add("REFERENCE: %s by one thread are not descending".formatted(brief(order)));
    }
    return new Expectation(placements, Optional.of(order));
  }

  /** True if an order is to be kept that only the backend knows. */
  private static boolean needsReference(RandomCase asked) {
    return !asked.call().isQuestion() && asked.strategy().order() != SolutionOrder.LEXICOGRAPHIC;
  }

  private static List<Placement> reference(RandomCase asked) {
    List<Placement> order = new ArrayList<>();
    QueensSolver solver = asked.reference();
    QueensModel model = asked.problem().model();
    if (asked.call() == Call.ENUMERATE_ORBITS) {
      solver.enumerateOrbits(model, orbit -> order.add(orbit.representative()));
    } else {
      solver.enumerate(model, order::add);
    }
    return order;
  }

  static String brief(List<Placement> placements) {
    int most = 20;
    return placements.size() <= most
        ? placements.toString()
        : placements.size() + " placements, first " + placements.subList(0, most);
  }
}
