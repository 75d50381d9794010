package org.nqueens.search;

import java.util.Iterator;
import java.util.function.Supplier;

/**
 * A portfolio under a name.
 *
 * @param name the text of the portfolio
 * @param searches makes its searches
 */
record SearchSequence(String name, Supplier<Iterator<Run>> searches) implements Portfolio {
  @Override
  public Iterator<Run> runs() {
    return searches.get();
  }

  @Override
  public String toString() {
    return name;
  }
}
