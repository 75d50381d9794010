package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.model.QueensModel;

/** Files that are no journal of the batch: each message is one line that helps. */
class BadJournalTest {
  private static final Batch BATCH = Batch.toCount(QueensModel.of(12));

  @TempDir private Path folder;

  private static void assertRefused(Path file, Batch batch, String message) {
    assertThatExceptionOfType(JournalException.class)
        .isThrownBy(() -> Journal.open(file, batch))
        .withMessage("journal (" + file + ") " + message);
  }

  private static void assertRefused(Path file, String message) {
    assertRefused(file, BATCH, message);
    assertUnreadable(file, message);
  }

  private static void assertUnreadable(Path file, String message) {
    assertThatExceptionOfType(JournalException.class)
        .isThrownBy(() -> Journal.read(file))
        .withMessage("journal (" + file + ") " + message);
  }

  private Path write(String text) throws IOException {
    return Files.writeString(folder.resolve("file"), text, StandardCharsets.ISO_8859_1);
  }

  /** A journal of twelve columns with two records. */
  private String journal() throws IOException {
    Path file = folder.resolve("journal");
    try (Journal journal = Journal.open(file, BATCH)) {
      journal.add(new PartResult(3, 10, Duration.ofNanos(5)));
      journal.add(new PartResult(0, 11, Duration.ofNanos(6)));
    }
    return Files.readString(file);
  }

  @Test
  void anotherFile() throws IOException {
    String message =
        "must be a journal with the first line \"nqueens journal 2\": give another file";
    assertRefused(write("8 queens\n"), message);
    assertRefused(write("nqueens journals"), message);
    assertRefused(write("\n"), message);
    assertRefused(write("\0\0\0\0"), message);
  }

  /** The code of journals locks files and forces them to disk. */
  @Test
  void aFileOfAnotherFileSystem() throws IOException {
    Path archive = folder.resolve("archive.zip");
    try (FileSystem zip = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
      assertRefused(
          Files.createFile(zip.getPath("8.journal")),
          "must be a file of the default file system, and is a file of %s: give a path by Path.of"
              .formatted(archive));
    }
  }

  @Test
  void anotherVersionOfTheFormat() throws IOException {
    String message =
        "has format %s, and this version of the library knows format 2: use the version that wrote it";
    assertRefused(write("nqueens journal 1\nanything\n"), message.formatted(1));
    assertRefused(write("nqueens journal 37\n"), message.formatted(37));
    assertRefused(write("nqueens journal 3\nlibrary 9.8.7\n"), message.formatted(3) + ", 9.8.7");
    assertRefused(
        write("nqueens journal x\n"),
        "is damaged: line 1, at byte 0, has no version of the format: restore a copy of the file");
  }

  @Test
  void aTornHeader() throws IOException {
    String whole = journal();
    String header = whole.substring(0, whole.indexOf("part "));
    for (int length = 0; length < header.length(); length++) {
      assertUnreadable(
          write(header.substring(0, length)), "ends before its header does: no part is done yet");
    }
    for (int length = 20; length < header.length() - 1; length++) {
      assertRefused(
          write(header.substring(0, length - 1) + "\r"),
          BATCH,
          "ends before its header does, and begins differently from the header of this batch: delete the file if it has no records");
    }
  }

  @Test
  void aDamagedHeader() throws IOException {
    String whole = journal();
    int end = whole.indexOf("header-end");
    assertRefused(
        write(whole.replace("depth 0", "depth 1")),
        "is damaged: line 13, at byte %s, does not fit the header before it: restore a copy of the file"
            .formatted(end));
    assertRefused(
        write(whole.replaceAll("header-end.*\n", "")),
        "is damaged: line 13, at byte %s, follows a header without an end: restore a copy of the file"
            .formatted(end));
    for (String[] other :
        new String[][] {
          {"division innermost-queens", "division central-queens"},
          {"division innermost-queens", "division innermost-queen"},
          {"question count", "question enumerate"}
        }) {
      String header = whole.substring(0, end).replace(other[0], other[1]);
      assertRefused(
          write(header + "header-end " + JournalText.crc(header) + "\n"),
          "has a header that this version of the library cannot read: use the version that wrote it, unversioned");
    }
  }

