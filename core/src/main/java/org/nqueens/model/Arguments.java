package org.nqueens.model;

import java.util.Collection;
import java.util.List;
import java.util.Objects;

final class Arguments {
  private Arguments() {}

  /**
   * An immutable copy of a collection; rejects null and null elements. The type of each element is
   * checked, because a damaged stream or an unchecked cast can put any object into a generic list.
   */
  static <T> List<T> copyOf(
      String name, Collection<? extends T> list, Class<T> type, String remedy) {
    Objects.requireNonNull(list, name);
    int index = 0;
    for (Object element : list) {
      if (element == null) {
        throw new NullPointerException(name + "[" + index + "] (null) must not be null: " + remedy);
      }
      if (!type.isInstance(element)) {
        throw new IllegalArgumentException(
            "%s[%s] (of type %s) must be of type %s: %s"
                .formatted(
                    name, index, element.getClass().getName(), type.getSimpleName(), remedy));
      }
      index++;
    }
    return List.copyOf(list);
  }

  /** Keeps bit sets that are indexed by columns or rows small. */
  static void requireOnLargestBoard(String what, int value) {
    if (value < 0 || value >= QueensModel.MAX_SIZE) {
      throw new IllegalArgumentException(
          "%s (%s) must be between 0 and %s: %ss are 0-based, and no board has more than %s"
              .formatted(what, value, QueensModel.MAX_SIZE - 1, what, QueensModel.MAX_SIZE));
    }
  }
}
