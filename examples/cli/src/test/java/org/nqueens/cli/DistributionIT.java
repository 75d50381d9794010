package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
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

/** The command as people install it: the archive unpacked, in a folder whose name has a blank. */
@Exhaustive
@DisabledOnOs(
    value = OS.WINDOWS,
    disabledReason = "needs a POSIX shell: bin/queens is a script of it")
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DistributionIT {
  @TempDir private static Path installed;
  private static Distribution distribution;

  @TempDir private Path folder;

  @BeforeAll
  static void unpack() throws Exception {
    distribution = Distribution.unpack(Files.createDirectory(installed.resolve("my programs")));
  }

  private Run run(Map<String, String> variables, String... command) throws Exception {
    return Distribution.run(folder, variables, command);
  }

  private static Path file(String name) {
    return distribution.home().resolve(name);
  }

  @Test
  void runsThroughSymbolicLinksFromAnotherFolder() throws Exception {
    Path bin = Files.createDirectory(installed.resolve("bin"));
    Files.createSymbolicLink(installed.resolve("first link"), file("bin/queens"));
    Files.createSymbolicLink(bin.resolve("q"), Path.of("../first link"));
    assertThat(run(Map.of(), "sh", "-c", "cd '" + bin + "' && sh q --version").out())
        .startsWith("queens ");
    assertThat(run(Map.of(), "sh", "-c", "PATH='" + bin + "':$PATH; q count garden"))
        .isEqualTo(new Run(0, "1\n", ""));
  }

  @Test
  void runsThroughALinkToItsFolder() throws Exception {
    Path link = Files.createSymbolicLink(installed.resolve("linked bin"), file("bin"));
    assertThat(run(Map.of(), link + "/queens", "count", "garden")).isEqualTo(new Run(0, "1\n", ""));
  }

  /** The JVM would take the descriptors for files of its own. */
  @Test
  void refusesAStandardOutputThatIsClosed() throws Exception {
    for (String closed : List.of(">&-", "<&- >&-")) {
      assertThat(run(Map.of(), "sh", "-c", "\"$0\" count 8 " + closed, distribution.queens()))
          .isEqualTo(
              new Run(
                  1,
                  "",
                  "queens: standard output is closed: redirect it to a file, or to /dev/null to drop the results\n"));
    }
    assertThat(run(Map.of(), "sh", "-c", "\"$0\" count - <&-", distribution.queens()).err())
        .startsWith("queens: standard input: line 1, column 1: the board is empty");
  }

  @Test
  void hasTheNativeLibrariesOfThisPlatform() throws Exception {
    assertThat(run(Map.of(), distribution.queens(), "count", "8", "--backend", "cp"))
        .isEqualTo(new Run(0, "92\n", ""));
  }

  @Test
  void obeysTheOptionsOfTheJvm() throws Exception {
    Map<String, String> options =
        Map.of("JAVA_OPTS", "-XX:+UseParallelGC -Djava.io.tmpdir=/dev/null/missing");
    assertThat(run(options, distribution.queens(), "backends").out())
        .contains("with temporary folder (/dev/null/missing)");
    assertThat(run(options, distribution.queens(), "rate", "garden").out())
        .startsWith("difficulty 3");
  }

  @Test
  void saysInOneLineThatJavaIsMissing() throws Exception {
    assertThat(run(Map.of("JAVA_HOME", "/nowhere"), distribution.queens(), "count", "8"))
        .isEqualTo(
            new Run(
                1,
                "",
                "queens: JAVA_HOME (/nowhere) has no bin/java: set it to Java 17 or newer\n"));
    assertThat(
            run(
                Map.of("JAVA_HOME", "", "PATH", ""),
                "/bin/sh",
                distribution.queens(),
                "count",
                "8"))
        .isEqualTo(
            new Run(
                1, "", "queens: java was not found: install Java 17 or newer, or set JAVA_HOME\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.8.0_402", "9", "9.0.4", "11.0.22", "16"})
  void refusesAnOlderJava(String version) throws Exception {
    Path java = folder.resolve("jvm/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(java, "#!/bin/sh\nexit 1\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(
        folder.resolve("jvm/release"), "IMPLEMENTOR=\"A\"\nJAVA_VERSION=\"" + version + "\"\n");
    assertThat(
            run(
                Map.of("JAVA_HOME", folder.resolve("jvm").toString()),
                distribution.queens(),
                "count",
                "8"))
        .isEqualTo(new Run(1, "", tooOld(version)));
  }

  private static String tooOld(String version) {
    return "queens: Java ("
        + version
        + ") must be 17 or newer: install one, or set JAVA_HOME to it\n";
  }

  @Test
  void hasItsCompletion() throws Exception {
    assertThat(file("completion/queens")).hasContent(ShellCompletion.script());
  }

  @Test
  void hasBoardsByName() throws Exception {
    Path boards = file("boards").toRealPath();
    assertThat(run(Map.of(), distribution.queens(), "draw", "gardn").err())
        .contains(boards + " has no board of this name, but: completion-1850, garden, ");
    Files.writeString(folder.resolve("garden"), "....\n....\n....\n....\n");
    assertThat(run(Map.of(), distribution.queens(), "count", "garden").out()).isEqualTo("2\n");
  }

  @Test
  void readsNamesWithLettersInALocaleWithoutThem() throws Exception {
    String script =
        "f=$(printf '\\303\\274.txt'); \"$0\" draw garden > $f; LC_ALL=C \"$0\" count $f";
    assertThat(run(Map.of(), "sh", "-c", script, distribution.queens()))
        .isEqualTo(new Run(0, "1\n", ""));
  }

  @Test
  void hasAReadmeOfItsOwn() throws IOException {
    assertThat(file("README.md"))
        .hasSameTextualContentAs(Path.of("src/main/dist/README.md"))
        .content()
        .doesNotContain("](");
  }

  @Test
  void hasTheLicense() throws IOException {
    assertThat(file("LICENSE")).content().contains("Apache License");
    assertThat(file("bin/queens.cmd")).content().contains("\r\n").contains("queens.jar");
  }
}
