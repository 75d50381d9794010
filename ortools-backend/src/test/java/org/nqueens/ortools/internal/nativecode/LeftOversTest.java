package org.nqueens.ortools.internal.nativecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.contract.SignalDisposition;
import org.nqueens.model.QueensModel;

/** The copy of the native library leaves the temporary folder, however a process ends. */
@DisabledOnOs(
    value = OS.WINDOWS,
    disabledReason =
        "needs another system than Windows: the loader of OR-Tools does the work there")
@Sampled
class LeftOversTest {
  @TempDir private Path folder;

  /** Counts on a native backend. */
  static final class Count {
    private Count() {}

    public static void main(String[] arguments) {
      System.out.println(
          QueensSolver.builder().backend("cp").build().count(QueensModel.of(8)) + " placements");
    }
  }

  /** Loads the library on an interrupted thread. */
  static final class CountInterrupted {
    private CountInterrupted() {}

    public static void main(String[] arguments) {
      Thread.currentThread().interrupt();
      boolean available = NativeLibrary.failure().isEmpty();
      System.out.println(available + " " + Thread.interrupted());
      Count.main(arguments);
    }
  }

  private ForkedJvm jvm() {
    return new ForkedJvm().option("-Djava.io.tmpdir=" + folder);
  }

  private Process start() throws IOException {
    return jvm().process(Count.class).start();
  }

  private Process startHearing(String signal) throws IOException, InterruptedException {
    ProcessBuilder builder = jvm().process(Count.class);
    builder.command().addAll(0, SignalDisposition.defaultOf(signal));
    return builder.start();
  }

  private List<Path> left() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !file.getFileName().toString().startsWith("hsperf")).toList();
    }
  }

  private void age() throws IOException {
    for (Path path : left()) {
      Files.setLastModifiedTime(path, FileTime.from(Instant.now().minus(2, ChronoUnit.HOURS)));
    }
  }

  private void expectAllRemoved() throws IOException {
    ForkedJvm.Exit exit = jvm().run(Count.class);
    assertThat(exit.output()).isEqualTo("92 placements" + System.lineSeparator());
    assertThat(left()).isEmpty();
  }

  @Test
  void removesWhatEndedProcessesHaveLeft() throws IOException {
    Path old = Files.createDirectory(folder.resolve("nqueens-ortools-1"));
    Files.createFile(old.resolve("libjniortools.so"));
    Path other = Files.createDirectory(folder.resolve("another-1"));
    age();
    Path loading = Files.createDirectory(folder.resolve("nqueens-ortools-2"));
    ForkedJvm.Exit exit = jvm().run(Count.class);
    assertThat(exit.output()).isEqualTo("92 placements" + System.lineSeparator());
    assertThat(left()).containsExactlyInAnyOrder(other, loading);
    Files.delete(other);
    age();
    expectAllRemoved();
  }

  @Test
  void loadsThoughInterrupted() throws IOException {
    ForkedJvm.Exit exit = jvm().run(CountInterrupted.class);
    assertThat(exit.output().lines()).containsExactly("true true", "92 placements");
    assertThat(left()).isEmpty();
  }

  /** A sample of one has the one that leaves files. */
  static List<String> signals() {
    return Gate.sample(1, List.of("KILL", "TERM", "INT", "HUP"));
  }

  /** A signal while the library loads may leave its copy, which a later process removes. */
  @ParameterizedTest
  @MethodSource("signals")
  void isCleanedUpAfterSignalsAtAnyMoment(String signal) throws IOException, InterruptedException {
    Random random = Gate.random("left-overs after SIG" + signal);
    Process process = startHearing(signal);
    process.waitFor(random.nextInt(900), TimeUnit.MILLISECONDS);
    new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start().waitFor();
    String output = new String(process.getInputStream().readAllBytes());
    process.waitFor();
    assertThat(output).doesNotContain("does not load");
    age();
    expectAllRemoved();
  }

  @Test
  void removesNothingThatAnotherProcessUses() throws IOException, InterruptedException {
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < Gate.cases(2, 4); i++) {
      processes.add(start());
    }
    for (Process process : processes) {
      String output = new String(process.getInputStream().readAllBytes());
      assertThat(output).isEqualTo("92 placements" + System.lineSeparator());
      assertThat(process.waitFor()).isZero();
    }
    assertThat(left()).isEmpty();
  }
}
