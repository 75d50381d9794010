package org.nqueens.cli.options;

import java.util.concurrent.ThreadLocalRandom;

/** The option of the seed of random numbers, which is itself random unless it is given. */
public final class SeedOption extends OptionGroup {
  private static final long DRAWN = 1_000_000;

  private final Value<Long> seed =
      value(
          Long.class,
          "--seed",
          "S",
          "The seed, which draws the same again (default: random, and told).");

  public SeedOption(OptionGroup whole) {
    super(whole);
  }

  public boolean isDrawn() {
    return seed.get() == null;
  }

  /** The seed that is given, else another one at each call. */
  public long value() {
    return isDrawn() ? ThreadLocalRandom.current().nextLong(DRAWN) : seed.get();
  }
}
