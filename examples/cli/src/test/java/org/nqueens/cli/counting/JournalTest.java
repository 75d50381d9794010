package org.nqueens.cli.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;
import org.nqueens.cli.CommandRun;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;

/** Journals that were begun, cannot be locked or are damaged. */
class JournalTest {
  @TempDir private Path folder;

  /** Runs a command in which a word that begins with {@code @} is a file of this test. */
  private CommandRun queens(String command) {
    return CommandRun.of(
        Stream.of(command.split(" "))
            .map(word -> word.replaceFirst("^@", folder + "/"))
            .toArray(String[]::new));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static CommandRun printed(String out) {
    return new CommandRun(0, out, "");
  }

  /** Counts three parts of a board, as if each took two seconds; returns their solutions. */
  private long begin(String name) {
    try (Journal journal = Journal.open(folder.resolve(name), Batch.toCount(QueensModel.of(14)))) {
      for (Part part : journal.batch()) {
        if (journal.done() < 3) {
          long found = QueensSolver.builder().build().count(part.model());
          journal.add(PartResult.of(part, found, Duration.ofSeconds(2)));
        }
      }
      return journal.solutions();
    }
  }

  @Test
  void goesOnWhereItWasCut() {
    long begun = begin("j");
    assertThat(begun).isPositive();
    assertThat(queens("journal @j"))
        .isEqualTo(
            printed(
                """
                model: 14 queens
                parts: 3 of 25 done, 22 left
                solutions so far: %s
                wall time on one thread: 6.0 s, about 44 s left
                """
                    .formatted(begun)));
    CommandRun cut = queens("count 14 --journal @j --time-limit 0 --format json");
    assertThat(cut)
        .isEqualTo(
            new CommandRun(
                1,
                "{\"type\":\"result\",\"completion\":\"TIME_LIMIT\",\"solutions\":%s}\n"
                    .formatted(begun),
                """
                queens: journal (%1$s): 3 of 25 parts already done
                queens: stopped (TIME_LIMIT), there may be more solutions
                queens: journal (%1$s) has 3 of 25 parts: run the same command again to continue
                """
                    .formatted(file("j"))));
    assertThat(queens("count 14 --journal @j --time-limit 0").out())
        .isEqualTo("at least " + begun + "\n");
    assertThat(queens("count 14 --journal @j"))
        .isEqualTo(
            new CommandRun(
                0,
                "365596\n",
                "queens: journal (%s): 3 of 25 parts already done\n".formatted(file("j"))));
  }

  /** No name is left for a lock, as where the disk is read only. */
  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "needs file names of 255 characters: on Windows they take rights")
  void answersFromACompleteJournalThatCannotBeLocked() throws IOException {
    String unlockable = file("j".repeat(255));
    queens("count 12 --journal @j");
    Files.move(folder.resolve("j"), Path.of(unlockable));
    CommandRun run = queens("count 12 --journal " + unlockable);
    assertThat(run.err()).matches("queens: journal \\(.*\\): (\\d+) of \\1 parts already done\n");
    assertThat(run.out()).isEqualTo("14200\n");
    assertThat(run.code()).isZero();
    begin("j");
    Files.move(folder.resolve("j"), Path.of(unlockable), StandardCopyOption.REPLACE_EXISTING);
    queens("count 14 --journal " + unlockable).assertBadUsage(" cannot be locked: ");
  }

  @Test
  void namesADamagedLine() throws IOException {
    queens("count 14 --journal @j");
    List<String> lines = Files.readAllLines(folder.resolve("j"));
    lines.set(lines.size() - 3, lines.get(lines.size() - 3).replace("solutions", "solutionz"));
    Files.write(folder.resolve("j"), lines);
    String message = "/j) is damaged: line " + (lines.size() - 2) + ", at byte ";
    queens("count 14 --journal @j").assertBadUsage(message);
    queens("journal @j").assertBadUsage(message);
    queens("journal @j @j").assertBadUsage(message);
  }
}
