package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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
    Batch torus = Batch.toCount(Variant.TOROIDAL.builder(5).block(1, 1).build());
    PartResult first = new PartResult(0, 2, Duration.ofNanos(300));
    return Stream.of(
        journal(count, first),
        journal(count.shard(new Shard(1, 2))),
        journal(torus.atDepth(1), first, new PartResult(1, Long.MAX_VALUE - 2, Duration.ZERO)));
  }

  private static byte[] journal(Batch batch, PartResult... results) {
    JournalText text = JournalText.of(Path.of("journal"), batch);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(text.header());
    for (PartResult result : results) {
      bytes.writeBytes(text.line(result));
    }
    return bytes.toByteArray();
  }

  @MethodSource("journals")
  @Fuzz
  void readsOrRefuses(byte[] bytes) throws IOException {
    Path file = Files.write(folder.resolve("journal"), withRightChecksums(bytes));
    JournalContents contents;
    try {
      contents = Journal.read(file);
    } catch (JournalException e) {
      assertThat(e.getMessage()).startsWith("journal (" + file + ") ").doesNotContain("\n");
      return;
    }
    List<PartResult> results = contents.results();
    Files.write(file, journal(contents.batch(), results.toArray(PartResult[]::new)));
    assertThat(Journal.read(file)).isEqualTo(contents);
    assertThat(contents.left()).isEqualTo(contents.size() - results.size());
    assertThat(contents.remaining().isPresent())
        .isEqualTo(contents.isComplete() || !results.isEmpty());
  }

  /** A journal whose header and records have the checksums that they need. */
  static byte[] withRightChecksums(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    String header = "";
    for (String line : new String(bytes, StandardCharsets.ISO_8859_1).split("(?<=\n)")) {
      int end = line.lastIndexOf(" crc ");
      if (line.startsWith(JournalText.HEADER_END)) {
        header = JournalText.crc(text.toString());
        text.append(JournalText.HEADER_END).append(header).append('\n');
      } else if (end >= 0 && line.endsWith("\n")) {
        String record = line.substring(0, end);
        text.append(record)
            .append(" crc ")
            .append(JournalText.crc(header + "\n" + record))
            .append('\n');
      } else {
        text.append(line);
      }
    }
    return text.toString().getBytes(StandardCharsets.ISO_8859_1);
  }
}
