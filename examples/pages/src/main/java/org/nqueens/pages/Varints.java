package org.nqueens.pages;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

/**
 * Bytes that consist of numbers of variable length: seven bits a byte, the lowest first, and the
 * top bit set in all bytes but the last (LEB128). Not thread-safe.
 */
final class Varints {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  /** Adds a number that is at least 0; a negative one is taken as unsigned. */
  void add(int number) {
    add(Integer.toUnsignedLong(number));
  }

  /** Adds a number by its distance from 0 and its sign: 0, -1, 1, -2 become 0, 1, 2, 3. */
  void addSigned(int number) {
    add(zigzag(number));
  }

  private static long zigzag(long number) {
    return number << 1 ^ number >> Long.SIZE - 1;
  }

  private void add(long number) {
    long left = number;
    for (; left > 0x7F; left >>>= 7) {
      bytes.write((int) (left & 0x7F | 0x80));
    }
    bytes.write((int) left);
  }

  /** Adds the length of a text in UTF-8, and the text. */
  void addText(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    add(encoded.length);
    bytes.writeBytes(encoded);
  }

  /** Adds the number of columns, and the columns. */
  void addAll(Collection<Integer> columns) {
    add(columns.size());
    columns.forEach(this::add);
  }

  /** Adds the number of values, and the values with their signs. */
  void addAllSigned(Collection<Integer> values) {
    add(values.size());
    values.forEach(this::addSigned);
  }

  /**
   * Adds numbers by their differences, the first from a start. The list ends with a 0 instead of
   * beginning with its length: similar lists have more bytes in common, which deflate finds.
   */
  void addSteps(int start, List<Integer> numbers) {
    int last = start;
    for (int number : numbers) {
      add(zigzag(number - last) + 1);
      last = number;
    }
    add(0);
  }

  /** Adds other numbers. */
  void append(Varints other) {
    bytes.writeBytes(other.toByteArray());
  }

  byte[] toByteArray() {
    return bytes.toByteArray();
  }
}
