package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Journal;
import org.nqueens.batch.JournalContents;
import org.nqueens.batch.PartResult;

/** The program on a standalone cluster whose processes are killed. */
class ClusterIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String MEMORY = "480m";
  private static final long COUNT_15 = 2_279_184;

  @TempDir private Path folder;

  private static LocalCluster cluster;

  @RegisterExtension
  static final TestExecutionExceptionHandler SHOW_LOGS =
      (ExtensionContext context, Throwable failure) -> {
        System.err.println(cluster.logs());
        throw failure;
      };

  @BeforeAll
  static void startMaster() throws Exception {
    cluster = new LocalCluster();
  }

  @AfterAll
  static void stopAll() {
    if (cluster != null) {
      cluster.close();
    }
  }

  /** The driver is killed, and then a worker under the driver that goes on. */
  @Test
  void losesNoPartWhenProcessesAreKilled() throws Exception {
    JavaProcess worker = cluster.startWorkers();
    Path file = folder.resolve("journal");
    String[] command = {"count", "15", "--journal", file.toString()};
    JavaProcess killed = cluster.submit(MEMORY, command);
    awaitAFifth(file, killed, 0);
    killed.kill();
    int kept = Journal.read(file).done();

    JavaProcess driver = cluster.submit(MEMORY, command);
    awaitAFifth(file, driver, kept);
    assertThat(worker.children()).as("executors of the worker").isPositive();
    worker.kill();
    assertThat(driver.await(LIMIT)).isZero();
    assertThat(driver.out()).isEqualTo(COUNT_15 + System.lineSeparator());
    assertThat(driver.err()).contains(" parts done, " + kept + " of them earlier");
    JournalContents journal = Journal.read(file);
    assertThat(journal.results())
        .extracting(PartResult::part)
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, journal.size()).boxed().toList());
    assertThat(journal.solutions()).isEqualTo(COUNT_15);
  }

  @Test
  void enumeratesIntoASharedFolder() throws Exception {
    cluster.startWorkers();
    Path files = folder.resolve("files");
    JavaProcess driver = cluster.submit(MEMORY, "enumerate", "10", "--out", files.toString());
    assertThat(driver.await(LIMIT)).isZero();

    StringBuilder expected = new StringBuilder();
    QueensSolver.enumerate(10, placement -> expected.append(placement).append('\n'));
    StringBuilder found = new StringBuilder();
    try (Stream<Path> parts = Files.list(files)) {
      for (Path part : parts.filter(path -> path.toString().contains("/part-")).sorted().toList()) {
        found.append(Files.readString(part));
      }
    }
    assertThat(found).hasToString(expected.toString());
  }

  @Test
  void tellsInOneLineThatNoWorkerHasTheMemory() throws Exception {
    cluster.startWorkers();
    JavaProcess driver = cluster.submit("4g", "count", "12", "--resource-timeout=1");
    assertThat(driver.await(LIMIT)).isEqualTo(1);
    assertThat(driver.err().lines())
        .containsExactly(
            "spark-queens: master ("
                + cluster.url()
                + ") gave no executor for 1 s: look at its workers, ask for less memory"
                + " (spark.executor.memory) or fewer cores (spark.executor.cores), or raise"
                + " --resource-timeout");
    assertThat(driver.out()).isEmpty();
  }

  /** Waits for a fifth of the records that are left; some must be missing then. */
  private static void awaitAFifth(Path journal, JavaProcess driver, int done)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    while (driver.isAlive() && System.nanoTime() - start < LIMIT.toNanos()) {
      if (Files.exists(journal) && records(journal) > done) {
        int size = Journal.read(journal).size();
        if (records(journal) - done >= (size - done) / 5) {
          assertThat(records(journal)).as("records before a process is killed").isLessThan(size);
          return;
        }
      }
      Thread.sleep(5);
    }
    throw new AssertionError("the driver ended too early, or hangs: " + driver.err());
  }

  private static long records(Path journal) throws IOException {
    return Files.readString(journal).lines().filter(line -> line.startsWith("part ")).count();
  }
}
