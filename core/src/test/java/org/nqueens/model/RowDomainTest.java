package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Objects;
import java.util.Random;
import java.util.TreeSet;
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

  /** More words than a board has, in front of which the stream tells their number. */
  @Test
  void refusesRowsThatNoBoardHas() {
    int words = QueensModel.MAX_SIZE / Long.SIZE + 1;
    byte[] bytes = Serialized.write(RowDomain.of(QueensModel.MAX_SIZE - 1));
    int at = bytes.length - words * Long.BYTES - Integer.BYTES;
    assertThat(ByteBuffer.wrap(bytes).getInt(at)).isEqualTo(words);
    byte[] longer = Arrays.copyOf(bytes, bytes.length + Long.BYTES);
    ByteBuffer.wrap(longer).putInt(at, words + 1);
    assertThatThrownBy(() -> Serialized.read(longer))
        .isInstanceOf(InvalidObjectException.class)
        .hasMessage("rows must fit a board of at most 25000: the stream is damaged");
  }
}
