package org.nqueens.cli.options;

import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Option;

/** The option of the seed of random numbers, which is itself random unless it is given. */
public final class SeedOption {
  private static final long DRAWN = 1_000_000;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed, which draws the same again (default: random, and told).")
  private Long seed;

  public boolean isDrawn() {
    return seed == null;
  }

  /** The seed that is given, else another one at each call. */
  public long value() {
    return isDrawn() ? ThreadLocalRandom.current().nextLong(DRAWN) : seed;
  }
}
