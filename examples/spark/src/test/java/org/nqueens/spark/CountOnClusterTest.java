package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.batch.Journal;
import org.nqueens.batch.JournalContents;
import org.nqueens.batch.PartResult;

/** The program in JVMs of its own, with executors in other JVMs, some of which are killed. */
class CountOnClusterTest {
  private static final Path SPARK_HOME = Path.of("target/spark-home").toAbsolutePath();
  private static final int LIMIT_SECONDS = 600;

  @TempDir private Path folder;

  private final List<Process> drivers = new ArrayList<>();

  @AfterEach
  void killDrivers() {
    drivers.forEach(CountOnClusterTest::kill);
  }

  @Test
  void countsByABackendThatIsNamed() throws Exception {
    Path journal = folder.resolve("journal");
    requireDone(start("local-cluster[1,1,512]", "8", journal.toString(), "cp-sat"), 92, 0);
    assertThat(Journal.read(journal).solutions()).isEqualTo(92);
  }

  /** The driver is killed, and then an executor under the driver that continues. */
  @Test
  void losesNoPartWhenProcessesAreKilled() throws Exception {
    Path file = folder.resolve("journal");
    String[] arguments = {"16", file.toString()};
    Process killed = start("local-cluster[2,1,512]", arguments);
    awaitAFifth(file, killed, 0);
    kill(killed);
    int kept = Journal.read(file).done();

    Process driver = start("local-cluster[2,1,512]", arguments);
    awaitAFifth(file, driver, kept);
    List<ProcessHandle> executors = driver.descendants().toList();
    assertThat(executors).as("executors").isNotEmpty();
    executors.get(0).destroyForcibly();
    requireDone(driver, 14_772_512, kept);
    JournalContents journal = Journal.read(file);
    assertThat(journal.results())
        .extracting(PartResult::part)
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, journal.size()).boxed().toList());

    requireDone(start("local[1]", arguments), 14_772_512, journal.size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8           | arguments (8) must be N, the file of a journal, and perhaps a backend
          eight j     | arguments (eight j) must be N, the file of a journal
          8 j cp 1    | arguments (8 j cp 1) must be N, the file of a journal
          99 j        | n (99) must be at most 64 for a batch
          8 j gecode  | backend ("gecode") was not found
          """)
  void refusesOtherArguments(String line, String message) {
    assertThatThrownBy(() -> CountOnCluster.main(line.split(" ")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }

  /** Starts a driver; executors run from the class path of this test, without a distribution. */
  private Process start(String master, String... arguments) throws IOException {
    Files.createDirectories(SPARK_HOME.resolve("jars"));
    String classPath = System.getProperty("java.class.path");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(JavaModuleOptions.defaultModuleOptions().strip().split("\\s+")));
    command.addAll(
        List.of(
            "-Xmx512m",
            "-Dspark.master=" + master,
            "-Dspark.executor.memory=480m",
            "-Dspark.executor.extraClassPath=" + classPath,
            "-cp",
            classPath,
            CountOnCluster.class.getName()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("SPARK_HOME", SPARK_HOME.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.directory(folder.toFile());
    int number = drivers.size();
    builder.redirectOutput(folder.resolve("out" + number).toFile());
    builder.redirectError(folder.resolve("err" + number).toFile());
    drivers.add(builder.start());
    return drivers.get(number);
  }

  private void requireDone(Process driver, long count, int earlier) throws Exception {
    assertThat(driver.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).as("the driver ends").isTrue();
    String err = printed("err", driver);
    assertThat(driver.exitValue()).as(err).isZero();
    assertThat(printed("out", driver)).isEqualTo(count + System.lineSeparator());
    assertThat(err).contains(" parts done, " + earlier + " of them earlier");
  }

  private String printed(String stream, Process driver) throws IOException {
    return Files.readString(folder.resolve(stream + drivers.indexOf(driver)));
  }

  /** Waits for a fifth of the records that are left; some must be missing then. */
  private void awaitAFifth(Path journal, Process driver, int done) throws Exception {
    long start = System.nanoTime();
    while (driver.isAlive()
        && System.nanoTime() - start < TimeUnit.SECONDS.toNanos(LIMIT_SECONDS)) {
      if (Files.exists(journal) && records(journal) > done) {
        int size = Journal.read(journal).size();
        if (records(journal) - done >= (size - done) / 5) {
          assertThat(records(journal)).as("records before a process is killed").isLessThan(size);
          return;
        }
      }
      Thread.sleep(5);
    }
    throw new AssertionError("the driver ended too early, or hangs: " + printed("err", driver));
  }

  private static long records(Path journal) throws IOException {
    return Files.readString(journal).lines().filter(line -> line.startsWith("part ")).count();
  }

  private static void kill(Process driver) {
    List<ProcessHandle> executors = driver.descendants().toList();
    driver.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
    driver.onExit().join();
  }
}
