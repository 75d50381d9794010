package org.nqueens.internal.decompose;

import java.util.OptionalInt;
import org.nqueens.model.QueensModel;

/**
 * The form of a placement in words: the rows in as few bits as the size of the board takes, at
 * least four, the first column in the highest bits of the first word. Up to n = 16 a placement is
 * one word, the argument of {@link org.nqueens.spi.PlacementSink#acceptPacked}. Immutable.
 */
public sealed class PackedRows permits PartRows {
  private static final int MIN_BITS = 4;

  final int n;
  private final int bits;
  private final int rowsPerWord;

  public PackedRows(int n) {
    this.n = n;
    this.bits = Math.max(MIN_BITS, Integer.SIZE - Integer.numberOfLeadingZeros(n - 1));
    this.rowsPerWord = Long.SIZE / bits;
  }

  public static PackedRows ofPart(QueensModel part) {
    boolean isShort =
        part.size() == PartRows.SIZE
            && part.domain(0).size() == 1
            && part.constraints().stream()
                .anyMatch(rule -> rule.slope(part.size()).equals(OptionalInt.of(0)));
    return isShort ? new PartRows(part.domain(0).next(0)) : new PackedRows(part.size());
  }

  public int words() {
    return (n + rowsPerWord - 1) / rowsPerWord;
  }

  /** Writes the words of a placement; false if it has not this form. */
  public boolean pack(int[] rows, long[] words, int from) {
    int at = from;
    for (int column = 0; column < n; ) {
      long word = 0;
      for (int end = Math.min(n, column + rowsPerWord); column < end; column++) {
        word = word << bits | rows[column];
      }
      words[at++] = word;
    }
    return true;
  }

  public void unpack(long[] words, int from, int[] rows) {
    int mask = (1 << bits) - 1;
    int at = from;
    for (int first = 0; first < n; first += rowsPerWord) {
      long word = words[at++];
      for (int column = Math.min(n, first + rowsPerWord) - 1; column >= first; column--) {
        rows[column] = (int) word & mask;
        word >>>= bits;
      }
    }
  }
}
