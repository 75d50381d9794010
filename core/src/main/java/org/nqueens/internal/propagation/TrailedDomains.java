package org.nqueens.internal.propagation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * The domains of any number of columns as bitsets, with a trail that undoes changes. Subclasses
 * propagate.
 *
 * <p>Column j has the words from {@code j * words} on; row r is bit {@code r % 64} of word {@code r
 * / 64}. Every change of a word puts its old value on the trail.
 */
public abstract class TrailedDomains implements Domains {
  /**
   * A bit in a domain, and 12 bytes on the trail for each row that a domain loses, about two in
   * three; the arrays of the trail may be half empty, and are copied when they grow.
   */
  private static final long BYTES_PER_SQUARE = 30;

  /** The largest board: beyond it, the trail could outgrow an array. */
  public static final int MAX_SIZE = 25_000;

  private final int n;
  private final int words;
  private final long[] bits;
  private final int[] sizes;
  private int unbound;

  private int[] trailIndex = new int[64];
  private long[] trailBits = new long[64];
  private int trailTop;

  /** By saved state: the length of the trail. */
  private int[] marks = new int[64];

  private int depth;

  /**
   * Copies the domains of a model, of which none is empty.
   *
   * @throws IllegalArgumentException if the domains and their trail may exceed the heap or an array
   */
  protected TrailedDomains(QueensModel model) {
    n = model.size();
    if (n > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s to be searched: choose a smaller board"
              .formatted(n, MAX_SIZE));
    }
    words = (n + Long.SIZE - 1) / Long.SIZE;
    long bytes = BYTES_PER_SQUARE * n * n;
    long heap = Runtime.getRuntime().maxMemory();
    if (n > Long.SIZE && bytes > heap) {
      throw new IllegalArgumentException(
          "n (%s) may need %s MB to be searched, and the heap has at most %s MB: choose a smaller board or enlarge the heap with -Xmx"
              .formatted(n, bytes >> 20, heap >> 20));
    }
    bits = new long[n * words];
    sizes = new int[n];
    for (int column = 0; column < n; column++) {
      long[] domain = model.domain(column).toLongArray();
      System.arraycopy(domain, 0, bits, column * words, domain.length);
      sizes[column] = model.domain(column).size();
      unbound += sizes[column] > 1 ? 1 : 0;
    }
  }

  /** Hears that a removal has left one row in a column. */
  protected abstract void bound(int column);

  @Override
  public int unbound() {
    return unbound;
  }

  @Override
  public void push() {
    if (depth == marks.length) {
      marks = Arrays.copyOf(marks, 2 * depth);
    }
    marks[depth++] = trailTop;
  }

  /** Forgets the state saved last and keeps the changes since. */
  public final void keep() {
    depth--;
  }

  @Override
  public void pop() {
    int mark = marks[--depth];
    while (trailTop > mark) {
      trailTop--;
      int index = trailIndex[trailTop];
      setWord(index / words, index, trailBits[trailTop]);
    }
  }

  /**
   * Removes the rows of a mask from one word of a column's domain.
   *
   * @return false if the domain is empty now
   */
  private boolean remove(int column, int word, long mask) {
    int index = column * words + word;
    long before = bits[index];
    long after = before & ~mask;
    if (after == before) {
      return true;
    }
    if (trailTop == trailIndex.length) {
      trailIndex = Arrays.copyOf(trailIndex, 2 * trailTop);
      trailBits = Arrays.copyOf(trailBits, 2 * trailTop);
    }
    trailIndex[trailTop] = index;
    trailBits[trailTop++] = before;
    setWord(column, index, after);
    if (sizes[column] == 1) {
      bound(column);
    }
    return sizes[column] > 0;
  }

  /** Removes a row from a column; false if the domain is empty now. */
  public final boolean take(int column, int row) {
    return remove(column, row / Long.SIZE, 1L << row);
  }

  @Override
  public void remove(int column, int row) {
    take(column, row);
  }

  @Override
  public void restrict(int column, int low, int high) {
    for (int word = 0; word < words; word++) {
      remove(column, word, ~range(low - word * Long.SIZE, high - word * Long.SIZE));
    }
  }

  /**
   * The word with the bits from {@code low} to {@code high}, each of which may lie outside the
   * word.
   */
  private static long range(int low, int high) {
    if (high < 0 || low >= Long.SIZE || low > high) {
      return 0;
    }
    return -1L << Math.max(low, 0) & -1L >>> Long.SIZE - 1 - Math.min(high, Long.SIZE - 1);
  }

  private void setWord(int column, int index, long value) {
    int before = sizes[column];
    int after = before + Long.bitCount(value) - Long.bitCount(bits[index]);
    bits[index] = value;
    sizes[column] = after;
    if (before > 1 != after > 1) {
      unbound += after > 1 ? 1 : -1;
    }
  }

  @Override
  public int size() {
    return n;
  }

  @Override
  public int domainSize(int column) {
    return sizes[column];
  }

  @Override
  public boolean contains(int column, int row) {
    return row >= 0 && row < n && (bits[column * words + row / Long.SIZE] >>> row & 1) != 0;
  }

  @Override
  public int min(int column) {
    return next(column, 0);
  }

  @Override
  public int max(int column) {
    int word = words - 1;
    while (bits[column * words + word] == 0) {
      word--;
    }
    return (word + 1) * Long.SIZE - 1 - Long.numberOfLeadingZeros(bits[column * words + word]);
  }

  @Override
  public int next(int column, int from) {
    for (int word = from / Long.SIZE; word < words; word++) {
      long rest = bits[column * words + word];
      if (word == from / Long.SIZE) {
        rest &= -1L << from;
      }
      if (rest != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return -1;
  }

  @Override
  public List<RowDomain> toDomains() {
    return IntStream.range(0, n)
        .mapToObj(
            column ->
                RowDomain.ofBits(Arrays.copyOfRange(bits, column * words, (column + 1) * words)))
        .toList();
  }
}
