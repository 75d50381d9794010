package org.nqueens.batch;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A record of a journal: the result of one part.
 *
 * @param result the result
 * @param checkpoint the state of the consumer behind the part of an enumeration; empty for a part
 *     of a count
 */
record JournalRecord(PartResult result, Optional<Checkpoint> checkpoint) {
  JournalRecord {
    Objects.requireNonNull(result, "result (null) must not be null: pass the result of a part");
  }

  /** More than the longest record. */
  static final int MAX_LENGTH = 160;

  static final String BEGIN = "part ";

  private static final String CRC = " crc ";
  private static final Pattern RECORD =
      Pattern.compile(
          "part (\\d{1,10}) solutions (\\d{1,19}) ns (\\d{1,19})(?: at (-?\\d{1,19}) checksum ([0-9a-f]{1,16}))?");

  /** The line of the record in a journal with a header. */
  byte[] bytes(JournalHeader header) {
    String text =
        "part %s solutions %s ns %s%s"
            .formatted(
                result.part(),
                result.solutions(),
                result.time().toNanos(),
                checkpoint.map(JournalRecord::text).orElse(""));
    return (text + CRC + checksum(header, text) + "\n").getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String text(Checkpoint checkpoint) {
    return " at %s checksum %s"
        .formatted(checkpoint.position(), Long.toHexString(checkpoint.checksum()));
  }

  /** The checksum covers that of the header: a record from another journal is damage. */
  private static String checksum(JournalHeader header, String text) {
    return Checksum.of(header.checksum() + "\n" + text);
  }

  /** Reads a line without its line feed; empty if it is no record of a journal with the header. */
  static Optional<JournalRecord> parse(JournalHeader header, String line) {
    int end = line.lastIndexOf(CRC);
    String text = end < 0 ? "" : line.substring(0, end);
    Matcher fields = RECORD.matcher(text);
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
          new JournalRecord(
              result,
              position == null
                  ? Optional.empty()
                  : Optional.of(
                      new Checkpoint(
                          Long.parseLong(position), Long.parseUnsignedLong(fields.group(5), 16)))));
    } catch (NumberFormatException e) { // too large: no journal was written with this checksum
      return Optional.empty();
    }
  }
}
