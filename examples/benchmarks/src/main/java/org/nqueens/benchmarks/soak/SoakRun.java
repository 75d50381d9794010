package org.nqueens.benchmarks.soak;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** A run of cases one after the other for a given time, which prints the failing cases. */
public final class SoakRun {
  private static final long PROGRESS_NANOS = TimeUnit.SECONDS.toNanos(30);

  private final SoakOptions options;
  private final PrintStream out;
  private final Watchdog watchdog;

  /**
   * Makes a run.
   *
   * @param options the cases to run
   * @param out the stream to print to
   */
  public SoakRun(SoakOptions options, PrintStream out) {
    this.options = options;
    this.out = out;
    this.watchdog = Watchdog.start(out);
  }

  /**
   * Runs all cases. The calling thread has the name of the running case, so that the report of a
   * JVM that crashes has it.
   *
   * @return the number of failed cases
   */
  public long run() {
    out.println(
        options.only().isPresent()
            ? "Soak --case " + options.only().get()
            : "Soak --seed %s --backends %s"
                .formatted(options.seed(), String.join(",", options.backends())));
    Thread thread = Thread.currentThread();
    String name = thread.getName();
    Figures figures = new Figures();
    try {
      run(figures);
    } finally {
      thread.setName(name);
    }
    out.println(figures.line());
    return figures.failures();
  }

  private void run(Figures figures) {
    SplittableRandom seeds = new SplittableRandom(options.seed());
    long start = System.nanoTime();
    long printed = start;
    List<String> wanted = options.only().isPresent() ? RandomCase.BACKENDS : options.backends();
    while (figures.cases() < options.cases()
        && System.nanoTime() - start < options.time().toNanos()) {
      Optional<RandomCase> asked = RandomCase.of(options.only().orElseGet(seeds::nextLong), wanted);
      asked.ifPresent(next -> run(next, figures));
      if (System.nanoTime() - printed > PROGRESS_NANOS) {
        printed = System.nanoTime();
        out.println("... " + figures.line());
      }
    }
  }

  private void run(RandomCase asked, Figures figures) {
    Thread.currentThread().setName("soak --case " + asked.seed());
    watchdog.begin(asked);
    Check.Verdict verdict = Check.of(asked);
    watchdog.end();
    figures.add(asked, verdict);
    for (String failure : verdict.failures()) {
      out.println("FAILED --case " + asked.seed() + ": " + failure);
    }
    if (!verdict.failures().isEmpty()) {
      out.println("    of " + asked);
    }
  }
}
