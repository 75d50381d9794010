package org.nqueens.benchmarks.measure;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.nqueens.benchmarks.direct.Outcome;

/** A sample as a line of text, from a fresh JVM to the JVM that started it. */
final class SampleLine {
  /** Begins what is printed in place of a sample if the contestant does not do the work. */
  private static final String NO_SAMPLE = "no sample: ";

  private static final int FIELDS = 7;

  private SampleLine() {}

  static String of(Sample sample) {
    return String.join(
        " ",
        String.valueOf(sample.outcome().solutions()),
        text(sample.outcome().decisions()),
        text(sample.outcome().failures()),
        String.valueOf(sample.mainTime().toNanos()),
        String.valueOf(sample.cpuTime().toNanos()),
        String.valueOf(sample.allocatedBytes()),
        text(sample.peakBytes()));
  }

  /** The line in place of a sample, for what the contestant threw. */
  static String otherwise(RuntimeException thrown) {
    return NO_SAMPLE + Result.otherwise(thrown);
  }

  /** What the last line says in place of a sample; empty if it is one. */
  static Optional<String> otherwise(String output) {
    String line = lastLine(output);
    return line.startsWith(NO_SAMPLE)
        ? Optional.of(line.substring(NO_SAMPLE.length()))
        : Optional.empty();
  }

  /** Reads the last line. */
  static Sample parse(String output, Duration wallTime) {
    String[] fields = lastLine(output).split(" ");
    if (fields.length != FIELDS) {
      throw new IllegalStateException(
          "output (%s): must end with a sample of %s numbers, see what went wrong"
              .formatted(output, FIELDS));
    }
    return new Sample(
        new Outcome(Long.parseLong(fields[0]), number(fields[1]), number(fields[2])),
        wallTime,
        Duration.ofNanos(Long.parseLong(fields[3])),
        Duration.ofNanos(Long.parseLong(fields[4])),
        Long.parseLong(fields[5]),
        number(fields[6]));
  }

  private static String lastLine(String output) {
    return output.strip().substring(output.strip().lastIndexOf('\n') + 1);
  }

  private static String text(OptionalLong number) {
    return number.isPresent() ? String.valueOf(number.getAsLong()) : "-";
  }

  private static OptionalLong number(String text) {
    return text.equals("-") ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(text));
  }
}
