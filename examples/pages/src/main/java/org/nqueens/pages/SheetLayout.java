package org.nqueens.pages;

import java.util.Arrays;

/** The numbers of boards on a page of a sheet, from the smallest boards to the largest. */
enum SheetLayout {
  SIX(6, 8),
  FOUR(4, 12),
  TWO(2, 16),
  ONE(1, Integer.MAX_VALUE);

  final int number;

  /** The largest board whose squares are at least 6 mm wide. */
  private final int largestSize;

  SheetLayout(int number, int largestSize) {
    this.number = number;
    this.largestSize = largestSize;
  }

  /** The layout with the most boards on a page whose squares are large enough for a pencil. */
  static SheetLayout ofSize(int size) {
    return Arrays.stream(values())
        .filter(layout -> size <= layout.largestSize)
        .findFirst()
        .orElseThrow();
  }

  static SheetLayout ofNumber(int number) {
    return Arrays.stream(values())
        .filter(layout -> layout.number == number)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "puzzles per page (%s) must be 1, 2, 4 or 6: choose one of these numbers"
                        .formatted(number)));
  }
}