  @Test
  void aDamagedRecord() throws IOException {
    String whole = journal();
    int first = whole.indexOf("part 3");
    int second = whole.indexOf("part 0");
    String remedy = ": delete the line, and its part is searched again";
    assertRefused(
        write(whole.replace("solutions 10", "solutions 99")),
        "is damaged: line 14, at byte " + first + ", does not fit its checksum" + remedy);
    assertRefused(
        write(whole.replace("solutions 11", "solutions 99")),
        "is damaged: line 15, at byte " + second + ", does not fit its checksum" + remedy);
    String double3 = whole + whole.substring(first, second);
    assertRefused(
        write(double3),
        "is damaged: line 16, at byte %s, has a part (3) must be new, and has a result already"
                .formatted(whole.length())
            + remedy.replace(':', ';'));
    assertRefused(
        write(whole + "x".repeat(200)),
        "is damaged: line 16, at byte %s, is longer than any record".formatted(whole.length())
            + remedy);
    Files.writeString(folder.resolve("file"), whole.replaceFirst("part 3.*\n", ""));
    assertThat(Journal.read(folder.resolve("file")).solutions()).isEqualTo(11);
  }

  @Test
  void aRecordOfAnotherJournal() throws IOException {
    Path other = folder.resolve("other");
    try (Journal journal = Journal.open(other, BATCH.shard(new Shard(2, 2)))) {
      journal.add(new PartResult(5, 1, Duration.ZERO));
    }
    List<String> lines = Files.readAllLines(other);
    String whole = journal();
    assertRefused(
        write(whole + lines.get(lines.size() - 1) + "\n"),
        "is damaged: line 16, at byte %s, does not fit its checksum: delete the line, and its part is searched again"
            .formatted(whole.length()));
  }

  @Test
  void spaceThatTheFileSystemReservedIsATornRecord() throws IOException {
    String whole = journal();
    Path file = write(whole + "\0".repeat(4096));
    assertThat(Journal.read(file).done()).isEqualTo(2);
    Journal.open(file, BATCH).close();
    assertThat(file).hasContent(whole + "\0".repeat(4096));
    try (Journal journal = Journal.open(file, BATCH)) {
      journal.add(new PartResult(1, 12, Duration.ofNanos(7)));
    }
    assertThat(Files.readString(file)).startsWith(whole + "part 1 ").hasLineCount(16);
  }

  @Test
  void anotherBatch() throws IOException {
    journal();
    Path file = folder.resolve("journal");
    assertRefused(
        file,
        BATCH.shard(new Shard(1, 2)),
        "is of another shard (1/1) than asked for (1/2): give another file");
    assertRefused(
        file,
        Batch.toCount(QueensModel.of(13)),
        "is of another board size (12) than asked for (13): give another file");
  }

  @Test
  void noFile() throws IOException {
    assertUnreadable(
        folder.resolve("none"), "must exist to be read: give the file of an earlier run");
    Files.createDirectory(folder.resolve("folder"));
    assertRefused(folder.resolve("folder"), "must be a file, and is a folder: give a file in it");
    assertRefused(
        folder.resolve("none/journal"),
        BATCH,
        "cannot be locked: no such file or folder; check the file, its folder, and the space on the disk");
    assertRefused(
        Files.createSymbolicLink(folder.resolve("link"), folder.resolve("nothing")),
        BATCH,
        "must be a regular file, and is a device, a pipe or a link to nothing: give another file");
    assertRefused(
        Files.createSymbolicLink(folder.resolve("loop"), folder.resolve("loop")),
        BATCH,
        "must be a regular file, and is a device, a pipe or a link to nothing: give another file");
  }

  @ParameterizedTest
  @CsvSource({"/dev/full", "/dev/null"})
  void aDevice(Path device) {
    assumeTrue(Files.exists(device), () -> "needs the device %s: it is absent".formatted(device));
    assertRefused(
        device,
        "must be a regular file, and is a device, a pipe or a link to nothing: give another file");
  }
}
