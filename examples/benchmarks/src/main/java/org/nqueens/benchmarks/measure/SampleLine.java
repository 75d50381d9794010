package org.nqueens.benchmarks.measure;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.nqueens.benchmarks.direct.Outcome;

/** A sample as a line of text, by which a fresh JVM tells the one that started it. */
final class SampleLine {
  /** What is printed in place of a sample if the contestant refuses the work. */
  static final String REFUSED = "refused";

  private static final int FIELDS = 7;

  private SampleLine() {}

  static String of(Sample sample) {
    return String.join(
        " ",
        String.valueOf(sample.outcome().solutions()),
        text(sample.outcome().branches()),
        text(sample.outcome().failures()),
        String.valueOf(sample.mainTime().toNanos()),
        String.valueOf(sample.cpuTime().toNanos()),
        String.valueOf(sample.allocatedBytes()),
        text(sample.peakBytes()));
  }

  /** Reads the last line; empty if the contestant refused the work. */
  static Optional<Sample> parse(String output, Duration wallTime) {
    String line = output.strip().substring(output.strip().lastIndexOf('\n') + 1);
    if (line.equals(REFUSED)) {
      return Optional.empty();
    }
    String[] fields = line.split(" ");
    if (fields.length != FIELDS) {
      throw new IllegalStateException(
          "output (%s): must end with a sample of %s numbers, see what went wrong"
              .formatted(output, FIELDS));
    }
    return Optional.of(
        new Sample(
            new Outcome(Long.parseLong(fields[0]), number(fields[1]), number(fields[2])),
            wallTime,
            Duration.ofNanos(Long.parseLong(fields[3])),
            Duration.ofNanos(Long.parseLong(fields[4])),
            Long.parseLong(fields[5]),
            number(fields[6])));
  }

  private static String text(OptionalLong number) {
    return number.isPresent() ? String.valueOf(number.getAsLong()) : "-";
  }

  private static OptionalLong number(String text) {
    return text.equals("-") ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(text));
  }
}
