package org.nqueens.internal.memory;

import java.util.function.IntFunction;

/**
 * An array of numbers whose memory is reserved in an account before it is allocated. It is empty at
 * first. For one thread at a time.
 *
 * @param <T> the type of the array
 */
public final class ReservedArray<T> {
  private final MemoryAccount memory;
  private final int bytes;
  private final IntFunction<T> allocation;
  private T array;
  private int length;

  private ReservedArray(MemoryAccount memory, int bytes, IntFunction<T> allocation) {
    this.memory = memory;
    this.bytes = bytes;
    this.allocation = allocation;
    this.array = allocation.apply(0);
  }

  public static ReservedArray<long[]> ofLongs(MemoryAccount memory) {
    return new ReservedArray<>(memory, Long.BYTES, long[]::new);
  }

  public static ReservedArray<int[]> ofInts(MemoryAccount memory) {
    return new ReservedArray<>(memory, Integer.BYTES, int[]::new);
  }

  /** The array, until it is next replaced or extended. */
  public T get() {
    return array;
  }

  public int length() {
    return length;
  }

  /**
   * Replaces the array by a new one if it has too few elements. Both are never allocated at once.
   *
   * @param newLength the number of elements of a new array, at least as many
   * @return false, with an empty array, if there is no memory for a new one
   */
  public boolean replace(int needed, int newLength) {
    if (length >= needed) {
      return true;
    }
    memory.release((long) length * bytes);
    set(allocation.apply(0), 0);
    return memory.allocate(
        (long) newLength * bytes, () -> set(allocation.apply(newLength), newLength));
  }

  /**
   * Makes a shorter array longer and keeps its elements; for a moment the account has both arrays.
   *
   * @return false, with the shorter array, if there is no memory for a longer one
   */
  public boolean extend(int newLength) {
    int before = length;
    if (before >= newLength) {
      return true;
    }
    boolean isDone =
        memory.allocate(
            (long) newLength * bytes,
            () -> {
              T longer = allocation.apply(newLength);
              System.arraycopy(array, 0, longer, 0, before);
              set(longer, newLength);
            });
    memory.release(isDone ? (long) before * bytes : 0);
    return isDone;
  }

  private void set(T newArray, int newLength) {
    array = newArray;
    length = newLength;
  }
}
