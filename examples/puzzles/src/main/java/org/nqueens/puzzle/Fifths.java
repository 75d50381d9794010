package org.nqueens.puzzle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.puzzle.hint.Rule;

/**
 * The fifths of 1,000 generated boards of one size with several queens in each row, by hardest rule
 * and score. {@code Ratings} of the benchmarks measures them.
 *
 * @param bounds the least ratings of the second to the fifth fifth
 */
record Fifths(int stars, int size, List<Rating> bounds) {
  static final int COUNT = 5;

  /** The difficulties of the hardest rules, and the scores. */
  private static final List<Fifths> MEASURED =
      List.of(
          of(2, 8, 3, 16, 3, 20, 3, 25, 3, 46),
          of(2, 9, 3, 26, 4, 41, 4, 62, 4, 120),
          of(2, 10, 4, 38, 4, 62, 4, 87, 6, 116),
          of(2, 11, 4, 49, 4, 70, 4, 114, 6, 130));

  private static Fifths of(int stars, int size, int... bounds) {
    return new Fifths(
        stars,
        size,
        IntStream.range(0, COUNT - 1)
            .mapToObj(
                i ->
                    new Rating(
                        i + 2, Optional.of(Rule.ofDifficulty(bounds[2 * i])), bounds[2 * i + 1]))
            .toList());
  }

  /** The fifths for the nearest number of queens, and then for the nearest size. */
  static Fifths nearest(int stars, int size) {
    return MEASURED.stream()
        .min(
            Comparator.comparingInt((Fifths fifths) -> Math.abs(fifths.stars - stars))
                .thenComparingInt(fifths -> Math.abs(fifths.size - size)))
        .orElseThrow();
  }

  /** The sizes that were measured for a number of queens, such as {@code 8, 9}. */
  static String sizes(int stars) {
    return MEASURED.stream()
        .filter(fifths -> fifths.stars == stars)
        .map(fifths -> Integer.toString(fifths.size))
        .collect(Collectors.joining(", "));
  }

  /** The fifth of a rating, from 1 to {@value #COUNT}. */
  int of(Rule hardest, long score) {
    long reached =
        bounds.stream()
            .filter(
                bound -> {
                  int order = hardest.compareTo(bound.hardestRule().orElseThrow());
                  return order > 0 || (order == 0 && score >= bound.score());
                })
            .count();
    return 1 + (int) reached;
  }

  /** The hardest rule that a board of a fifth, from 1 to {@value #COUNT}, may need. */
  Rule hardestRule(int fifth) {
    return fifth == COUNT ? Rule.DEEP_TRIAL : bounds.get(fifth - 1).hardestRule().orElseThrow();
  }
}
