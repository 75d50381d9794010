package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.LIST;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;

/** {@code queens count --journal}, {@code queens journal} and {@code queens merge}. */
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

  @ParameterizedTest
  @CsvSource({
    "12, 14200",
    "12 --threads 2, 14200",
    "8 --backend cp, 92",
    "9 --variant non-touching, 47622",
    "1, 1"
  })
  void countsWithAJournal(String board, String count) {
    assertThat(queens("count " + board + " --journal @j")).isEqualTo(printed(count + "\n"));
    CommandRun again = queens("count " + board + " --journal @j");
    assertThat(again.code()).isZero();
    assertThat(again.out()).isEqualTo(count + "\n");
    assertThat(again.err())
        .matches("queens: journal \\(.*/j\\) has (\\d+) of \\1 parts? from before\n");
  }

  @Test
  void saysThatThereIsNoSolution() {
    assertThat(queens("count 3 --journal @j")).isEqualTo(new CommandRun(1, "0\n", ""));
    assertThat(queens("merge @j")).isEqualTo(new CommandRun(1, "0\n", ""));
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
                parts: 3 of 849 done, 846 left
                solutions so far: %s
                time on one thread: 6.0 s, about 28 min left
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
                queens: journal (%1$s) has 3 of 849 parts from before
                queens: stopped (TIME_LIMIT), there may be more solutions
                queens: journal (%1$s) has 3 of 849 parts: the same command goes on
                """
                    .formatted(file("j"))));
    assertThat(queens("count 14 --journal @j --time-limit 0").out())
        .isEqualTo("at least " + begun + "\n");
    assertThat(queens("count 14 --journal @j"))
        .isEqualTo(
            new CommandRun(
                0,
                "365596\n",
                "queens: journal (%s) has 3 of 849 parts from before\n".formatted(file("j"))));
  }

  @Test
  void countsShares() throws IOException {
    CommandRun first = queens("count 14 --journal @1 --shard 1/3");
    assertThat(first.code()).isZero();
    assertThat(first.err()).isEmpty();
    assertThat(first.out()).matches("\\d+ in shard 1/3\n");
    assertThat(queens("merge @1"))
        .satisfies(
            merged -> {
              assertThat(merged.code()).isEqualTo(1);
              assertThat(merged.out())
                  .isEqualTo("at least " + first.out().replace(" in shard 1/3", ""));
              assertThat(merged.err())
                  .isEqualTo(
                      "queens: no journal has 566 parts (1, 2, 4, 5, 7, ...) of 849: finish each share by its command, or add its journal\n");
            });
    CommandRun second = queens("count 14 --journal @2 --shard 2/3 --format json");
    assertThat(Parsed.json(second.out()))
        .containsEntry("shard", "2/3")
        .containsEntry("completion", "EXHAUSTED")
        .containsOnlyKeys("type", "completion", "solutions", "shard");
    queens("count 14 --journal @3 --shard 3/3");
    assertThat(queens("journal @3").out())
        .startsWith("model: 14 queens\nshard: 3/3\nparts: 283 of 283 done, 0 left\n");
    assertThat(queens("merge @1 @2 @3")).isEqualTo(printed("365596\n"));
    assertThat(queens("merge @3 @1 @2 --format json"))
        .isEqualTo(
            printed(
                """
                {"type":"merge","parts":849,"missing":[],"doubled":[]}
                {"type":"result","completion":"EXHAUSTED","solutions":365596}
                """));
    queens("count 14 --journal @half --shard 1/2");
    assertThat(queens("merge @1 @2 @3 @half"))
        .isEqualTo(
            new CommandRun(
                0,
                "365596\n",
                "queens: several journals have 425 parts (0, 2, 4, 6, 8, ...): each counts once\n"));
    assertThat(Parsed.jsonLines(queens("merge @1 @1 @2 --format json").out()))
        .satisfies(
            lines -> {
              assertThat(lines.get(0).get("missing"))
                  .asInstanceOf(LIST)
                  .hasSize(283)
                  .startsWith(2, 5, 8);
              assertThat(lines.get(0).get("doubled"))
                  .asInstanceOf(LIST)
                  .hasSize(283)
                  .startsWith(0, 3, 6);
              assertThat(lines.get(1)).containsEntry("completion", "INTERRUPTED");
            });
  }

  @Test
  void describesAJournalInJson() throws IOException {
    queens("count 14 --journal @j --shard 2/4 --variant toroidal-semiqueens");
    Map<String, Object> line = Parsed.jsonLines(queens("journal @j --format json").out()).get(0);
    assertThat(line)
        .containsEntry("type", "journal")
        .containsEntry("size", 14)
        .containsEntry("variant", "toroidal-semiqueens")
        .containsEntry("shard", "2/4")
        .containsEntry("parts", 682)
        .containsEntry("done", 682)
        .containsEntry("solutions", 0)
        .containsKey("timeMillis")
        .hasSize(9);
    assertThat(line.get("remainingMillis").toString()).isEqualTo("0.000");
  }

  @Test
  void keepsAFileThatHasTheNameOfTheLock() throws IOException {
    Files.writeString(folder.resolve("j.lock"), "text\n");
    queens("count 8 --journal @j")
        .assertBadUsage(
            "must be locked by an empty file (%s), which is a file with contents, a link or a folder: rename it, or give another journal"
                .formatted(folder.resolve("j.lock").toRealPath()));
    assertThat(folder.resolve("j.lock")).hasContent("text");
    assertThat(folder.resolve("j")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "count 8 --shard 1/4 | --shard must come with --journal: the journal of each share is merged",
        "count 8 --journal @j --shard 5/4 | shard (5/4) must be I/K with I from 1 to K: such as 1/4",
        "count 8 --journal @j --shard 0/4 | shard (0/4) must be I/K with I from 1 to K: such as 1/4",
        "count 8 --journal @j --shard 0/0 | shard (0/0) must be I/K with I from 1 to K: such as 1/4",
        "count 8 --journal @j --shard x | shard (x) must be I/K with I from 1 to K: such as 1/4",
        "count 8 --journal @j --shard 9999999999/9999999999 | must be I/K with I from 1 to K: such as 1/4",
        "count 8 --journal @j --limit 5 | --limit must come without --journal: a journal has the parts of the whole count",
        "count 8 --journal @j --up-to-symmetry | --up-to-symmetry must come without --journal",
        "count 8 --journal @j --strategy first-unbound | --strategy must come without --journal",
        "count 8 --journal @j --strategy first-unbound/largest | --strategy must come without --journal",
        "count 8 --journal @j --fastest | --fastest must come without --journal",
        "count 8 --journal @j --propagation domain | --propagation must come without --journal",
        "count 8 --journal | Missing required parameter for option '--journal' (FILE)",
        "count 65 --journal @j | n (65) must be at most 64",
        "journal @missing | /missing) must exist to be read: give the file of an earlier run",
        "journal | Missing required parameter: 'JOURNAL'",
        "merge @missing | /missing) must exist to be read: give the file of an earlier run",
        "merge | Missing required parameter: 'JOURNAL'",
      })
  void explainsBadUsage(String arguments, String message) {
    queens(arguments).assertBadUsage(message);
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "count 8 --journal @text | /text) must be a journal, whose first line is \"nqueens journal 2\": give another file",
        "journal @text | /text) must be a journal, whose first line is \"nqueens journal 2\": give another file",
        "merge @eight @text | /text) must be a journal, whose first line is \"nqueens journal 2\": give another file",
        "count 9 --journal @eight | /eight) is of another board size (8) than asked for (9): give another file",
        "count 8 --journal @eight --shard 1/2 | /eight) is of another shard (1/1) than asked for (1/2): give another file",
        "merge @eight @nine | /nine) must be of the same batch as",
        "count 8 --journal @folder | /folder) must be a file, and is a folder: give a file in it",
        "count 8 --journal @missing/j | /missing/j) cannot be",
      })
  void refusesAJournalOfAnotherKind(String arguments, String message) throws IOException {
    queens("count 8 --journal @eight");
    queens("count 9 --journal @nine");
    Files.writeString(folder.resolve("text"), "text\n");
    Files.createDirectory(folder.resolve("folder"));
    queens(arguments).assertBadUsage(message);
    assertThat(folder.resolve("text")).hasContent("text");
    assertThat(queens("merge @eight")).isEqualTo(printed("92\n"));
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
    assertThat(run.err()).matches("queens: journal \\(.*\\) has (\\d+) of \\1 parts from before\n");
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
    queens("merge @j").assertBadUsage(message);
  }
}
