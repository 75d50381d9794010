package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.Fuzz;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

/**
 * Any file is read as a journal that is written and read again as it was, or is refused. Checksums
 * are put right before: the fuzzer would not find them.
 */
class JournalFuzzIT {
  @TempDir private Path folder;

  static Stream<byte[]> journals() {
    Batch count = Batch.toCount(QueensModel.of(5)).atDepth(1);
    Batch enumeration = Batch.toEnumerate(Variant.TOROIDAL.builder(5).block(1, 1).build());
    PartResult first = new PartResult(0, 2, Duration.ofNanos(300));
    return Stream.of(
        journal(count, new JournalFormat.PartRecord(first, Optional.empty())),
        journal(count.shard(new Shard(1, 2))),
        journal(
            enumeration.atDepth(1),
            new JournalFormat.PartRecord(
                first, Optional.of(new Checkpoint(-1, 0xfedc_ba98_7654_3210L)))));
  }

  private static byte[] journal(Batch batch, JournalFormat.PartRecord... records) {
    JournalFormat.Header header = JournalFormat.Header.of(batch);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(JournalFormat.Header.bytes(batch));
    for (JournalFormat.PartRecord record : records) {
      bytes.writeBytes(record.bytes(header));
    }
    return bytes.toByteArray();
  }

  @MethodSource("journals")
  @Fuzz
  void readsOrRefuses(byte[] bytes) throws IOException {
    Path file = Files.write(folder.resolve("journal"), withRightChecksums(bytes));
    List<JournalFormat.PartRecord> records = new ArrayList<>();
    Batch batch;
    JournalContents contents;
    try {
      contents = Journal.read(file);
      batch = JournalReader.read(file, records::add).orElseThrow().header().batch();
    } catch (JournalException e) {
      assertThat(e.getMessage()).startsWith("journal (" + file + ") ").doesNotContain("\n");
      return;
    }
    assertThat(contents.results())
        .isEqualTo(records.stream().map(JournalFormat.PartRecord::result).toList());
    Files.write(file, journal(batch, records.toArray(JournalFormat.PartRecord[]::new)));
    assertThat(Journal.read(file)).isEqualTo(contents);
    assertThat(contents.left()).isEqualTo(contents.size() - records.size());
    assertThat(contents.remaining().isPresent())
        .isEqualTo(contents.isComplete() || !records.isEmpty());
  }

  private static byte[] withRightChecksums(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    String header = "";
    for (String line : new String(bytes, StandardCharsets.ISO_8859_1).split("(?<=\n)")) {
      int end = line.lastIndexOf(" crc ");
      if (line.startsWith(JournalFormat.HEADER_END)) {
        header = JournalFormat.crc(text.toString());
        text.append(JournalFormat.HEADER_END).append(header).append('\n');
      } else if (end >= 0 && line.endsWith("\n")) {
        String record = line.substring(0, end);
        text.append(record)
            .append(" crc ")
            .append(JournalFormat.crc(header + "\n" + record))
            .append('\n');
      } else {
        text.append(line);
      }
    }
    return text.toString().getBytes(StandardCharsets.ISO_8859_1);
  }
}
