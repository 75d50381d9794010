package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.ForkedJvm.Exit;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;

/** Real processes: killed at any moment and started again, two at a time, and out of space. */
@Sampled
class KilledProcessTest {
  private static final int KILLS = Gate.cases(1, 6);
  private static final long POLL_NANOS = 100_000;

  @TempDir private Path folder;

  private static ForkedJvm jvm() {
    return new ForkedJvm()
        .option("-Xshare:auto")
        .option("-XX:TieredStopAtLevel=1")
        .option("-XX:+UseSerialGC");
  }

  private Process start(Path journal) throws IOException {
    return jvm()
        .process(KilledProgram.class, journal.toString())
        .redirectOutput(folder.resolve("output").toFile())
        .start();
  }

  private static long length(Path file) throws IOException {
    return Files.exists(file) ? Files.size(file) : 0;
  }

  /**
   * Kills a process at a random moment: before its journal grows, or after it has grown by a random
   * number of records.
   *
   * @return false if the process ended before
   */
  private static boolean kill(Process process, Path journal, Random random)
      throws IOException, InterruptedException {
    long begin = length(journal);
    if (random.nextInt(8) == 0) {
      process.waitFor(random.nextInt(250), TimeUnit.MILLISECONDS);
    } else {
      long end = begin + 1 + random.nextInt(4_000);
      while (process.isAlive() && length(journal) < end) {
        LockSupport.parkNanos(POLL_NANOS);
      }
    }
    process.destroyForcibly().waitFor();
    return process.exitValue() == 137;
  }

  @Test
  void goesOnAfterEachKill() throws IOException, InterruptedException {
    Random random = Gate.random("kills");
    int kills = 0;
    int runs = 0;
    while (kills < KILLS) {
      Path journal = folder.resolve("journal-" + runs);
      boolean isKilled = true;
      while (isKilled) {
        Process process = start(journal);
        isKilled = kills < KILLS && kill(process, journal, random);
        kills += isKilled ? 1 : 0;
        assertThat(process.waitFor()).as(Files.readString(folder.resolve("output"))).isIn(0, 137);
      }
      runs++;
      assertWhole(journal);
    }
    System.out.printf("%d kills in %d runs%n", kills, runs);
  }

  private static void assertWhole(Path file) {
    JournalContents contents = Journal.read(file);
    assertThat(contents.isComplete()).isTrue();
    assertThat(contents.results().stream().map(PartResult::part).sorted())
        .isEqualTo(IntStream.range(0, contents.size()).boxed().toList());
    assertThat(contents.solutions()).isEqualTo(14_200);
  }

  /** A limit on the size of files cuts a record in the middle, as a full disk does. */
  @Test
  void aFullDiskStopsTheCountAndLosesNoRecord() throws IOException, InterruptedException {
    Path shell = Path.of("/bin/sh");
    assumeTrue(Files.isExecutable(shell), "needs a POSIX shell: /bin/sh is absent");
    Path file = folder.resolve("journal");
    List<String> command =
        new ArrayList<>(List.of(shell.toString(), "-c", "ulimit -f 8; exec \"$0\" \"$@\""));
    command.addAll(jvm().process(KilledProgram.class, file.toString()).command());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isOne();
    assertThat(output)
        .contains(
            "journal (%s) cannot be written: File too large; check the file, its folder, and the space on the disk"
                .formatted(file));
    assertThat(Files.readString(file)).endsWith("\n");
    int done = Journal.read(file).done();
    assertThat(done).isPositive();
    Exit exit = jvm().run(KilledProgram.class, file.toString());
    assertThat(exit.output()).isEqualToIgnoringNewLines("14200\n");
    assertWhole(file);
    assertThat(Journal.read(file).done()).isGreaterThan(done);
  }

  /** A count with a journal, in a process that tests kill. */
  static final class KilledProgram {
    private KilledProgram() {}

    static Batch toCount() {
      return Batch.toCount(QueensModel.of(12)).atDepth(3);
    }

    /** Runs with the journal. */
    public static void main(String[] arguments) {
      try (Journal journal = Journal.open(Path.of(arguments[0]), toCount())) {
        System.out.println(
            QueensSolver.builder().threads(2).build().batches().resumeCount(journal));
      }
    }
  }
}
