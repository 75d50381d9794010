package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.cli.Distribution.Run;
import org.nqueens.contract.Exhaustive;

/** The class archive that {@code bin/queens} makes: it changes no answer, and is no condition. */
@Exhaustive
@DisabledOnOs(
    value = OS.WINDOWS,
    disabledReason = "needs a POSIX shell: bin/queens is a script of it")
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ClassArchiveIT {
  private static final Run ANSWER = new Run(0, "92\n", "");

  @TempDir private static Path installed;
  private static Distribution distribution;

  @TempDir private Path folder;

  @BeforeAll
  static void unpack() throws Exception {
    distribution = Distribution.unpack(installed);
  }

  private Run count(Map<String, String> variables) throws Exception {
    return Distribution.run(folder, variables, distribution.queens(), "count", "8");
  }

  private static List<Path> files(Path folder, String part) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.getFileName().toString().contains(part)).toList();
    }
  }

  /** Waits until no archive is being made; the timeout of the test bounds the wait. */
  private static void awaitArchive(Path archive) throws Exception {
    Path making = archive.resolveSibling(archive.getFileName() + ".making");
    while (!Files.exists(archive) || Files.exists(making)) {
      Thread.sleep(20);
    }
  }

  @Test
  void isMadeOnceInTheDistributionByStartsAtTheSameTimeAndThenUsed() throws Exception {
    assumeTrue(
        Files.exists(Path.of(System.getProperty("java.home"), "release")),
        "needs the file release of the JDK: it has the version, of which the archive is");
    String unset = "unset QUEENS_ARCHIVE; exec \"$0\" count 8";
    List<Process> starts = new ArrayList<>();
    File err = folder.resolve("err").toFile();
    for (int start = 0; start < 3; start++) {
      starts.add(
          Distribution.start(folder, err, Map.of(), "sh", "-c", unset, distribution.queens()));
    }
    for (Process start : starts) {
      assertThat(Distribution.end(start, err)).isEqualTo(ANSWER);
    }
    Path lib = distribution.home().resolve("lib");
    while (files(lib, ".jsa").isEmpty()) {
      Thread.sleep(20);
    }
    Path archive = Path.of(files(lib, ".jsa").get(0).toString().replaceFirst("\\.making$", ""));
    awaitArchive(archive);
    assertThat(files(lib, ".jsa")).containsExactly(archive);
    assertThat(archive).isNotEmptyFile();
    assertThat(archive.getFileName().toString()).matches("queens-\\d+.*\\.jsa");

    Path log = folder.resolve("loaded");
    Map<String, String> variables =
        Map.of("QUEENS_ARCHIVE", archive.toString(), "JAVA_OPTS", "-Xlog:class+load:file=" + log);
    assertThat(count(variables)).isEqualTo(ANSWER);
    assertThat(Files.readAllLines(log))
        .filteredOn(line -> line.contains(" org.nqueens.QueensSolver "))
        .singleElement()
        .asString()
        .contains("shared objects file");
  }

  @Test
  void isLeftOutWhereItCannotBeWrittenOrIsDamaged() throws Exception {
    assertThat(count(Map.of("QUEENS_ARCHIVE", "/dev/null/classes.jsa"))).isEqualTo(ANSWER);
    Path archive = Files.writeString(folder.resolve("classes.jsa"), "this is no archive");
    assertThat(count(Map.of("QUEENS_ARCHIVE", archive.toString()))).isEqualTo(ANSWER);
    assertThat(archive).hasContent("this is no archive");
  }

  /** The end of the output comes before that of the archive, which waits for it here. */
  @ParameterizedTest
  @ValueSource(strings = {"dash", "bash", "zsh --emulate sh"})
  void keepsNoPipeOpenAndIsGivenUpWhereTheJvmMakesNone(String shell) throws Exception {
    List<String> command = new ArrayList<>(List.of(shell.split(" ")));
    assumeTrue(
        isInstalled(command.get(0)), "needs %s: it is not installed".formatted(command.get(0)));
    Path ended = folder.resolve("ended");
    Path java = folder.resolve("jvm/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(folder.resolve("jvm/release"), "JAVA_VERSION=\"17.0.0\"\n");
    Files.writeString(
        java,
        """
        #!/bin/sh
        case $1 in
          -XX:DumpLoadedClassList=*) while [ ! -e '%s' ]; do sleep 0.05; done ;;
          -Xshare:dump) exit 1 ;;
          *) exec '%s/bin/java' "$@" ;;
        esac
        """
            .formatted(ended, System.getProperty("java.home")));
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Path archive = folder.resolve("classes.jsa");
    Map<String, String> variables =
        Map.of("JAVA_HOME", folder.resolve("jvm").toString(), "QUEENS_ARCHIVE", archive.toString());
    command.addAll(List.of(distribution.queens(), "count", "8"));
    assertThat(Distribution.run(folder, variables, command.toArray(String[]::new)))
        .isEqualTo(ANSWER);
    while (!Files.exists(archive.resolveSibling("classes.jsa.making"))) {
      Thread.sleep(20);
    }
    Files.createFile(ended);
    awaitArchive(archive);
    assertThat(archive).isEmptyFile();
    assertThat(count(variables)).isEqualTo(ANSWER);
    assertThat(archive).isEmptyFile();
  }

  private static boolean isInstalled(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }
}
