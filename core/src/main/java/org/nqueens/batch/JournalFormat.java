package org.nqueens.batch;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
      return "%s%s\nlibrary %s\nquestion %s\ndivision %s\ndepth %s\nshard %s\nparts %s\n%s"
          .formatted(
              MAGIC,
              VERSION,
              library(),
              batch.question(),
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
      Question question =
          Stream.of(Question.values())
              .filter(known -> known.toString().equals(value(lines, 2, "question ")))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException("no question"));
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
      Batch batch = new Batch(question, model, division, depth, share).withTotal(total);
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
  }

  /**
   * A record: the result of one part.
   *
   * @param result the result
   * @param checkpoint the state of the consumer behind the part of an enumeration; empty for a part
   *     of a count
   */
  record PartRecord(PartResult result, Optional<Checkpoint> checkpoint) {
    private static final String CRC = " crc ";
    private static final Pattern TEXT =
        Pattern.compile(
            "part (\\d{1,10}) solutions (\\d{1,19}) ns (\\d{1,19})(?: at (-?\\d{1,19}) checksum ([0-9a-f]{1,16}))?");

    PartRecord {
      Objects.requireNonNull(result, "result (null) must not be null: pass the result of a part");
    }

    /** The line of the record in a journal with a header. */
    byte[] bytes(Header header) {
      String text =
          "part %s solutions %s ns %s%s"
              .formatted(
                  result.part(),
                  result.solutions(),
                  result.time().toNanos(),
                  checkpoint.map(PartRecord::text).orElse(""));
      return latin1(text + CRC + checksum(header, text) + "\n");
    }

    private static String text(Checkpoint checkpoint) {
      return " at %s checksum %s"
          .formatted(checkpoint.position(), Long.toHexString(checkpoint.checksum()));
    }

    /** The checksum covers that of the header: a record from another journal is damage. */
    private static String checksum(Header header, String text) {
      return crc(header.checksum() + "\n" + text);
    }

    /**
     * Reads a line without its line feed; empty if it is no record of a journal with the header.
     */
    static Optional<PartRecord> parse(Header header, String line) {
      int end = line.lastIndexOf(CRC);
      String text = end < 0 ? "" : line.substring(0, end);
      Matcher fields = TEXT.matcher(text);
      if (!fields.matches() || !line.substring(end + CRC.length()).equals(checksum(header, text))) {
        return Optional.empty();
      }
      try {
        PartResult result =
            new PartResult(
                Integer.parseInt(fields.group(1)),
                Long.parseLong(fields.group(2)),
                Duration.ofNanos(Long.parseLong(fields.group(3))));
        String position = fields.group(4);
        return Optional.of(
            new PartRecord(
                result,
                position == null
                    ? Optional.empty()
                    : Optional.of(
                        new Checkpoint(
                            Long.parseLong(position),
                            Long.parseUnsignedLong(fields.group(5), 16)))));
      } catch (NumberFormatException e) { // too large: no journal was written with this checksum
        return Optional.empty();
      }
    }
  }
}
