package org.nqueens.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.format.BooleanFormat;
import org.nqueens.format.ModelText;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/** A number in a short text takes no more memory than the limit of its place allows. */
class LargeNumbersTest {
  @TempDir private Path folder;

  @Test
  void areReadInASmallHeap() {
    ForkedJvm.Exit exit =
        new ForkedJvm().option("-Xmx24m").run(ReadInASmallHeap.class, folder.toString());
    assertThat(exit.output().lines().filter(line -> !line.startsWith("SLF4J")))
        .containsExactly(
            "parts: 2000000000: journal has a header that this version of the library cannot read",
            "parts: 10000000: 9999999 missing, the last one is 9999998",
            "parts: 3: journal is damaged",
            "depth: journal has a header that this version of the library cannot read",
            "shard: 0 of 0",
            "columns of a journal: journal has a header that this version of the library cannot read",
            "columns: line 1",
            "variable: literal");
    assertThat(exit.code()).isZero();
  }

  /** Prints the beginning of each answer. */
  static final class ReadInASmallHeap {
    private final Path file;

    private ReadInASmallHeap(Path file) {
      this.file = file;
    }

    public static void main(String[] arguments) throws IOException {
      new ReadInASmallHeap(Path.of(arguments[0]).resolve("journal")).read();
    }

    private void read() throws IOException {
      String domain = "columns 4\nq0..q3 in 0..3\n";
      for (String parts : List.of("2000000000", "10000000", "3")) {
        write("depth 1\nshard 1/1\nparts " + parts + "\n" + domain, 9_999_999);
        print("parts: " + parts, () -> missing(MergedJournals.of(List.of(file, file))));
      }
      write("depth 2147483647\nshard 1/1\nparts 4\n" + domain, 0);
      print("depth", () -> Journal.read(file).toString());
      write("depth 1\nshard 2147483647/2147483647\nparts 4\n" + domain);
      print("shard", () -> Journal.read(file).done() + " of " + Journal.read(file).size());
      String model = manyDomains();
      write("depth 1\nshard 1/1\nparts 4\n" + model);
      print("columns of a journal", () -> Journal.read(file).toString());
      print("columns", () -> ModelText.parse(model, 1_000).toString());
      print("variable", () -> BooleanFormat.placement(QueensModel.of(4), "v 999999999").toString());
    }

    private static String missing(MergedJournals merged) {
      List<Integer> missing = merged.missing();
      return "%s missing, the last one is %s"
          .formatted(missing.size(), missing.get(missing.size() - 1));
    }

    /** A journal of any parts with right checksums. */
    private void write(String fields, int... parts) throws IOException {
      String header =
          "nqueens journal 2\nlibrary any\nquestion count\ndivision prefixes\n" + fields;
      String checksum = JournalText.crc(header);
      StringBuilder text = new StringBuilder(header + "header-end " + checksum + "\n");
      for (int part : parts) {
        String record = "part " + part + " solutions 1 ns 1";
        text.append(record + " crc " + JournalText.crc(checksum + "\n" + record) + "\n");
      }
      Files.writeString(file, text, StandardCharsets.ISO_8859_1);
    }

    private void print(String what, Supplier<String> answer) {
      String printed;
      try {
        printed = answer.get();
      } catch (IllegalArgumentException | JournalException e) {
        printed = e.getMessage().replace("(" + file + ") ", "").replaceAll("( \\(|:).*", "");
      }
      System.out.println(what + ": " + printed);
    }
  }

  /** As many different domains of thousands of rows as there are columns, in 600 kB. */
  private static String manyDomains() {
    int n = QueensModel.MAX_SIZE;
    StringBuilder text = new StringBuilder("columns " + n + "\n");
    for (int column = 0; column < n; column++) {
      text.append("q%s in 0,%s..%s\n".formatted(column, 1 + column % 100, n - 1 - column / 100));
    }
    return text.toString();
  }

  /** The bound that the Javadoc of the reader gives. */
  @Test
  void ofTheLargestTextTakeEightyMegabytes() {
    ForkedJvm.Exit exit = new ForkedJvm().option("-Xmx120m").run(ReadManyDomains.class);
    assertThat(exit.output()).contains("25000 columns");
  }

  /** Reads a model of any size. */
  static final class ReadManyDomains {
    private ReadManyDomains() {}

    public static void main(String[] arguments) {
      System.out.println(ModelText.parse(manyDomains()).size() + " columns");
    }
  }

  /** A journal whose header could not be read again is not begun. */
  @Test
  void ofBytesInAHeaderAreRefused() throws IOException {
    Path file = folder.resolve("journal");
    int without = (int) Files.size(journal(file, "x")) - "header-end 01234567\n".length();
    int most = (1 << 22) - without - "header-end 01234567\n".length() + 1;
    Files.delete(file);
    journal(file, "x".repeat(most));
    assertThat(file).hasSize(1 << 22);
    assertThat(Journal.read(file).done()).isZero();
    journal(file, "x".repeat(most));
    Path other = folder.resolve("other");
    assertThatExceptionOfType(JournalException.class)
        .isThrownBy(() -> journal(other, "x".repeat(most + 1)))
        .withMessage(
            "journal (%s) must have a header of at most 4194304 bytes, and the model needs 4194305: give it fewer constraints, or shorter names of them"
                .formatted(other));
    assertThat(other).doesNotExist();
  }

  private static Path journal(Path file, String name) {
    QueensModel model = QueensModel.builder(4).allDifferent(name, View.row(0)).build();
    Journal.open(file, Batch.toCount(model).atDepth(1)).close();
    return file;
  }

  /** Such as written by another program: the records behind it are not lost by advice. */
  @Test
  void ofBytesInAForeignHeaderAreNamed() throws IOException {
    Path file = folder.resolve("journal");
    for (String line : List.of("x".repeat(5_000_000), "x\n".repeat(2_500_000))) {
      Files.writeString(file, "nqueens journal 2\n" + line + "\nheader-end 0\npart 1\n");
      for (Runnable reading :
          List.<Runnable>of(
              () -> Journal.read(file),
              () -> Journal.open(file, Batch.toCount(QueensModel.of(4))))) {
        assertThatExceptionOfType(JournalException.class)
            .isThrownBy(reading::run)
            .withMessageMatching(
                "journal \\(\\Q%s\\E\\) is damaged: line \\d+, at byte \\d+, makes the header longer than 4194304 bytes: restore a copy of the file"
                    .formatted(file));
      }
    }
  }
}
