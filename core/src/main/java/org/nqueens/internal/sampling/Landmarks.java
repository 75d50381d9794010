package org.nqueens.internal.sampling;

import java.util.Arrays;
import org.nqueens.model.Placement;

/**
 * Solutions kept from a sequence in lexicographic order: the first solution, and then every s-th
 * one for a fixed step s. At most {@value #MAX_KEPT} are kept, and all if there are no more.
 * Immutable.
 *
 * @param step the number of solutions from one that is kept to the next, a power of two
 * @param rows the rows of the solutions kept, one byte for each queen
 */
record Landmarks(int n, long step, byte[] rows) {
  /** A look-up in n = 16 passes 64 solutions on average; 64 columns take 4 MB. */
  static final int MAX_KEPT = 1 << 16;

  int size() {
    return rows.length / n;
  }

  /** The rows of a solution kept, from 0 to size - 1. */
  int[] get(int kept) {
    int[] queens = new int[n];
    for (int column = 0; column < n; column++) {
      queens[column] = rows[kept * n + column];
    }
    return queens;
  }

  /** The last kept solution that is not greater than a placement; -1 if all are greater. */
  int find(int[] placement) {
    int low = 0;
    int high = size();
    while (low < high) {
      int middle = low + high >>> 1;
      if (Arrays.compare(get(middle), placement) <= 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }

  /** Keeps landmarks of solutions that come in lexicographic order. For one thread. */
  static final class Recorder {
    private final int n;
    private byte[] rows;
    private int kept;
    private long step = 1;
    private long solutions;

    Recorder(int n) {
      this.n = n;
      this.rows = new byte[n];
    }

    void add(Placement placement) {
      if ((solutions++ & step - 1) == 0) {
        if (kept == MAX_KEPT) {
          leaveOutEverySecond();
        } else if (kept * n == rows.length) {
          rows = Arrays.copyOf(rows, Math.min(2 * kept, MAX_KEPT) * n);
        }
        for (int column = 0; column < n; column++) {
          rows[kept * n + column] = (byte) placement.row(column);
        }
        kept++;
      }
    }

    private void leaveOutEverySecond() {
      kept /= 2;
      step *= 2;
      for (int i = 1; i < kept; i++) {
        System.arraycopy(rows, 2 * i * n, rows, i * n, n);
      }
    }

    long solutions() {
      return solutions;
    }

    Landmarks landmarks() {
      return new Landmarks(n, step, Arrays.copyOf(rows, kept * n));
    }
  }
}
