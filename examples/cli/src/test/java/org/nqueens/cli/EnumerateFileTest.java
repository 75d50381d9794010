package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/** {@code queens enumerate --out} and {@code --journal}. */
class EnumerateFileTest {
  @TempDir private Path folder;

  /** Runs a command in which a word that begins with {@code @} is a file of this test. */
  private CommandRun queens(String command) {
    return CommandRun.of(
        Stream.of(command.split(" "))
            .map(word -> word.replaceFirst("^@", folder + "/"))
            .toArray(String[]::new));
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  /** The placements as the command prints them without a file. */
  private String placements(String command) {
    return queens(command).out().replaceAll("(?s)(Statistics\n|\\{\"type\":\"result\").*", "");
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void writesThePlacementsToAFileAndTheStatisticsToStandardOutput(PlacementFormat format)
      throws IOException {
    String command = "enumerate 8 --format " + format;
    CommandRun run = queens(command + " --out @out");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    if (format == PlacementFormat.JSON) {
      assertThat(Parsed.json(run.out()))
          .containsEntry("type", "result")
          .containsEntry("solutions", 92)
          .containsEntry("backend", "embedded");
    } else {
      assertThat(run.out()).startsWith("Statistics\n").endsWith("  Solutions found: 92\n");
    }
    assertThat(Files.readString(file("out"))).isEqualTo(placements(command));

    CommandRun withJournal = queens(command + " --out @grown --journal @j");
    assertThat(withJournal.code()).isZero();
    assertThat(withJournal.err()).isEmpty();
    assertThat(withJournal.out().lines().count()).isEqualTo(run.out().lines().count());
    assertThat(file("grown")).hasSameTextualContentAs(file("out"));
    assertThat(queens("journal @j").out())
        .startsWith(
            "question: enumerate\nmodel: 8 queens\nparts: 1 of 1 done, 0 left\nsolutions so far: 92\nfile: goes on at byte %s\n"
                .formatted(Files.size(file("out"))));
  }

  @Test
  void writesThePlacementsFoundUpToALimit() throws IOException {
    CommandRun run = queens("enumerate 8 --format rows --limit 2 --out @out");
    assertThat(run.code()).isZero();
    assertThat(run.out()).endsWith("  Solutions found: 2\n");
    assertThat(run.err())
        .isEqualTo("queens: stopped (SOLUTION_LIMIT), there may be more solutions\n");
    assertThat(file("out")).hasContent("0 4 7 5 2 6 1 3\n0 5 7 2 6 3 1 4\n");
    assertThat(queens("enumerate 3 --out @out").code()).isEqualTo(1);
    assertThat(file("out")).isEmptyFile();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file("out"));
    }
  }

