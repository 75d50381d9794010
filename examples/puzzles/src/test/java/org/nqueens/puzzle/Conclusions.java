package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/**
 * All that a rule concludes from the squares left, by brute force from the definitions: all units,
 * all pairs of units, all sets of units, a queen supposed on every square. No unit may be empty.
 *
 * @param rule the rule
 * @param setSize the number of units of {@link Rule#SETS} or of the others, whichever is larger,
 *     else 1
 * @param squares the squares to be excluded, or of the new queens for {@link Rule#SINGLE}
 */
record Conclusions(Rule rule, int setSize, Set<Square> squares) {

  /** Those of the weakest rule that does something, and of the smallest sets. */
  static Optional<Conclusions> weakest(SquaresLeft left) {
    return Stream.of(Rule.values())
        .flatMap(rule -> of(rule, left))
        .filter(conclusions -> !conclusions.squares.isEmpty())
        .findFirst();
  }

  /**
   * Requires that no weaker rule than that of a step does something, nor a smaller set. Where
   * matchings of the units show that there is no solution, a set may be any.
   */
  static void requireNoneBelow(SquaresLeft left, Step step) {
    int size = UnitMatching.arePerfect(left) ? size(step) : 2;
    assertThat(
            Stream.of(Rule.values())
                .filter(rule -> rule.difficulty() < step.rule().difficulty() || rule == Rule.SETS)
                .takeWhile(rule -> rule.difficulty() <= step.rule().difficulty())
                .flatMap(rule -> of(rule, left))
                .takeWhile(weaker -> weaker.isBelow(step.rule(), size))
                .filter(weaker -> !weaker.squares.isEmpty()))
        .as("%s with %s", step, left)
        .isEmpty();
  }

  private static int size(Step step) {
    return Math.max(step.units().size(), step.others().size());
  }

  private boolean isBelow(Rule other, int size) {
    return rule != other || setSize < size;
  }

  private static Stream<Conclusions> of(Rule rule, SquaresLeft left) {
    return switch (rule) {
      case SINGLE -> Stream.of(new Conclusions(rule, 1, singles(left)));
      case CONFINED -> sets(rule, left, IntStream.of(1));
      case COMMON_ATTACK -> Stream.of(new Conclusions(rule, 1, attacks(left)));
      case SETS -> sets(rule, left, IntStream.rangeClosed(2, largestSet(left)));
      case TRIAL -> Stream.of(new Conclusions(rule, 1, refuted(left, Rule.SINGLE)));
      case DEEP_TRIAL -> Stream.of(new Conclusions(rule, 1, refuted(left, Rule.SETS)));
    };
  }

  /**
   * If each unit has one queen, the other n - k others lie in the other n - k units, and exclude
   * the same squares.
   */
  private static int largestSet(SquaresLeft left) {
    int n = left.units(Unit.Kind.ROW).size();
    return left.stars() == 1 ? n / 2 : n;
  }

  private static Stream<Conclusions> sets(Rule rule, SquaresLeft left, IntStream sizes) {
    List<UnitSets> sets = UnitSets.of(left);
    return sizes.mapToObj(
        k ->
            new Conclusions(
                rule,
                k,
                sets.stream().flatMap(set -> set.rest(k).stream()).collect(Collectors.toSet())));
  }

  private static Set<Square> singles(SquaresLeft left) {
    Set<Square> singles = new HashSet<>();
    for (Unit unit : left.units()) {
      if (left.of(unit).size() == left.stars()) {
        singles.addAll(left.open(unit));
      }
    }
    return singles;
  }

  private static Set<Square> attacks(SquaresLeft left) {
    Set<Square> attacked = new HashSet<>();
    left.units().forEach(unit -> attacked.addAll(left.excludedByAll(unit)));
    return attacked;
  }

  private static Set<Square> refuted(SquaresLeft left, Rule strongest) {
    Set<Square> refuted = new HashSet<>();
    for (Square square : left.open()) {
      SquaresLeft supposed = left.copy();
      supposed.place(square);
      Closure.close(supposed, strongest);
      if (supposed.emptied().isPresent()) {
        refuted.add(square);
      }
    }
    return refuted;
  }
}
