package org.nqueens.ortools.internal.nativecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.BackendUnavailableException;

/** A native library that cannot load is an exception, and no trouble for the embedded engine. */
class NativeLibraryTest {
  /** What a JDK from 20 on prints at its start, before any program. */
  private static final String NO_FOLDER = "WARNING: java.io.tmpdir directory does not exist";

  @TempDir private Path folder;

  /** Prints what selecting backends comes to. */
  static final class SelectEach {
    private SelectEach() {}

    public static void main(String[] arguments) {
      for (String backend : arguments) {
        try {
          QueensSolver solver = QueensSolver.builder().backend(backend).build();
          System.out.println(backend + " counts " + solver.count(QueensModel.of(8)));
        } catch (BackendUnavailableException e) {
          System.out.println(e.getMessage());
        }
      }
    }
  }

  /** Selects a backend before and after its temporary folder is made. */
  static final class SelectAgain {
    private SelectAgain() {}

    public static void main(String[] arguments) throws IOException {
      try {
        QueensSolver.builder().backend("cp").build();
      } catch (BackendUnavailableException e) {
        Files.createDirectory(Path.of(System.getProperty("java.io.tmpdir")));
        QueensSolver solver = QueensSolver.builder().backend("cp").build();
        System.out.println("then counts " + solver.count(QueensModel.of(8)));
      }
    }
  }

  @Test
  void loadsOnceWhatKeptItFromLoadingIsGone() {
    ForkedJvm.Exit exit =
        new ForkedJvm()
            .option("-Djava.io.tmpdir=" + folder.resolve("later"))
            .run(SelectAgain.class);
    assertThat(printed(exit)).containsExactly("then counts 92");
  }

  private static void expectUnavailable(ForkedJvm jvm, String folder) {
    ForkedJvm.Exit exit = jvm.run(SelectEach.class, "cp", "cp-sat", "cp", "embedded");
    assertThat(exit.code()).as(exit.output()).isZero();
    List<String> printed = printed(exit);
    assertThat(printed).hasSize(4);
    assertThat(printed.subList(0, 3))
        .allSatisfy(
            line ->
                assertThat(line)
                    .contains("is unavailable here: OR-Tools' native library does not load")
                    .contains(System.getProperty("os.name"), System.getProperty("os.arch"))
                    .contains("temporary folder (" + folder + ")")
                    .contains("-Djava.io.tmpdir names another"));
    assertThat(printed.get(3)).isEqualTo("embedded counts 92");
  }

  private static List<String> printed(ForkedJvm.Exit exit) {
    return exit.output().lines().filter(line -> !line.equals(NO_FOLDER)).toList();
  }

  /** One that is missing, one that is a file, and one that Linux protects from every user. */
  @ParameterizedTest
  @ValueSource(strings = {"missing", "file", "/proc"})
  void reportsATemporaryFolderThatItCannotUse(String name) throws IOException {
    Files.createFile(folder.resolve("file"));
    String unusable = folder.resolve(name).toString();
    expectUnavailable(new ForkedJvm().option("-Djava.io.tmpdir=" + unusable), unusable);
  }

  private static ForkedJvm without(String jars) {
    return new ForkedJvm()
        .classPath(
            Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.matches(jars))
                .collect(Collectors.joining(File.pathSeparator)));
  }

  @Test
  void reportsAMissingJar() {
    ForkedJvm jvm = without(".*ortools-(linux|darwin|win32)-.*");
    expectUnavailable(jvm, System.getProperty("java.io.tmpdir"));
    assertThat(without(".*protobuf-java-.*").run(SelectEach.class, "cp-sat").output())
        .contains("cp-sat", "is unavailable here", "protobuf-java");
  }
}