  /** Enumerates in many parts, and fails in the middle of one. */
  private void begin(PlacementFormat format) {
    JournalFile journal = new JournalFile(file("j").toString());
    Path path = GrowingFile.path(new TargetFile(file("out").toString()), journal);
    try (Journal open = journal.open(Batch.toEnumerate(QueensModel.of(10)).atDepth(2));
        GrowingFile file = GrowingFile.open(path, journal.name(), open, format)) {
      NumberedPlacements printer = new NumberedPlacements(format, 0, file::print);
      AtomicInteger delivered = new AtomicInteger();
      Consumer<Placement> consumer =
          placement -> {
            printer.accept(placement);
            if (delivered.incrementAndGet() == 300) {
              throw new IllegalStateException("enough");
            }
          };
      QueensSolver solver = QueensSolver.builder().build();
      assertThatThrownBy(() -> solver.batches().resumeEnumeration(open, consumer, file::save))
          .hasMessage("enough");
      assertThat(open.done()).isBetween(1, open.batch().size() - 1);
    }
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void goesOnWhereItWasCut(PlacementFormat format) throws IOException {
    begin(format);
    assertThat(Files.readString(file("out")))
        .as("complete parts only")
        .isNotEmpty()
        .isEqualTo(
            placements("enumerate 10 --format " + format)
                .substring(0, (int) Files.size(file("out"))));
    Files.writeString(file("out"), "Solution 3", StandardOpenOption.APPEND);
    CommandRun run = queens("enumerate 10 --out @out --journal @j --format " + format);
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .matches("queens: journal \\(.*/j\\) has \\d+ of \\d+ parts from before\n");
    assertThat(run.out()).containsPattern("Solutions found: 724\n|\"solutions\":724,");
    assertThat(Files.readString(file("out")))
        .isEqualTo(placements("enumerate 10 --format " + format));
  }

  @Test
  void refusesAFileThatDoesNotBelongToTheJournal() throws IOException {
    begin(PlacementFormat.ROWS);
    String begun = Files.readString(file("out"));
    String go = "enumerate 10 --out @out --journal @j --format ";
    String out = file("out").toString();
    String journal = file("j").toString();
    String wayOut =
        "give the file that the journal belongs to, or delete %s to begin again".formatted(journal);

    assertRefused(
        queens(go + "board"),
        "file (%s) does not begin in format (board): give the format that it was begun in, or delete %s and %s to begin again"
            .formatted(out, out, journal));
    Files.writeString(file("out"), begun.substring(1));
    assertRefused(
        queens(go + "rows"),
        "file (%s) has %s bytes, but journal (%s) goes on at byte %s of it: %s"
            .formatted(out, begun.length() - 1, journal, begun.length(), wayOut));
    Files.delete(file("out"));
    assertRefused(
        queens(go + "rows"),
        "file (%s) was not found, but journal (%s) goes on at byte %s of it: %s"
            .formatted(out, journal, begun.length(), wayOut));
    Files.writeString(file("out"), begun);
    assertThat(queens(go + "rows").code()).isZero();
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void findsEditsBetweenRuns(PlacementFormat format) throws IOException {
    begin(format);
    String begun = Files.readString(file("out"));
    List<String> lines = begun.lines().toList();
    List<String> reversed = new ArrayList<>(lines);
    Collections.reverse(reversed.subList(1, lines.size()));
    List<String> moved = new ArrayList<>(lines);
    Collections.rotate(moved.subList(1, lines.size() / 2), 1);
    byte[] overwritten = begun.getBytes(StandardCharsets.UTF_8);
    overwritten[overwritten.length / 2] ^= 1;
    List<byte[]> edits =
        List.of(
            (String.join("\n", reversed) + "\n").getBytes(StandardCharsets.UTF_8),
            (String.join("\n", moved) + "\n").getBytes(StandardCharsets.UTF_8),
            overwritten,
            begun.replace('\n', ' ').getBytes(StandardCharsets.UTF_8));
    String command = "enumerate 10 --out @out --journal @j --format " + format;
    for (byte[] edit : edits) {
      assertThat(edit).hasSize(begun.length()).isNotEqualTo(begun.getBytes(StandardCharsets.UTF_8));
      Files.write(file("out"), edit);
      CommandRun run = queens(command);
      if (edit != edits.get(3) || format == PlacementFormat.ROWS) {
        assertRefused(
            run,
            "file (%s) has changed before byte %s, where journal (%s) goes on: restore the file, or delete %s and %s to begin again"
                .formatted(file("out"), begun.length(), file("j"), file("out"), file("j")));
      }
      assertThat(run.code()).isEqualTo(2);
      assertThat(file("out")).hasBinaryContent(edit);
    }
    Files.writeString(file("out"), begun);
    assertThat(queens(command).code()).isZero();
    assertThat(Files.readString(file("out")))
        .isEqualTo(placements("enumerate 10 --format " + format));
    Files.write(file("out"), overwritten, StandardOpenOption.WRITE);
    queens(command).assertBadUsage(") has changed before byte ");
  }

  /** A kill in the first part leaves a journal of its header alone, or not even that. */
  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void goesOnAfterAKillInTheFirstPart(PlacementFormat format) throws IOException {
    String command = "enumerate 10 --format " + format;
    String placements = placements(command);
    for (int length : List.of(1, 5, 1_000, placements.length() - 1, placements.length())) {
      Files.deleteIfExists(file("j"));
      Journal.open(file("j"), Batch.toEnumerate(QueensModel.of(10)).atDepth(1)).close();
      Files.writeString(file("out"), placements.substring(0, length));
      assertThat(queens(command + " --out @out --journal @j").code()).isZero();
      assertThat(Files.readString(file("out"))).isEqualTo(placements);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "board, text",
    "board, Solution 1",
    "rows, text",
    "rows, 0 2 5 7 9 4 8 1 3 7",
    "json, {}"
  })
  void keepsAFileThatAJournalWithoutPlacementsDoesNotKnow(String format, String text)
      throws IOException {
    String command = "enumerate 10 --out @out --journal @j --format " + format;
    Files.writeString(file("out"), text + "\n");
    String message =
        "file (%s) must be empty or begin as the placements do, of which journal (%s) had none: give another file, or delete this one to begin"
            .formatted(file("out"), file("j"));
    Files.createFile(file("j"));
    assertRefused(queens(command), message);
    assertThat(file("out")).hasContent(text);
    assertThat(queens("journal @j").out()).contains("\nparts: 0 of ");
    assertRefused(queens(command), message);
    assertThat(file("out")).hasContent(text);
    Files.delete(file("out"));
    assertThat(queens(command).code()).isZero();
  }

  @Test
  void keepsAFileOfABoardWithoutPlacements() throws IOException {
    Files.createFile(file("j"));
    Files.writeString(file("out"), "text\n");
    for (int run = 0; run < 3; run++) {
      assertRefused(
          queens("enumerate 3 --out @out --journal @j"),
          "file (%s) must end where the placements do, at byte 0, and has 5 bytes: take the rest out, or give another file"
              .formatted(file("out")));
      assertThat(file("out")).hasContent("text");
      assertThat(queens("journal @j").out()).contains("\nparts: 1 of 1 done");
    }
    Files.delete(file("out"));
    CommandRun none = queens("enumerate 3 --out @out --journal @j");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.out()).endsWith("  Solutions found: 0\n");
    assertThat(file("out")).isEmptyFile();
  }

  @Test
  void keepsTextBehindThePlacementsOfAJournalThatIsComplete() throws IOException {
    String command = "enumerate 8 --format rows --out @out --journal @j";
    queens(command);
    String placements = Files.readString(file("out"));
    Files.writeString(file("out"), "a note\n", StandardOpenOption.APPEND);
    assertRefused(
        queens(command),
        "file (%s) must end where the placements do, at byte %s, and has %s bytes: take the rest out, or give another file"
            .formatted(file("out"), placements.length(), placements.length() + 7));
    assertThat(Files.readString(file("out"))).isEqualTo(placements + "a note\n");
  }

  @Test
  void keepsAFileWhereTheRunIsCutBeforeThePlacementsAreCompared() throws IOException {
    Files.createFile(file("j"));
    Files.writeString(file("out"), "text\n");
    CommandRun cut = queens("enumerate 10 --out @out --journal @j --time-limit 0");
    assertThat(cut.code()).isEqualTo(1);
    assertThat(file("out")).hasContent("text");
  }

  /** Names of the journal j, or of its lock, that only the file system knows to be the same. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "j.lock",
        "link-of-journal",
        "link-of-link",
        "link-of-lock",
        "folder/j",
        "folder/j.lock",
        "hard-link"
      })
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "links need rights elsewhere")
  void refusesTheJournalAndItsLockByAnyName(String out) throws IOException {
    Files.createSymbolicLink(file("link-of-journal"), Path.of("j"));
    Files.createSymbolicLink(file("link-of-link"), Path.of("link-of-journal"));
    Files.createSymbolicLink(file("link-of-lock"), Path.of("j.lock"));
    Files.createSymbolicLink(file("folder"), folder);
    for (int run = 0; run < 2; run++) {
      if (out.equals("hard-link")) {
        Files.write(file("j"), new byte[0], StandardOpenOption.CREATE);
        Files.deleteIfExists(file(out));
        Files.createLink(file(out), file("j"));
      }
      CommandRun refused = queens("enumerate 8 --format rows --journal @j --out @" + out);
      assertThat(refused.err())
          .matches(
              "queens: file \\(.*/%s\\) must (not be the journal|be another file than the journal and its lock): give another path\n"
                  .formatted(out));
      assertThat(refused.code()).isEqualTo(2);
      assertThat(refused.out()).isEmpty();
      assertThat(file("j.lock")).doesNotExist();
      CommandRun other = queens("enumerate 8 --format rows --journal @j --out @out --time-limit 0");
      assertThat(other.code()).as(other.err()).isEqualTo(1);
    }
    assertThat(queens("enumerate 8 --format rows --journal @j --out @out").code()).isZero();
    assertThat(Files.readString(file("out"))).isEqualTo(placements("enumerate 8 --format rows"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"count 8", "enumerate 8 --out @out"})
  void keepsAFileThatHasTheNameOfTheLock(String command) throws IOException {
    Files.writeString(file("j.lock"), "text\n");
    queens(command + " --journal @j")
        .assertBadUsage(
            "must be locked by an empty file (%s), which is a file with contents, a link or a folder: rename it, or give another journal"
                .formatted(file("j.lock").toRealPath()));
    assertThat(file("j.lock")).hasContent("text");
    assertThat(file("j")).doesNotExist();
  }

  @Test
  void goesOnInAnotherFolder() throws IOException {
    begin(PlacementFormat.ROWS);
    Files.createDirectory(file("there"));
    Files.move(file("out"), file("there/placements"));
    Files.move(file("j"), file("there/journal"));
    String command = "enumerate 10 --format rows";
    assertThat(queens(command + " --out @there/placements --journal @there/journal").code())
        .isZero();
    assertThat(Files.readString(file("there/placements"))).isEqualTo(placements(command));
  }

  private static void assertRefused(CommandRun run, String message) {
    assertThat(run).isEqualTo(new CommandRun(2, "", "queens: " + message + "\n"));
  }

  @Test
  void keepsAFileOfAnotherJournal() throws IOException {
    Files.writeString(file("out"), "text\n");
    assertRefused(
        queens("enumerate 8 --out @out --journal @j"),
        "file (%s) must be empty or missing at the start of journal (%s): delete the file to begin, or give the journal that it belongs to"
            .formatted(file("out"), file("j")));
    assertThat(file("out")).hasContent("text");
    assertThat(file("j")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "enumerate 8 --journal @j | --journal must come with --out: a journal goes on in a file of placements",
        "enumerate 8 --out @out --format none | format (none) must come without --out: it has no placements to write",
        "enumerate 8 --out - | --out (-) must not be standard output, which has the statistics: give the path of a file",
        "enumerate 8 --out @j --journal @j | /j) must not be the journal: give another path",
        "enumerate 8 --out @missing/out | /missing/out) must be in a folder that exists: give another path",
        "enumerate 8 --out @missing/out --journal @j | /missing/out) must be in a folder that exists: give another path",
        "enumerate 8 --out @out --journal @missing/j | /missing/j) cannot be",
        "enumerate 8 --out @ --journal @j | must be writable, but: it is a folder",
        "enumerate 8 --out @out --journal @j --limit 5 | --limit must come without --journal: a journal has all placements in order",
        "enumerate 8 --out @out --journal @j --strategy first-unbound/largest | --strategy must come without --journal",
        "enumerate 8 --out @out --journal @j --up-to-symmetry | --up-to-symmetry must come without --journal",
        "enumerate 8 --out @out --journal @j --shard 1/2 | Unknown option: '--shard'",
        "enumerate 65 --out @out --journal @j | n (65) must be at most 64",
      })
  void explainsBadUsage(String arguments, String message) {
    queens(arguments).assertBadUsage(message);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "other systems have other devices")
  void growsNoDevice() {
    queens("enumerate 8 --out /dev/null --journal @j")
        .assertBadUsage(
            "file (/dev/null) must be a file, which a device is not: give another path");
    assertThat(queens("enumerate 8 --out /dev/null").code()).isZero();
    CommandRun full = queens("enumerate 8 --out /dev/full");
    assertThat(full.code()).isEqualTo(1);
    assertThat(full.err()).isEqualTo("queens: cannot write the results: No space left on device\n");
  }

  @Test
  void refusesToWriteOverTheBoardThatItReads() throws IOException {
    Path board = Files.writeString(folder.resolve("board.txt"), "....\n....\n....\n....\n");
    CommandRun.of("enumerate", board.toString(), "--out", board.toString())
        .assertBadUsage("must not be that of the board, which would be lost: give another path");
    assertThat(board).hasContent("....\n....\n....\n....\n");
  }
}
