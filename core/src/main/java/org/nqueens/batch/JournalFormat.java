package org.nqueens.batch;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.nqueens.format.ModelText;
import org.nqueens.model.QueensModel;

/** The text of a {@link Journal}: a header, and a line for each record. */
final class JournalFormat {
  /** The first word of every version of the format. */
  static final String MAGIC = "nqueens journal ";

  static final int VERSION = 2;
  static final String HEADER_END = "header-end ";
  static final String RECORD_BEGIN = "part ";

  private static final String QUESTION = "question count";

  /** More than the length of any record. */
  static final int MAX_RECORD_LENGTH = 160;

  private JournalFormat() {}

  /**
   * The checksum of a text of one-byte characters: CRC-32C, as in iSCSI and ext4, in eight
   * hexadecimal digits.
   */
  static String crc(String text) {
    CRC32C crc = new CRC32C();
    crc.update(latin1(text));
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }

  private static byte[] latin1(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /**
   * The header: the format, the batch, the number of the parts of all shares, and a checksum, in
   * lines of ASCII.
   *
   * @param batch the batch, which knows its number of parts
   * @param checksum the checksum of the lines before the last one
   */
  record Header(Batch batch, String checksum) {
    private static final Pattern SHARD = Pattern.compile("(\\d{1,10})/(\\d{1,10})");
    private static final Pattern RECORD =
        Pattern.compile("part (\\d{1,10}) solutions (\\d{1,19}) ns (\\d{1,19})");
    private static final String CRC = " crc ";

    /** The number of lines between the first one and those of the domains and constraints. */
    private static final int FIELDS = 7;

    /** The header of a new journal. */
    static Header of(Batch batch) {
      return new Header(batch, crc(text(batch)));
    }

    /** The bytes of the header of a new journal. */
    static byte[] bytes(Batch batch) {
      String text = text(batch);
      return latin1(text + HEADER_END + crc(text) + "\n");
    }

    private static String text(Batch batch) {
      return "%s%s\nlibrary %s\n%s\ndivision %s\ndepth %s\nshard %s\nparts %s\n%s"
          .formatted(
              MAGIC,
              VERSION,
              library(),
              QUESTION,
              batch.division(),
              batch.depth(),
              batch.shard(),
              batch.total(),
              ModelText.of(batch.model()));
    }

    /** The version of the library, for people; no reader depends on it. */
    private static String library() {
      return Optional.ofNullable(Journal.class.getPackage().getImplementationVersion())
          .filter(version -> version.matches("[!-~]{1,100}"))
          .orElse("unversioned");
    }

    /**
     * Reads the lines of a header whose checksum is right.
     *
     * @param lines all lines but the last one
     * @throws IllegalArgumentException if they are no header of this version
     */
    static Header parse(List<String> lines, String checksum) {
      if (lines.size() <= FIELDS) {
        throw new IllegalArgumentException("too few lines");
      }
      if (!lines.get(2).equals(QUESTION)) {
        throw new IllegalArgumentException("no " + QUESTION);
      }
      Division division =
          Division.named(value(lines, 3, "division "))
              .orElseThrow(() -> new IllegalArgumentException("no division"));
      int depth = Integer.parseInt(value(lines, 4, "depth "));
      Matcher shard = SHARD.matcher(value(lines, 5, "shard "));
      if (depth < 0 || !shard.matches()) {
        throw new IllegalArgumentException("no depth or shard");
      }
      Shard share = new Shard(Integer.parseInt(shard.group(1)), Integer.parseInt(shard.group(2)));
      int total = Integer.parseInt(value(lines, 6, "parts "));
      QueensModel model = ModelText.parse(String.join("\n", lines.subList(FIELDS, lines.size())));
      Batch batch = new Batch(model, division, depth, share).withTotal(total);
      if (total < 0) {
        throw new IllegalArgumentException("no parts");
      }
      return new Header(batch, checksum);
    }

    private static String value(List<String> lines, int line, String name) {
      if (!lines.get(line).startsWith(name)) {
        throw new IllegalArgumentException("no " + name);
      }
      return lines.get(line).substring(name.length());
    }

    /** The line of a record: the result of one part. */
    byte[] record(PartResult result) {
      String text =
          "%s%s solutions %s ns %s"
              .formatted(RECORD_BEGIN, result.part(), result.solutions(), result.time().toNanos());
      return latin1(text + CRC + checksum(text) + "\n");
    }

    /** The checksum covers that of the header: a record from another journal is damage. */
    private String checksum(String record) {
      return crc(checksum + "\n" + record);
    }

    /** Reads a line without its line feed; empty if it is no record of this journal. */
    Optional<PartResult> parseRecord(String line) {
      int end = line.lastIndexOf(CRC);
      String text = end < 0 ? "" : line.substring(0, end);
      Matcher fields = RECORD.matcher(text);
      if (!fields.matches() || !line.substring(end + CRC.length()).equals(checksum(text))) {
        return Optional.empty();
      }
      try {
        return Optional.of(
            new PartResult(
                Integer.parseInt(fields.group(1)),
                Long.parseLong(fields.group(2)),
                Duration.ofNanos(Long.parseLong(fields.group(3)))));
      } catch (NumberFormatException e) { // too large: no journal was written with this checksum
        return Optional.empty();
      }
    }
  }
}
