package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.QueensModel;

/**
 * Damage at every byte of a journal is found: a record is right, dropped as the torn last one, or
 * the journal is refused.
 */
class JournalDamageTest {
  private static final Batch BATCH = Batch.toCount(QueensModel.of(5)).atDepth(1);
  private static final int PARTS = 4;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("journal");
  }

  /** The bytes of a journal of all parts but the last one. */
  private byte[] journal() throws IOException {
    try (Journal journal = Journal.open(file, BATCH)) {
      for (int part = 0; part < PARTS; part++) {
        add(journal, part);
      }
    }
    return Files.readAllBytes(file);
  }

  private static void add(Journal journal, int part) {
    journal.add(new PartResult(part, 2 + part, Duration.ofNanos(part)));
  }

  /** The results in a damaged file; empty if it is refused. */
  private Optional<List<PartResult>> read(byte[] bytes) throws IOException {
    // Not by truncating the file to nothing, after which ext4 waits for the disk.
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(bytes));
      channel.truncate(bytes.length);
    }
    try {
      return Optional.of(Journal.read(file).results());
    } catch (JournalException e) {
      assertThat(e.getMessage()).startsWith("journal (" + file + ") ").doesNotContain("\n");
      return Optional.empty();
    }
  }

  /** Opens the damaged file and adds what is missing: the whole journal, or a refusal. */
  private boolean goesOn(List<PartResult> complete) {
    try (Journal journal = Journal.open(file, BATCH)) {
      for (int part = 0; part < PARTS; part++) {
        if (!journal.contains(part)) {
          add(journal, part);
        }
      }
    } catch (JournalException e) {
      return false;
    }
    assertThat(Journal.read(file).results()).isEqualTo(complete);
    return true;
  }

  @Test
  void aTruncatedFileHasTheRecordsThatAreWhole() throws IOException {
    byte[] whole = journal();
    List<PartResult> complete = Journal.read(file).results();
    int header = new String(whole, StandardCharsets.US_ASCII).indexOf("part 0");
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      int records = 0;
      for (int i = header; i < length; i++) {
        records += cut[i] == '\n' ? 1 : 0;
      }
      assertThat(read(cut))
          .as("of the first %s bytes", length)
          .isEqualTo(
              length < header ? Optional.empty() : Optional.of(complete.subList(0, records)));
      // Not after each byte, because each time the disk is waited for.
      if (length % 16 == 0 || whole[length] == '\n' || length > 0 && cut[length - 1] == '\n') {
        assertThat(goesOn(complete)).as("after the first %s bytes", length).isTrue();
      }
    }
  }

  @Test
  void aChangedByteIsFound() throws IOException {
    byte[] whole = journal();
    List<PartResult> complete = Journal.read(file).results();
    for (int i = 0; i < whole.length; i++) {
      for (int mask : new int[] {1, 2, 16, 128, 255, whole[i] ^ '\n'}) {
        if (mask != 0) {
          byte[] changed = whole.clone();
          changed[i] ^= (byte) mask;
          assertRead(changed, i == whole.length - 1, complete);
        }
        if (mask == 1) {
          assertThat(goesOn(complete)).isEqualTo(i == whole.length - 1);
        }
      }
    }
  }

  /** One byte from here or there is left out, or one is doubled. */
  @ParameterizedTest
  @ValueSource(ints = {-1, 1})
  void aLostOrDoubledByteIsFound(int more) throws IOException {
    byte[] whole = journal();
    List<PartResult> complete = Journal.read(file).results();
    for (int i = 1; i < whole.length; i++) {
      byte[] changed = Arrays.copyOf(whole, whole.length + more);
      System.arraycopy(whole, i, changed, i + more, whole.length - i);
      if (!Arrays.equals(changed, Arrays.copyOf(whole, changed.length))) {
        assertFound(changed, complete);
      }
    }
  }

  /** Everything is refused. */
  private void assertFound(byte[] changed, List<PartResult> complete) throws IOException {
    assertRead(changed, false, complete);
    assertThat(goesOn(complete)).isFalse();
  }

  /** Without the end of its last line, the last record is torn; everything else is refused. */
  private void assertRead(byte[] changed, boolean isTorn, List<PartResult> complete)
      throws IOException {
    assertThat(read(changed))
        .isEqualTo(isTorn ? Optional.of(complete.subList(0, PARTS - 1)) : Optional.empty());
  }
}
