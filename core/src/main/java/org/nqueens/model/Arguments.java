package org.nqueens.model;

import java.util.Collection;
import java.util.List;

/** The rules for arguments that several types of this package share. */
final class Arguments {
  private Arguments() {}

  static <T> T requireNonNull(String name, T value, String remedy) {
    if (value == null) {
      throw new NullPointerException(name + " (null) must not be null: " + remedy);
    }
    return value;
  }

  /** An immutable copy of a collection that neither is null nor has a null element. */
  static <T> List<T> copyOf(String name, Collection<? extends T> list, String remedy) {
    requireNonNull(name, list, remedy);
    int index = 0;
    for (T element : list) {
      if (element == null) {
        throw new NullPointerException(name + "[" + index + "] (null) must not be null: " + remedy);
      }
      index++;
    }
    return List.copyOf(list);
  }

  static void requireColumn(int column) {
    requireOnLargestBoard("column", column);
  }

  static void requireRow(int row) {
    requireOnLargestBoard("row", row);
  }

  /** A set of bits that a number indexes takes as much memory as the number says. */
  private static void requireOnLargestBoard(String what, int value) {
    if (value < 0 || value >= QueensModel.MAX_SIZE) {
      throw new IllegalArgumentException(
          "%s (%s) must be between 0 and %s: %ss are 0-based, and no board has more than %s"
              .formatted(what, value, QueensModel.MAX_SIZE - 1, what, QueensModel.MAX_SIZE));
    }
  }
}
