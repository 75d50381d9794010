package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

/**
 * Journals that were edited, with right checksums, as a person or another version of the library
 * may write them. Such a journal is counted, or refused by a message that names the file; if it is
 * refused before a part is added, no byte of it has changed.
 */
@Sampled
class EditedJournalTest {
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private static final List<String> NUMBERS =
      List.of("0", "1", "2", "3", "7", "64", "65", "2147483647", "9223372036854775807");

  @TempDir private Path folder;

  private Path file;
  private int counted;
  private int refused;

  @Test
  void areCountedOrRefusedUnchanged() throws IOException {
    file = folder.resolve("journal");
    Random random = Gate.random("EditedJournalTest");
    List<Batch> batches =
        List.of(
            Batch.toCount(QueensModel.of(5)).atDepth(1),
            Batch.toCount(QueensModel.of(6)).atDepth(2).shard(new Shard(2, 3)),
            Batch.toCount(Variant.TOROIDAL.builder(5).block(1, 1).build()).atDepth(1),
            Batch.toCount(QueensModel.of(12)));
    for (Batch batch : batches) {
      List<String> journal = journal(batch);
      for (int i = 0; i < Gate.cases(150, 300); i++) {
        byte[] bytes = edited(journal, random);
        try {
          check(batch, bytes, random.nextBoolean());
        } catch (RuntimeException e) {
          throw new AssertionError(new String(bytes, StandardCharsets.ISO_8859_1), e);
        }
      }
    }
    assertThat(counted).isPositive();
    assertThat(refused).isPositive();
  }

  /** The lines of a journal with the first parts and a torn record. */
  private List<String> journal(Batch batch) throws IOException {
    Files.deleteIfExists(file);
    try (Journal journal = Journal.open(file, batch)) {
      for (int part = 0; part < 4; part++) {
        if (batch.shard().contains(part)) {
          journal.add(new PartResult(part, 2 * part, Duration.ofNanos(part)));
        }
      }
    }
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.add("part 1 sol");
    return lines;
  }

  /** Removes, doubles or replaces a line, or changes a number, and puts the checksums right. */
  private static byte[] edited(List<String> journal, Random random) {
    List<String> lines = new ArrayList<>(journal);
    int at = random.nextInt(lines.size());
    switch (random.nextInt(6)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(random.nextInt(lines.size()), lines.get(at));
      case 2 -> lines.set(at, lines.get(random.nextInt(lines.size())));
      default -> lines.set(at, withAnotherNumber(lines.get(at), random));
    }
    byte[] bytes = String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1);
    return JournalFuzzIT.withRightChecksums(bytes);
  }

  private static String withAnotherNumber(String line, Random random) {
    String other = NUMBERS.get(random.nextInt(NUMBERS.size()));
    int left = random.nextInt(3);
    Matcher number = NUMBER.matcher(line);
    StringBuilder text = new StringBuilder();
    while (number.find()) {
      number.appendReplacement(text, left-- == 0 ? other : number.group());
    }
    return number.appendTail(text).toString();
  }

  private void check(Batch batch, byte[] bytes, boolean asksForItsOwn) throws IOException {
    Files.write(file, bytes);
    try {
      JournalContents contents = Journal.read(file);
      assertThat(MergedJournals.of(List.of(file)).missing())
          .hasSizeGreaterThanOrEqualTo(contents.left());
      try (Journal journal = Journal.open(file, asksForItsOwn ? contents.batch() : batch)) {
        QueensSolver.builder().build().batches().resumeCount(journal);
      }
      assertThat(Journal.read(file).isComplete()).isTrue();
      counted++;
    } catch (JournalException e) {
      assertThat(e.getMessage()).startsWith("journal (" + file + ") ").doesNotContain("\n");
      if (!e.getMessage().contains("results that do not fit")) {
        assertThat(Files.readAllBytes(file)).as(e.getMessage()).isEqualTo(bytes);
      }
      refused++;
    }
  }
}
