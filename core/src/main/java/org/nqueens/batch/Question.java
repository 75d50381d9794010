package org.nqueens.batch;

import java.util.Locale;

/** What is asked of each part of a {@link Batch}. */
public enum Question {
  /** How many solutions there are; parts by symmetry, with weights, in any order. */
  COUNT,
  /** Which solutions there are; parts whose solutions, one after the other, are in order. */
  ENUMERATE;

  /** The name in journals and messages: {@code count} or {@code enumerate}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
