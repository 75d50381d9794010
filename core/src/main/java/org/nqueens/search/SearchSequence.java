package org.nqueens.search;

import java.util.Iterator;
import java.util.function.Supplier;

/** A portfolio under a name. */
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
