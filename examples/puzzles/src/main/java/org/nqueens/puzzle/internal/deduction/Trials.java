package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.hint.Rule;

/** Squares that are excluded because a queen on them leaves a unit no room for its queens. */
final class Trials {
  private static final int NOT_REFUTED = -1;

  private static final Comparator<Refutation> LEAST_FIRST =
      Comparator.comparingLong(Refutation::effort);

  private Trials() {}

  /** A square and the effort of its refutation, in queens or in weights of rounds. */
  private record Refutation(int square, long effort) {}

  /**
   * The arguments of the squares that take the least effort, at most a number of them, with the
   * least effort first; they are not explained. A trial ends when it takes too much effort.
   */
  static List<Argument> find(Candidates candidates, Rule rule, int most) {
    List<Refutation> found = new ArrayList<>();
    long limit = Long.MAX_VALUE;
    for (int square : candidates.openSquares()) {
      candidates.check();
      long effort = effort(supposed(candidates, square), rule, limit);
      if (effort != NOT_REFUTED && effort < limit) {
        found.add(new Refutation(square, effort));
        found.sort(LEAST_FIRST);
      }
      if (found.size() > most) {
        found.remove(most);
      }
      limit = found.size() < most ? Long.MAX_VALUE : found.get(most - 1).effort;
    }
    return found.stream()
        .map(Refutation::square)
        .map(square -> Argument.of(rule, List.of(), List.of(), List.of(square)))
        .toList();
  }

  private static Candidates supposed(Candidates candidates, int square) {
    Candidates supposed = candidates.supposed();
    supposed.place(square);
    return supposed;
  }

  private static long effort(Candidates supposed, Rule rule, long limit) {
    if (rule == Rule.TRIAL) {
      return Singles.refute(supposed);
    }
    Rounds rounds = Rounds.run(supposed, Rule.SETS, () -> {}, limit);
    return rounds.end() == Rounds.End.EMPTIED ? rounds.score() : NOT_REFUTED;
  }

  /**
   * The argument with its supposition. Arguments without which a unit still has no room for its
   * queens are left out, the last ones first.
   */
  static Argument explain(Candidates candidates, Argument trial) {
    int square = trial.squares().get(0);
    List<Argument> arguments =
        arguments(
            supposed(candidates, square), trial.rule() == Rule.TRIAL ? Rule.SINGLE : Rule.SETS);
    for (int index = arguments.size() - 1; index >= 0; index--) {
      List<Argument> fewer = new ArrayList<>(arguments);
      fewer.remove(index);
      Candidates supposed = supposed(candidates, square);
      List<Argument> replayed = replay(fewer, supposed);
      if (supposed.emptied().isPresent()) {
        arguments = replayed;
      }
    }
    Candidates end = supposed(candidates, square);
    replay(arguments, end);
    List<Integer> none = List.of();
    return new Argument(
        trial.rule(), none, none, 0, none, trial.squares(), arguments, end.emptied());
  }

  /** The arguments that follow each other until a unit has no room for its queens. */
  private static List<Argument> arguments(Candidates supposed, Rule hardest) {
    List<Argument> arguments = new ArrayList<>();
    while (supposed.emptied().isEmpty()) {
      Argument next = Deducer.next(supposed, hardest).orElseThrow();
      next.applyTo(supposed);
      arguments.add(next);
    }
    return arguments;
  }

  /** Applies the arguments that still do something, until a unit has no room for its queens. */
  private static List<Argument> replay(List<Argument> arguments, Candidates candidates) {
    List<Argument> replayed = new ArrayList<>();
    for (Argument argument : arguments) {
      if (candidates.emptied().isPresent()) {
        break;
      }
      Optional<Argument> again = argument.on(candidates);
      again.ifPresent(holds -> holds.applyTo(candidates));
      again.ifPresent(replayed::add);
    }
    return replayed;
  }
}
