package org.nqueens.internal.sampling;

import java.util.random.RandomGenerator;

/**
 * Draws of whole numbers, each with exactly the same probability, from 32 random bits at a time.
 *
 * <p>The method is from D. Lemire, <i>Fast random integer generation in an interval</i>, ACM
 * Transactions on Modeling and Computer Simulation 29 (2019). It makes the same draws from the same
 * bits on every JDK, unlike {@link RandomGenerator#nextInt(int)}, which may change.
 */
final class RandomDraw {
  /**
   * This many rejected draws of one number prove that a source is not random: each draw is rejected
   * with a probability of less than a half, so all of them with a probability of less than 2^-64.
   */
  private static final int MOST_DRAWS = 64;

  private RandomDraw() {}

  /** Draws a number from 0 to bound - 1; refuses a source that is not fair. */
  static int below(int bound, RandomGenerator random) {
    long product = bits(random) * bound;
    if ((int) product >= 0 && (int) product < bound) {
      // The first 2^32 mod bound products of each number are left out.
      int excess = (int) ((1L << Integer.SIZE) % bound);
      for (int draws = 1; (int) product >= 0 && (int) product < excess; draws++) {
        requireFair(draws, random);
        product = bits(random) * bound;
      }
    }
    return (int) (product >>> Integer.SIZE);
  }

  /** Draws a large number, by as many bits as the bound has until it is below the bound. */
  static long below(long bound, RandomGenerator random) {
    long mask = -1L >>> Long.numberOfLeadingZeros(bound - 1 | 1);
    long drawn = random.nextLong() & mask;
    for (int draws = 1; drawn >= bound; draws++) {
      requireFair(draws, random);
      drawn = random.nextLong() & mask;
    }
    return drawn;
  }

  private static void requireFair(int draws, RandomGenerator random) {
    if (draws == MOST_DRAWS) {
      throw new IllegalArgumentException(
          "random (%s) has given %s numbers in a row that are out of range, as a source of random numbers does with a probability below 2^-64: pass a fair source such as new SplittableRandom(1)"
              .formatted(random.getClass().getName(), draws));
    }
  }

  /** Draws an element of a set of numbers from 0 to 63, which must not be empty. */
  static int element(long set, RandomGenerator random) {
    long rest = set;
    for (int skipped = below(Long.bitCount(set), random); skipped > 0; skipped--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  private static long bits(RandomGenerator random) {
    return random.nextInt() & 0xFFFF_FFFFL;
  }
}
