package org.nqueens.batch;

import java.util.Locale;

/** The question about each part of a {@link Batch}. */
public enum Question {
  /** The number of solutions; the parts are divided by symmetry, with weights, in any order. */
  COUNT,
  /** Which solutions there are; parts whose solutions, one after the other, are in order. */
  ENUMERATE;

  /** The name in journals and messages: {@code count} or {@code enumerate}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
