package org.nqueens.contract;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * What the tests of a run cover: each promise by a sample and with fixed random numbers, or, in the
 * exhaustive gate, every case of a list, more random ones, and with the random numbers of the day.
 */
public final class Gate {
  private static final String SEED = "nqueens.seed";

  private static final long FIXED_SEED = 1;

  private Gate() {}

  /** True if {@code -Dnqueens.exhaustive=true} asks for every case. */
  public static boolean isExhaustive() {
    return Boolean.getBoolean("nqueens.exhaustive");
  }

  /**
   * The option with which this JVM may have been told to do without its second compiler. Tests in
   * JVMs of their own have both compilers in the exhaustive gate, since their frames and
   * allocations differ.
   */
  static List<String> compiler() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> option.startsWith("-XX:TieredStopAtLevel=") && !isExhaustive())
        .toList();
  }

  /** A bound of a wait, no sample of cases: the first, or the second in the exhaustive gate. */
  public static int seconds(int gate, int exhaustive) {
    return isExhaustive() ? exhaustive : gate;
  }

  /** A number of cases: the first, or the second in the exhaustive gate. */
  public static int cases(int sample, int exhaustive) {
    return isExhaustive() ? exhaustive : sample;
  }

  /** A number of cases at even distances, beginning with the first; in the exhaustive gate all. */
  public static <T> List<T> sample(int count, List<T> all) {
    return isExhaustive() ? all : spread(count, all);
  }

  /** A number of cases at even distances, beginning with the first, or all if there are fewer. */
  public static <T> List<T> spread(int count, List<T> all) {
    if (count >= all.size()) {
      return all;
    }
    return IntStream.range(0, count)
        .mapToObj(i -> all.get((int) ((long) i * all.size() / count)))
        .toList();
  }

  /**
   * The random numbers of a test: from the seed {@code -Dnqueens.seed}, or else from a fixed one. A
   * seed that is set is printed under the name of what is tested, since it repeats a failure.
   */
  public static Random random(String what) {
    long seed = Long.getLong(SEED, FIXED_SEED);
    if (seed != FIXED_SEED) {
      System.out.printf("%s: repeat by -D%s=%s%n", what, SEED, seed);
    }
    return new Random(seed);
  }
}
