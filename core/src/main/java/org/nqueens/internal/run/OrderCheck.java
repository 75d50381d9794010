package org.nqueens.internal.run;

import java.util.Arrays;
import org.nqueens.model.Placement;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.BackendException;

/**
 * The test that placements come in the order of their strategy, where that is the lexicographic
 * order or its reverse; no placement can then come twice.
 */
final class OrderCheck {
  /** The largest board whose rows fit a word, 4 bits each. Words take half the time of arrays. */
  private static final int MAX_WORD_SIZE = 16;

  private final String backend;

  /**
   * The sign of comparing a placement with the one before it; 0 for a strategy of no fixed order.
   */
  private final int sign;

  // The placement before, if there is one, as a word or as an array.
  private boolean begun;
  private long word;
  private int[] rows = new int[0];

  OrderCheck(SolutionOrder order, String backend) {
    this.backend = backend;
    this.sign =
        switch (order) {
          case LEXICOGRAPHIC -> 1;
          case REVERSE_LEXICOGRAPHIC -> -1;
          case UNSPECIFIED -> 0;
        };
  }

  /** Throws if a placement must not follow the one before it. */
  void follow(int[] next) {
    if (sign == 0) {
      return;
    }
    int comparison = next.length <= MAX_WORD_SIZE ? compareWord(next) : compareRows(next);
    if (begun && sign * comparison <= 0) {
      throw BackendException.breach(
          backend,
          "found the placement (%s) %s"
              .formatted(
                  Placement.of(next),
                  comparison == 0 ? "twice" : "against the order of the strategy"));
    }
    begun = true;
  }

  private int compareWord(int[] next) {
    long nextWord = 0;
    for (int row : next) {
      nextWord = nextWord << 4 | row;
    }
    int comparison = Long.compareUnsigned(nextWord, word);
    word = nextWord;
    return comparison;
  }

  private int compareRows(int[] next) {
    int comparison = Arrays.compare(next, rows);
    rows = rows.length == next.length ? rows : new int[next.length];
    System.arraycopy(next, 0, rows, 0, next.length);
    return comparison;
  }
}
