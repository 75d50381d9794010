package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Processes with a journal that are interrupted, or share it. */
class JournalProcessTest extends ProcessTest {
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
