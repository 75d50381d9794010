package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.model.QueensModel;

/** Processes with a journal that are killed or interrupted, or share it. */
class JournalProcessTest extends ProcessTest {
  /** Those of the library are many more. */
  private static final int KILLS = 2;

  private Path file(String name) {
    return folder.resolve(name);
  }

  private String name(String file) {
    return folder.resolve(file).toString();
  }

  private static long length(Path file) {
    return file.toFile().length();
  }

  /** Waits until a file has grown beyond a length. */
  private static void awaitGrowth(Path file, long length, Process process) throws Exception {
    await("%s beyond %d bytes".formatted(file, length), process, () -> length(file) > length);
  }

  @Test
  void countsTheSameThoughItIsKilled() throws Exception {
    // The depth of this board would be 0, with few parts.
    Journal.open(file("j"), Batch.toCount(QueensModel.of(16)).atDepth(2)).close();
    String[] count = {"count", "16", "--journal", name("j")};
    for (int kill = 0; kill < KILLS; kill++) {
      long before = length(file("j"));
      Process process = start(List.of(), count);
      awaitGrowth(file("j"), before + 3_000 + 500 * kill, process);
      process.destroyForcibly().waitFor();
    }
    CommandRun described = CommandRun.of("journal", name("j"));
    assertThat(described.out()).startsWith("model: 16 queens\n").doesNotContain(", 0 left");
    String done = described.out().replaceAll("(?s).*parts: (\\d+ of \\d+) done.*", "$1");
    assertThat(CommandRun.of(count))
        .isEqualTo(
            new CommandRun(
                0,
                "14772512\n",
                "queens: journal (%s): %s parts already done\n".formatted(name("j"), done)));
    assertThat(CommandRun.of("journal", name("j")).out()).contains("solutions so far: 14772512\n");
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs signals: the command kill sends them on Linux and macOS")
  void sharesItsJournalWithNoOtherAndKeepsWhatIsCountedAtCtrlC() throws Exception {
    String[] count = {"count", "18", "--threads", "2", "--journal", name("j")};
    Process process = startHearingSigint(count);
    awaitGrowth(file("j"), 1_000, process);
    CommandRun.of(count)
        .assertBadUsage(
            "queens: journal (%s) is in use: wait for the end of the other run, or give another file\n"
                .formatted(name("j")));
    assertThat(CommandRun.of("journal", name("j")).out()).startsWith("model: 18 queens\n");
    String printed =
        atSigint(process, () -> new String(process.getInputStream().readAllBytes())).strip();
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(printed).matches("at least \\d+");
    assertThat(err())
        .matches(
            "queens: stopped \\(INTERRUPTED\\), there may be more solutions\n"
                + "queens: journal \\(.*/j\\) has \\d+ of \\d+ parts: run the same command again to continue\n");
    assertThat(CommandRun.of("journal", name("j")).out())
        .contains("\nsolutions so far: " + printed.replace("at least ", "") + "\n");
    assertThat(CommandRun.of("count", "18", "--journal", name("j"), "--time-limit", "0").code())
        .as("the lock ends with its process")
        .isEqualTo(1);
  }
}
