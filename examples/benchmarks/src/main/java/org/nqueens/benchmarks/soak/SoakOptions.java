package org.nqueens.benchmarks.soak;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The options of the command line of a soak.
 *
 * @param seed the seed of the seeds of all cases
 * @param time the time to run
 * @param cases the maximum number of cases
 * @param only the seed of a single case to run, if any
 * @param backends the ids of the backends to ask
 */
public record SoakOptions(
    long seed, Duration time, long cases, Optional<Long> only, List<String> backends) {

  /** The syntax of the options. */
  public static final String USAGE =
      "[--seconds S] [--cases K] [--seed N] [--backends ID,ID] | --case SEED";

  private static final Duration STANDARD_TIME = Duration.ofSeconds(60);

  /**
   * Reads a command line; without options, a minute on all backends from a new seed.
   *
   * @param arguments names, each followed by its value
   * @return the options
   * @throws IllegalArgumentException if an option is unknown, or its value is missing or wrong
   */
  public static SoakOptions parse(String... arguments) {
    SoakOptions options =
        new SoakOptions(
            new SplittableRandom().nextLong(),
            STANDARD_TIME,
            Long.MAX_VALUE,
            Optional.empty(),
            RandomCase.BACKENDS);
    for (int i = 0; i < arguments.length; i += 2) {
      if (i + 1 == arguments.length) {
        throw new IllegalArgumentException(
            "option (%s): has no value, write %s".formatted(arguments[i], USAGE));
      }
      options = options.with(arguments[i], arguments[i + 1]);
    }
    return options;
  }

  private SoakOptions with(String option, String value) {
    return switch (option) {
      case "--seed" -> new SoakOptions(number(option, value), time, cases, only, backends);
      case "--seconds" ->
          new SoakOptions(seed, Duration.ofSeconds(count(option, value)), cases, only, backends);
      case "--cases" ->
          new SoakOptions(
              seed, Duration.ofSeconds(Integer.MAX_VALUE), count(option, value), only, backends);
      case "--case" -> new SoakOptions(seed, time, 1, Optional.of(number(option, value)), backends);
      case "--backends" -> new SoakOptions(seed, time, cases, only, backends(value));
      default ->
          throw new IllegalArgumentException(
              "option (%s): is unknown, choose from %s".formatted(option, USAGE));
    };
  }

  private static List<String> backends(String value) {
    List<String> ids = List.of(value.split(","));
    if (!RandomCase.BACKENDS.containsAll(ids)) {
      throw new IllegalArgumentException(
          "--backends (%s): must be of %s, separated by commas"
              .formatted(value, RandomCase.BACKENDS));
    }
    return ids;
  }

  private static long count(String option, String value) {
    long number = number(option, value);
    if (number < 1 || number > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "%s (%s): must be from 1 to %s, such as 600".formatted(option, value, Integer.MAX_VALUE));
    }
    return number;
  }

  private static long number(String option, String value) {
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "%s (%s): must be a whole number, such as 600".formatted(option, value), e);
    }
  }
}
