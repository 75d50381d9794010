package org.nqueens.cli.options;

import java.util.List;
import java.util.stream.Collectors;

/** The values of options that take several for some questions. */
final class Lists {
  private Lists() {}

  /** The only value; throws an IllegalArgumentException if there is another number of them. */
  static <T> T only(String name, List<T> values) {
    if (values.size() != 1) {
      throw new IllegalArgumentException(
          "%s (%s) must be one here: `queens compare` has tables of several"
              .formatted(name, joined(values)));
    }
    return values.get(0);
  }

  /** The values with commas between them. */
  static String joined(List<?> values) {
    return values.stream().map(Object::toString).collect(Collectors.joining(", "));
  }
}
