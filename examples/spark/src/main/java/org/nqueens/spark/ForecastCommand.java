package org.nqueens.spark;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.nqueens.batch.Batch;
import org.nqueens.batch.PartResult;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code spark-queens forecast N}. */
@Command(
    name = "forecast",
    mixinStandardHelpOptions = true,
    description =
        "Counts a random sample of the parts of a count of N queens on one core of this machine,"
            + " and prints what all parts would cost, with the standard error.")
final class ForecastCommand implements Callable<Integer> {
  private static final int WARM_UP = 5;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final PrintWriter out;

  @Parameters(paramLabel = "N", description = "The size of the board, at most 64.")
  private int n;

  @Option(
      names = "--parts",
      paramLabel = "COUNT",
      defaultValue = "100",
      description = "The size of the sample, at least 2 (default: ${DEFAULT-VALUE}).")
  private int sampleSize;

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      defaultValue = "1",
      description = "The seed of the sample (default: ${DEFAULT-VALUE}).")
  private long seed;

  ForecastCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    if (sampleSize < 2) {
      throw new IllegalArgumentException(
          "--parts (%s) must be at least 2: the standard error needs two".formatted(sampleSize));
    }
    Batch batch = PartGroup.divided(Batch.toCount(QueensModel.of(n)));
    List<PartResult> sample = sample(batch);
    out.printf("%s: %s of %s parts, seed %s%n", batch, sample.size(), batch.size(), seed);
    print("processor time in s", sample, batch.size(), result -> result.time().toNanos() / 1e9);
    print("solutions", sample, batch.size(), PartResult::solutions);
    return SparkQueens.DONE;
  }

  private List<PartResult> sample(Batch batch) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, batch.size()).boxed().toList());
    Collections.shuffle(numbers, new Random(seed));
    List<Integer> chosen = numbers.stream().limit(sampleSize).sorted().toList();
    PartCount count = new PartCount("embedded");
    // The machine code of the engine is made during the first searches, which do not count.
    List<Part> parts = new PartGroup(batch, chosen).parts();
    parts.stream().limit(WARM_UP).forEach(count::of);
    return parts.stream().map(part -> withProcessorTime(count, part)).toList();
  }

  /** Counts a part; its time is that of the processor, which other programs do not lengthen. */
  private static PartResult withProcessorTime(PartCount count, Part part) {
    long begin = THREADS.getCurrentThreadCpuTime();
    PartResult result = count.of(part);
    long time = THREADS.getCurrentThreadCpuTime() - begin;
    return new PartResult(result.part(), result.solutions(), Duration.ofNanos(time));
  }

  /** The total and its standard error; the sample is without replacement. */
  private void print(
      String what, List<PartResult> sample, int size, ToDoubleFunction<PartResult> figure) {
    double[] values = sample.stream().mapToDouble(figure).toArray();
    double mean = Arrays.stream(values).average().orElse(0);
    double variance =
        Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum()
            / Math.max(1, values.length - 1);
    double error = Math.sqrt(variance / values.length * (1 - (double) values.length / size));
    out.printf(
        Locale.ROOT,
        "%s: %.3g a part, at most %.3g; all %.4g, standard error %.2g%n",
        what,
        mean,
        Arrays.stream(values).max().orElse(0),
        mean * size,
        error * size);
  }
}
