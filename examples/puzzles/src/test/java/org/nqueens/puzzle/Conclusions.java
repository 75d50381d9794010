package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
 * @param way for {@link Rule#SETS} 0 for units within others, 1 for the queens that regions need in
 *     neighbouring lines, 2 for two units together; else 0
 * @param setSize the number of units of {@link Rule#SETS} or of the others, whichever is larger,
 *     else 1
 * @param squares the squares to be excluded, or of the new queens for {@link Rule#SINGLE}
 */
record Conclusions(Rule rule, int way, int setSize, Set<Square> squares) {

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
                .takeWhile(weaker -> weaker.isBelow(step, size))
                .filter(weaker -> !weaker.squares.isEmpty()))
        .as("%s with %s", step, left)
        .isEmpty();
  }

  private static int size(Step step) {
    return Math.max(step.units().size(), step.others().size());
  }

  private boolean isBelow(Step step, int size) {
    int other =
        step.rule() != Rule.SETS || step.least() == 0 && !step.others().isEmpty()
            ? 0
            : step.least() > 0 ? 1 : 2;
    return rule != step.rule() || way < other || way == other && setSize < size;
  }

  private static Stream<Conclusions> of(Rule rule, SquaresLeft left) {
    return switch (rule) {
      case SINGLE -> Stream.of(new Conclusions(rule, 0, 1, singles(left)));
      case CONFINED -> sets(rule, left, IntStream.of(1));
      case COMMON_ATTACK -> Stream.of(new Conclusions(rule, 0, 1, attacks(left)));
      case SETS ->
          Stream.of(
                  Stream.of(0)
                      .flatMap(way -> sets(rule, left, IntStream.rangeClosed(2, largestSet(left)))),
                  Stream.of(1).flatMap(way -> needed(rule, way, left)),
                  Stream.of(2).map(way -> new Conclusions(rule, way, 2, pairs(left))))
              .limit(left.stars() > 1 ? 3 : 1)
              .flatMap(way -> way);
      case TRIAL -> Stream.of(new Conclusions(rule, 0, 1, refuted(left, Rule.SINGLE)));
      case DEEP_TRIAL -> Stream.of(new Conclusions(rule, 0, 1, refuted(left, Rule.SETS)));
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
                0,
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
    left.units().forEach(unit -> attacked.addAll(left.excludedByAll(List.of(unit))));
    return attacked;
  }

  /** What two units together exclude. */
  static Set<Square> pairs(SquaresLeft left) {
    Set<Square> excluded = new HashSet<>();
    List<Unit> units = left.units();
    for (int i = 0; i < units.size(); i++) {
      for (int j = 0; j < i; j++) {
        excluded.addAll(left.excludedByAll(List.of(units.get(i), units.get(j))));
      }
    }
    return excluded;
  }

  /** What regions exclude that need the queens of a band, by the number of regions or lines. */
  private static Stream<Conclusions> needed(Rule rule, int way, SquaresLeft left) {
    List<Needed> all = Needed.all(left).toList();
    return IntStream.rangeClosed(1, largestSet(left))
        .mapToObj(
            k ->
                new Conclusions(
                    rule,
                    way,
                    k,
                    all.stream()
                        .filter(needed -> needed.size() == k)
                        .flatMap(needed -> needed.excluded(left).stream())
                        .collect(Collectors.toSet())));
  }

  /** What regions exclude that need the queens of any band. */
  static Set<Square> needed(SquaresLeft left) {
    return Needed.all(left)
        .flatMap(needed -> needed.excluded(left).stream())
        .collect(Collectors.toSet());
  }

  /** One to four neighbouring lines. */
  private static Stream<List<Unit>> bands(List<Unit> lines) {
    return IntStream.range(0, lines.size())
        .boxed()
        .flatMap(
            first ->
                IntStream.rangeClosed(first + 1, Math.min(lines.size(), first + 4))
                    .mapToObj(end -> lines.subList(first, end)));
  }

  /** The regions that need queens in a band, with the least number of them. */
  record Needed(List<Unit> band, List<Unit> regions, int least) {
    /** Those of all bands. */
    private static Stream<Needed> all(SquaresLeft left) {
      return Stream.of(Unit.Kind.ROW, Unit.Kind.COLUMN)
          .flatMap(kind -> bands(left.units(kind)))
          .map(band -> of(left, band));
    }

    static Needed of(SquaresLeft left, List<Unit> band) {
      List<Unit> regions = new ArrayList<>();
      int least = 0;
      for (Unit region : left.units(Unit.Kind.REGION)) {
        int needed = left.needed(region, band);
        if (needed > 0) {
          regions.add(region);
          least += needed;
        }
      }
      return new Needed(band, regions, least);
    }

    private int size() {
      return Math.max(regions.size(), band.size());
    }

    /** The open squares of the band, without those of the regions unless they need too many. */
    List<Square> excluded(SquaresLeft left) {
      int surplus = least - left.missing(band);
      List<Square> own = surplus > 0 ? List.of() : left.of(regions);
      return surplus < 0
          ? List.of()
          : left.of(band).stream()
              .filter(left::isOpen)
              .filter(square -> !own.contains(square))
              .toList();
    }
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

  /** Places the queens, or excludes the squares. */
  void apply(SquaresLeft left) {
    if (rule == Rule.SINGLE) {
      left.placeAll(squares);
    } else {
      squares.forEach(left::exclude);
    }
  }
}
