package org.nqueens.model;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists in the texts of {@code toString}, cut after a few elements. */
final class Abbreviation {
  static final int MAX_ELEMENTS = 8;

  private Abbreviation() {}

  /** The elements separated by commas; a long list ends in its size: {@code 3, 1, ... of 1000}. */
  static String of(Stream<?> elements, int size) {
    String first =
        elements.limit(MAX_ELEMENTS).map(Object::toString).collect(Collectors.joining(", "));
    return size > MAX_ELEMENTS ? first + ", ... of " + size : first;
  }
}
