package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.cli.Distribution.Run;
import org.nqueens.contract.SignalDisposition;

/** The script {@code examples/queens}: when it builds the command, and what it hands on. */
@DisabledOnOs(
    value = OS.WINDOWS,
    disabledReason = "needs a POSIX shell: examples/queens is a script of it")
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class QueensScriptTest {
  private static final String BUILDING =
      "queens: building the command, in about a minute; the first time Maven also downloads libraries\n";

  private static final String MAKE_JAR =
      "mkdir -p examples/cli/target && : > examples/cli/target/queens.jar\n";

  /** A program sleep that makes the waits of the script short. */
  private static final String SHORT = "exec /bin/sleep 0.2\n";

  @TempDir private Path folder;

  private Sources sources(String maven) throws IOException {
    Sources sources = Sources.in(folder, maven);
    sources.makeJava();
    return sources;
  }

  /** A project whose command is built, with all sources older than it. */
  private Sources built() throws Exception {
    Sources sources = sources(MAKE_JAR);
    assertThat(sources.run("count", "8").err()).startsWith(BUILDING);
    try (Stream<Path> files = Files.walk(sources.file(""))) {
      for (Path file : files.toList()) {
        sources.setTime(file, -20);
      }
    }
    sources.setTime(sources.file("examples/cli/target/built"), -10);
    return sources;
  }

  @Test
  void buildsWhatIsMissingAndHandsTheArgumentsOn() throws Exception {
    Run run = sources(MAKE_JAR).run("draw", "a  b", "it's", "\"*\"", "", "$HOME\\");
    assertThat(run.out()).isEqualTo("<draw>\n<a  b>\n<it's>\n<\"*\">\n<>\n<$HOME\\>\n");
    assertThat(run.err()).matches(BUILDING + "queens: built in \\d+ s\n");
    assertThat(run.code()).isEqualTo(7);
  }

  @Test
  void buildsOnceWhileNoSourceChanges() throws Exception {
    Sources sources = built();
    assertThat(sources.run("count", "8")).isEqualTo(new Run(7, "<count>\n<8>\n", ""));
    assertThat(sources.calls()).hasContent("-q -Pquick -pl examples/cli -am package -DskipTests\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pom.xml",
        ".mvn",
        "core/src/main/Board.java",
        "ortools-backend/pom.xml",
        "ortools-backend/src/main",
        "examples/pom.xml",
        "examples/puzzles/src/main",
        "examples/pages/src/main",
        "examples/cli/src/main/dist/bin/queens"
      })
  void buildsAgainAfterAChange(String source) throws Exception {
    Sources sources = built();
    sources.setTime(sources.file(source), -1);
    assertThat(sources.run("count", "8").err()).startsWith(BUILDING);
    assertThat(sources.run("count", "8").err()).isEmpty();
  }

  @Test
  void buildsAgainWhenASourceIsRemoved() throws Exception {
    Sources sources = built();
    Files.delete(sources.file("core/src/main/Solver.java"));
    assertThat(sources.run("count", "8").err()).startsWith(BUILDING);
  }

  @Test
  void buildsAgainWhenASourceChangesDuringTheBuild() throws Exception {
    Sources sources = sources("sleep 0.1; touch core/src/main/Board.java\n" + MAKE_JAR);
    assertThat(sources.run("count", "8").err()).startsWith(BUILDING);
    assertThat(sources.run("count", "8").err()).startsWith(BUILDING);
  }

  @Test
  void dropsTheClassArchiveOfAnEarlierBuild() throws Exception {
    Sources sources = built();
    Path archive = sources.file("examples/cli/target/lib/queens-17.jsa");
    Files.createDirectories(archive.getParent());
    Files.writeString(archive, "old");
    sources.setTime(sources.file("pom.xml"), -1);
    sources.run("count", "8");
    assertThat(archive).doesNotExist();
  }

  @Test
  void runsNothingAfterABuildThatFails() throws Exception {
    Sources sources = built();
    sources.makeTool("mvn", "echo '[ERROR] a reason'; exit 1\n");
    sources.setTime(sources.file("pom.xml"), -1);
    for (int i = 0; i < 2; i++) {
      assertThat(sources.run("count", "8"))
          .isEqualTo(
              new Run(
                  1,
                  "",
                  BUILDING
                      + "[ERROR] a reason\n"
                      + "queens: the build failed: see the messages of Maven above\n"));
    }
  }

  @Test
  void saysThatMavenIsMissing() throws Exception {
    String[] command = {"/bin/sh", sources("").script().toString(), "count", "8"};
    assertThat(Distribution.run(folder, Map.of("PATH", ""), command))
        .isEqualTo(new Run(1, "", "queens: mvn was not found: install Maven 3.8 or newer\n"));
  }

  @Test
  void saysWhatThereIsWithoutArguments() throws Exception {
    assertThat(built().run().out()).isEqualTo("<help>\n");
  }

  @Test
  void runsThroughSymbolicLinks() throws Exception {
    Sources sources = built();
    Path bin = Files.createDirectory(folder.resolve("bin"));
    Files.createSymbolicLink(folder.resolve("first link"), sources.script());
    Files.createSymbolicLink(bin.resolve("q"), Path.of("../first link"));
    assertThat(Distribution.run(folder, sources.variables(), "sh", "-c", "cd bin && sh q count 8"))
        .isEqualTo(new Run(7, "<count>\n<8>\n", ""));
  }

  /** The number of a killed start may belong to a process that runs, or be unknown. */
  @ParameterizedTest
  @ValueSource(strings = {"", "pid", "count"})
  void takesTheLockOfAStartThatWasKilled(String file) throws Exception {
    Sources sources = sources(MAKE_JAR);
    sources.makeTool("sleep", SHORT);
    Path lock = Files.createDirectories(sources.file("examples/cli/target/building"));
    if (!file.isEmpty()) {
      Files.writeString(lock.resolve(file), ProcessHandle.current().pid() + "\n");
    }
    Run run = sources.run("count", "8");
    assertThat(run.out()).isEqualTo("<count>\n<8>\n");
    assertThat(run.err()).startsWith("queens: waiting for another start, which builds the command");
    assertThat(sources.file("examples/cli/target")).isDirectoryNotContaining("glob:**building*");
  }

  /**
   * A start reads boards from another one, and both would build the command. The count of the first
   * start goes on, so that the second one waits for its end.
   */
  @Test
  void buildsOnceForTwoStartsInAPipe() throws Exception {
    Sources sources = sources("/bin/sleep 3\n" + MAKE_JAR);
    sources.makeTool("sleep", SHORT);
    String queens = "'" + sources.script() + "'";
    Run run =
        Distribution.run(
            folder, sources.variables(), "sh", "-c", queens + " new | " + queens + " solve -");
    assertThat(run.code()).isEqualTo(7);
    assertThat(run.out()).isEqualTo("<solve>\n<->\n");
    assertThat(run.err())
        .containsOnlyOnce(BUILDING)
        .containsOnlyOnce("queens: waiting for another start, which builds the command: ")
        .contains("/examples/cli/target/building is its lock\n");
    assertThat(Files.readAllLines(sources.calls())).hasSize(1);
  }

  @Test
  void waitsAtMostHalfAnHour() throws Exception {
    Sources sources = sources(MAKE_JAR);
    Path lock = Files.createDirectories(sources.file("examples/cli/target/building"));
    String script = Files.readString(sources.script());
    assertThat(script).contains("-lt 1800 ]");
    // 1,800 rounds without sleep take a minute.
    Files.writeString(sources.script(), script.replace("-lt 1800 ]", "-lt 20 ]"));
    sources.makeTool("sleep", "");
    sources.makeTool("cat", "date +%s%N\n"); // a count that goes on
    Run run = sources.run("count", "8");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains(
            "queens: another start has been building the command for 30 minutes: end it, or delete the folder ")
        .endsWith("/examples/cli/target/building\n");
    assertThat(lock).exists();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/bin/mkdir \"$@\" | File exists",
        "[ \"$1\" = -p ] && exec /bin/mkdir \"$@\"; echo No space left on device >&2; exit 1 | No space left on device"
      })
  void endsWhereItsLockCannotBeMade(String mkdir, String reason) throws Exception {
    Sources sources = sources(MAKE_JAR);
    Path target = Files.createDirectory(sources.file("examples/cli/target"));
    if (reason.equals("File exists")) {
      Files.writeString(target.resolve("building"), "");
    }
    sources.makeTool("mkdir", mkdir + "\n");
    assertThat(sources.run("count", "8").err())
        .matches(
            "queens: the folder .*/examples/cli/target/building cannot be made: .*"
                + reason
                + "\n");
  }

  /** Ctrl-C reaches the script and Maven. */
  @Test
  void leavesNothingBehindWhenTheBuildIsInterrupted() throws Exception {
    Sources sources = sources("kill -INT $PPID; exit 130\n");
    List<String> command = new ArrayList<>(SignalDisposition.defaultOf("INT"));
    command.addAll(List.of(sources.command("count", "8")));
    File err = folder.resolve("err").toFile();
    Process process =
        Distribution.start(folder, err, sources.variables(), command.toArray(String[]::new));
    assertThat(Distribution.end(process, err)).isEqualTo(new Run(130, "", BUILDING));
    assertThat(sources.file("examples/cli/target")).isEmptyDirectory();
  }

  @Test
  void buildsTheSameFromTheSameSourcesOnWindows() throws IOException {
    String script = Files.readString(Path.of("../queens"));
    String windows = Files.readString(Path.of("../queens.cmd"));
    String found = script.replaceAll("(?s).*find (.*?)-newer.*", "$1").replace("\\", "");
    assertThat(found.strip().split("\\s+"))
        .hasSize(13)
        .allSatisfy(source -> assertThat(windows).contains("'" + source + "'"));
    String build = script.replaceAll("(?s).*(mvn -q [^)]*)\\).*", "$1");
    assertThat(windows).contains(build);
  }
}
