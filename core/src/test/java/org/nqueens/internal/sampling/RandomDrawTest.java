package org.nqueens.internal.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Draws from given bits. */
class RandomDrawTest {

  /** A generator of the given numbers, one after the other. */
  private static RandomGenerator of(Integer... numbers) {
    Iterator<Integer> left = List.of(numbers).iterator();
    return new RandomGenerator() {
      @Override
      public int nextInt() {
        return left.next();
      }

      @Override
      public long nextLong() {
        throw new UnsupportedOperationException();
      }
    };
  }

  /** The first 2^32 mod bound products of a number are drawn again, and no others. */
  @ParameterizedTest
  @ValueSource(ints = {3, 6, 7, 60, 63})
  void drawsEachNumberEquallyOften(int bound) {
    long excess = (1L << 32) % bound;
    assertThat(excess).isPositive();
    long each = (1L << 32) / bound;
    for (int number = 0; number < bound; number++) {
      // The bits whose products with the bound have this number as their upper half.
      long first = ((long) number << 32) / bound + (((long) number << 32) % bound == 0 ? 0 : 1);
      long last = (((long) number + 1 << 32) - 1) / bound;
      long redrawn =
          LongStream.rangeClosed(first, Math.min(last, first + bound))
              .filter(bits -> isRedrawn(bits, bound))
              .count();
      assertThat(last - first + 1 - redrawn).as("draws of %s", number).isEqualTo(each);
    }
  }

  private static boolean isRedrawn(long bits, int bound) {
    try {
      RandomDraw.below(bound, of((int) bits));
      return false;
    } catch (NoSuchElementException e) { // asked for more bits
      return true;
    }
  }

  @Test
  void drawsElements() {
    int[] drawn =
        IntStream.of(0, 1 << 30, 1 << 31, -1)
            .map(bits -> RandomDraw.element(1L << 63 | 1L << 40 | 1 << 5 | 1, of(bits)))
            .toArray();
    assertThat(drawn).containsExactly(0, 5, 40, 63);
  }

  /** A source of one number, whose first draw is rejected. */
  @Test
  void refusesASourceThatIsNotRandom() {
    RandomGenerator zeros = () -> 0;
    assertRefused(zeros, () -> RandomDraw.below(3, zeros));
    assertRefused(zeros, () -> RandomDraw.element(7, zeros));
    RandomGenerator ones = () -> -1;
    assertRefused(ones, () -> RandomDraw.below(5L, ones));
    assertRefused(ones, () -> RandomDraw.below((1L << 62) + 1, ones));
    assertThat(RandomDraw.below(8, zeros)).isZero();
    assertThat(RandomDraw.below(8L, ones)).isEqualTo(7);
  }

  private static void assertRefused(RandomGenerator random, Runnable draw) {
    assertThatThrownBy(draw::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "random (%s) has given 64 numbers in a row that are out of range, as a source of random numbers does with a probability below 2^-64: pass a fair source such as new SplittableRandom(1)"
                .formatted(random.getClass().getName()));
  }

  /** 63 rejections are unlikely and no reason to give up. */
  @Test
  void drawsAgain() {
    Iterator<Long> numbers =
        Stream.concat(Stream.generate(() -> 7L).limit(63), Stream.of(3L)).iterator();
    assertThat(RandomDraw.below(5L, numbers::next)).isEqualTo(3);
  }
}
