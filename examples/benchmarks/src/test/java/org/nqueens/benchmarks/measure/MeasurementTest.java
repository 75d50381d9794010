package org.nqueens.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant;
import org.nqueens.benchmarks.work.Contestant.Threads;
import org.nqueens.benchmarks.work.CutException;
import org.nqueens.benchmarks.work.Race;
import org.nqueens.benchmarks.work.Task;
import org.nqueens.benchmarks.work.Work;
import org.nqueens.benchmarks.work.Works;

class MeasurementTest {
  private static final WarmRuns WARM = new WarmRuns(3, Duration.ZERO, Duration.ZERO);
  private static final int MEGABYTE = 1 << 20;

  /** What the last array made is put into, so that the compiler cannot leave it out. */
  private static volatile byte[] kept;

  @Test
  void contestantsTakeTurns() {
    List<String> turns = new ArrayList<>();
    measure(
        contestant("a", Threads.CALLER, () -> add(turns, "a")),
        contestant("b", Threads.CALLER, () -> add(turns, "b")));
    assertThat(String.join("", turns)).isEqualTo("ab" + "ababab");
  }

  @Test
  void countsWhatTheCallingThreadAllocates() {
    long bytes =
        measure(contestant("array", Threads.CALLER, MeasurementTest::allocateMegabyte))
            .get(0)
            .median()
            .orElseThrow()
            .allocatedBytes();
    assertThat(bytes).isBetween((long) MEGABYTE, MEGABYTE + 10_000L);
  }

  @Test
  void countsWhatWorkersAllocateThroughCollections() {
    long bytes =
        measure(contestant("workers", Threads.WORKERS, MeasurementTest::allocateInAThread))
            .get(0)
            .median()
            .orElseThrow()
            .allocatedBytes();
    assertThat(bytes).isBetween(190L * MEGABYTE, 230L * MEGABYTE);
  }

  @Test
  void showsARefusal() {
    Table table =
        ComparisonTable.of(
            List.of(
                measure(
                    contestant("able", Threads.CALLER, () -> Outcome.of(1)),
                    contestant(
                        "unable",
                        Threads.CALLER,
                        () -> {
                          throw new IllegalArgumentException("n (8) must be at most 7");
                        }))),
            WARM);
    assertThat(table.rows().get(1))
        .containsExactly("8", "unable", "refused", "-", "-", "-", "-", "-", "-");
  }

  @Test
  void showsThatAContestantWasCut() {
    Contestant slow =
        contestant(
            "slow",
            Threads.CALLER,
            () -> {
              throw new CutException(17, 20);
            });
    assertThat(ComparisonTable.of(List.of(measure(slow)), WARM).rows().get(0))
        .containsExactly("8", "slow", "cut, 17 of 20 boards", "-", "-", "-", "-", "-", "-");
    String line = SampleLine.otherwise(new CutException(17, 20));
    assertThat(SampleLine.otherwise("noise\n" + line + "\n")).contains("cut, 17 of 20 boards");
    assertThat(SampleLine.otherwise("1 - - 5 6 7 -")).isEmpty();
  }

  @Test
  void mediansAreTakenOfEachNumber() {
    Sample median = Sample.median(List.of(sample(1, 9), sample(3, 7), sample(2, 8)));
    assertThat(median.wallTime()).isEqualTo(Duration.ofNanos(2));
    assertThat(median.allocatedBytes()).isEqualTo(8);
    assertThat(Sample.median(List.of(sample(1, 1), sample(3, 3))).wallTime())
        .isEqualTo(Duration.ofNanos(2));
  }

  @Test
  void aFreshJvmTellsWhatItMeasured() {
    Work work = Works.named("cp-6");
    Race race = work.races().get(0);
    Sample sample =
        new FreshJvm(List.of("-Xmx64m"))
            .run(work, race, race.contestant("direct CP"))
            .median()
            .orElseThrow();
    assertThat(sample.outcome().solutions()).isEqualTo(4);
    assertThat(sample.outcome().decisions()).isPresent();
    assertThat(sample.wallTime()).isGreaterThan(sample.mainTime());
    assertThat(sample.allocatedBytes()).isPositive();
    assertThat(Cells.megabytes(sample.peakBytes())).matches("\\d+|-");
  }

  @Test
  void sweepTellsTheWorst() {
    Table table =
        SweepTable.of(
            List.of(
                List.of(Result.of(4, "cp", sample(1_000, 0))),
                List.of(Result.of(5, "cp", sample(3_000_000, 0))),
                List.of(Result.of(6, "cp", sample(2_000, 0)))));
    assertThat(table.rows()).containsExactly(List.of("4 to 6", "cp", "0.0020", "5", "3.00"));
  }

  @Test
  void memoryIsToldPerPlacement() {
    Duration time = Duration.ofMillis(5);
    Sample sample = new Sample(Outcome.of(4), time, time, time, 50, OptionalLong.of(2 * MEGABYTE));
    Table table = MemoryTable.of(List.of(List.of(Result.of(6, "cp", sample))));
    assertThat(table.rows()).containsExactly(List.of("6", "cp", "4", "2", "5.00", "12.5"));
  }

  @Test
  void smallRatiosHaveThreeDecimals() {
    Duration base = Duration.ofMillis(1_000);
    assertThat(Cells.ratio(Duration.ofMillis(53), base)).isEqualTo("0.053");
    assertThat(Cells.ratio(Duration.ofMillis(1_234), base)).isEqualTo("1.23");
  }

  private static List<Result> measure(Contestant... contestants) {
    Race race = new Race(8, 1, List.of(contestants));
    return WARM.measure(new Work("test", Work.Report.COMPARISON, List.of(race)), race);
  }

  private static Contestant contestant(String name, Threads threads, Task task) {
    return new Contestant(name, threads, () -> task);
  }

  private static Outcome add(List<String> turns, String turn) {
    turns.add(turn);
    return Outcome.of(1);
  }

  private static Outcome allocateMegabyte() {
    kept = new byte[MEGABYTE];
    return Outcome.of(1);
  }

  private static Outcome allocateInAThread() {
    Thread thread =
        new Thread(
            () -> {
              for (int i = 0; i < 200 * 1024; i++) {
                kept = new byte[1024 - 16];
              }
            });
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    return Outcome.of(1);
  }

  private static Sample sample(long wallNanos, long bytes) {
    Duration time = Duration.ofNanos(wallNanos);
    return new Sample(Outcome.of(1), time, time, time, bytes, OptionalLong.empty());
  }
}
