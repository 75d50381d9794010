package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.Collection;
import java.util.Objects;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.Serialized;

/** Domains against sorted sets, in either form, and the memory that they take. */
class RowDomainTest {

  /** Rows in some intervals, from which some rows are missing. */
  private static TreeSet<Integer> rows(int n, Random random) {
    TreeSet<Integer> rows = new TreeSet<>();
    for (int intervals = random.nextInt(4); intervals > 0; intervals--) {
      int low = random.nextInt(n);
      int length = random.nextBoolean() ? 1 : 1 + random.nextInt(n - low);
      IntStream.range(low, low + length).forEach(rows::add);
    }
    if (random.nextInt(3) == 0) {
      rows.removeIf(row -> random.nextBoolean());
    }
    return rows;
  }

  private static RowDomain of(Collection<Integer> rows) {
    return RowDomain.of(rows.stream().mapToInt(Integer::intValue).toArray());
  }

  private static void assertEqual(RowDomain domain, TreeSet<Integer> rows, int n) {
    assertThat(domain.rows().boxed()).containsExactlyElementsOf(rows);
    assertThat(domain.size()).isEqualTo(rows.size());
    assertThat(domain.isEmpty()).isEqualTo(rows.isEmpty());
    assertThat(domain.max()).isEqualTo(rows.isEmpty() ? -1 : rows.last());
    for (int row = -1; row <= n + 1; row++) {
      assertThat(domain.contains(row)).isEqualTo(rows.contains(row));
      assertThat(domain.next(row)).isEqualTo(Objects.requireNonNullElse(rows.ceiling(row), -1));
    }
    BitSet bits = new BitSet();
    rows.forEach(bits::set);
    assertThat(domain.toLongArray()).isEqualTo(bits.toLongArray());
    assertThat(domain)
        .isEqualTo(of(rows))
        .hasSameHashCodeAs(of(rows))
        .isEqualTo(RowDomain.ofBits(bits.toLongArray()))
        .hasToString(of(rows).toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10, 63, 64, 65, 66, 128, 129, 200, 700})
  void agreesWithSortedSets(int n) throws IOException, ClassNotFoundException {
    Random random = new Random(n);
    for (int i = 0; i < 60; i++) {
      TreeSet<Integer> rows = rows(n, random);
      TreeSet<Integer> others = rows(n, random);
      RowDomain domain = of(rows);
      assertEqual(domain, rows, n);
      assertEqual((RowDomain) Serialized.read(Serialized.write(domain)), rows, n);
      assertThat(domain.equals(of(others))).isEqualTo(rows.equals(others));
      TreeSet<Integer> both = new TreeSet<>(rows);
      both.retainAll(others);
      assertEqual(domain.intersect(of(others)), both, n);
      int row = random.nextInt(n);
      TreeSet<Integer> left = new TreeSet<>(rows);
      left.remove(row);
      assertEqual(domain.without(row), left, n);
      assertEqual(of(left).intersect(RowDomain.all(n)), left, n);
    }
    assertEqual(RowDomain.all(n), new TreeSet<>(IntStream.range(0, n).boxed().toList()), n);
  }

  /** One row at a time, up to none. */
  @Test
  void losesItsRows() {
    int n = 300;
    TreeSet<Integer> rows = new TreeSet<>(IntStream.range(0, n).boxed().toList());
    RowDomain domain = RowDomain.all(n);
    for (int i = 0; i < n; i++) {
      int row = 7 * i % n;
      rows.remove(row);
      domain = domain.without(row);
      assertEqual(domain, rows, n);
    }
  }

  private static long allocated(Supplier<?> made) {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    made.get();
    long before = threads.getCurrentThreadAllocatedBytes();
    made.get();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  /** A bit for each row would be 128 KB. */
  @Test
  void takesLittleMemoryForAGivenQueen() {
    int n = QueensModel.MAX_SIZE;
    RowDomain all = RowDomain.all(n);
    assertThat(allocated(() -> RowDomain.of(n - 1))).isLessThan(200);
    assertThat(allocated(() -> all.intersect(RowDomain.of(n - 1)))).isLessThan(500);
  }

  /** A window of one word that begins at word 1,000, and one that does not fit the board. */
  @ParameterizedTest
  @ValueSource(ints = {-1, 1 << 14, Integer.MAX_VALUE})
  void refusesADamagedWindow(int damage) {
    byte[] bytes = Serialized.write(RowDomain.of(64_000));
    int at = bytes.length - Integer.BYTES;
    while (ByteBuffer.wrap(bytes).getInt(at) != 1_000) {
      at--;
    }
    ByteBuffer.wrap(bytes).putInt(at, damage);
    assertThatThrownBy(() -> Serialized.read(bytes))
        .isInstanceOf(InvalidObjectException.class)
        .hasMessage("rows must be those of a board of at most 1048576: the stream is damaged");
  }

  @Test
  void isSmallInAStream() {
    assertThat(Serialized.write(RowDomain.of(QueensModel.MAX_SIZE - 1))).hasSizeLessThan(300);
  }
}
