package org.nqueens.benchmarks.measure;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.nqueens.benchmarks.direct.Outcome;

/**
 * The measurement of one run, or the medians of several runs, each number by itself.
 *
 * @param outcome the outcome of the run
 * @param wallTime from the call to its return; of a fresh JVM, from its start to its end
 * @param mainTime the same, but of a fresh JVM without its start and end
 * @param cpuTime of the whole process meanwhile, which includes the JIT compiler's and the
 *     collector's threads
 * @param allocatedBytes on the Java heap, as {@link Allocation} counts them
 * @param peakBytes the largest resident set, where a process was measured and the system tells
 */
public record Sample(
    Outcome outcome,
    Duration wallTime,
    Duration mainTime,
    Duration cpuTime,
    long allocatedBytes,
    OptionalLong peakBytes) {

  static Sample median(List<Sample> samples) {
    return new Sample(
        samples.get(0).outcome(),
        median(samples, Sample::wallTime),
        median(samples, Sample::mainTime),
        median(samples, Sample::cpuTime),
        middle(samples, Sample::allocatedBytes),
        samples.get(0).peakBytes().isPresent()
            ? OptionalLong.of(middle(samples, sample -> sample.peakBytes().orElseThrow()))
            : OptionalLong.empty());
  }

  /** The mean of so many runs that this is the sum of. */
  Sample dividedBy(long runs) {
    return new Sample(
        outcome,
        wallTime.dividedBy(runs),
        mainTime.dividedBy(runs),
        cpuTime.dividedBy(runs),
        allocatedBytes / runs,
        peakBytes);
  }

  private static Duration median(List<Sample> samples, Function<Sample, Duration> time) {
    return Duration.ofNanos(middle(samples, sample -> time.apply(sample).toNanos()));
  }

  /** Of an even number the mean of the two in the middle. */
  private static long middle(List<Sample> samples, ToLongFunction<Sample> value) {
    long[] sorted = samples.stream().mapToLong(value).sorted().toArray();
    int half = sorted.length / 2;
    return sorted.length % 2 == 0 ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half];
  }
}
