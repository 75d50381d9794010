package org.nqueens.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of a journal: its header, then its records up to the last complete one. For one thread.
 */
final class JournalReader {
  private static final Pattern VERSION = Pattern.compile("[1-9][0-9]{0,8}");
  private static final Pattern CRC = Pattern.compile("[0-9a-f]{8}");

  private final Path file;
  private final JournalLines lines;

  /** The position behind the last complete line. */
  private long length;

  private JournalReader(Path file, JournalLines lines) {
    this.file = file;
    this.lines = lines;
  }

  /**
   * The part of a file that is complete.
   *
   * @param header the header
   * @param tally the sums of the records
   * @param length the position behind the last complete record; what follows was being written when
   *     the process or the machine stopped
   */
  record Contents(JournalHeader header, Tally tally, long length) {
    /** True if no part is left. */
    boolean isComplete() {
      return tally.count() == header.batch().size();
    }
  }

  /**
   * Reads a file.
   *
   * @param taker takes each record that is complete
   * @return the contents; empty if the file ends before its header does
   * @throws JournalException if the file is no journal, damaged, or cannot be read
   */
  static Optional<Contents> read(Path file, Consumer<? super JournalRecord> taker) {
    JournalFile.requireRegular(file);
    try (JournalLines lines = new JournalLines(file)) {
      JournalReader reader = new JournalReader(file, lines);
      Optional<JournalHeader> header = reader.readHeader();
      return header.isEmpty()
          ? Optional.empty()
          : Optional.of(reader.readRecords(header.get(), taker));
    } catch (IOException e) {
      throw JournalException.cannot("read", file, e);
    }
  }

  private Optional<JournalHeader> readHeader() throws IOException {
    StringBuilder text = new StringBuilder();
    List<String> header = new ArrayList<>();
    Optional<JournalLines.Line> next = lines.next();
    if (next.isPresent()) {
      requireVersion(next.get());
    }
    for (; next.isPresent() && next.get().isEnded(); next = lines.next()) {
      JournalLines.Line line = next.get();
      if (line.text().startsWith(JournalHeader.END)) {
        length = line.end();
        return Optional.of(parse(header, text.toString(), line));
      }
      if (line.text().startsWith(JournalRecord.BEGIN)) {
        throw damage(line, "follows a header without an end: restore a copy of the file");
      }
      header.add(line.text());
      text.append(line.text()).append('\n');
    }
    return Optional.empty();
  }

  private void requireVersion(JournalLines.Line first) {
    String text = first.text();
    if (text.startsWith(JournalHeader.MAGIC)) {
      String version = text.substring(JournalHeader.MAGIC.length());
      if (first.isEnded() && !version.equals("" + JournalHeader.VERSION)) {
        throw VERSION.matcher(version).matches()
            ? new JournalException(
                "journal (%s) has format %s, and this version of the library knows format %s: use the version that wrote it"
                    .formatted(file, version, JournalHeader.VERSION))
            : damage(first, "has no version of the format: restore a copy of the file");
      }
    } else if (first.isEnded() || !JournalHeader.MAGIC.startsWith(text)) {
      throw new JournalException(
          "journal (%s) must be a journal, whose first line is \"%s%s\": give another file"
              .formatted(file, JournalHeader.MAGIC, JournalHeader.VERSION));
    }
  }

  private JournalHeader parse(List<String> header, String text, JournalLines.Line end) {
    String checksum = end.text().substring(JournalHeader.END.length());
    Matcher crc = CRC.matcher(checksum);
    if (!crc.matches() || !checksum.equals(Checksum.of(text))) {
      throw damage(end, "does not fit the header before it: restore a copy of the file");
    }
    try {
      return JournalHeader.parse(header, checksum);
    } catch (IllegalArgumentException e) {
      throw new JournalException(
          "journal (%s) has a header that this version of the library cannot read: use the version that wrote it"
              .formatted(file),
          e);
    }
  }

  private Contents readRecords(JournalHeader header, Consumer<? super JournalRecord> taker)
      throws IOException {
    Tally tally = new Tally(header.batch());
    Optional<JournalLines.Line> next = lines.next();
    for (; next.isPresent() && next.get().isEnded(); next = lines.next()) {
      JournalLines.Line line = next.get();
      JournalRecord record =
          JournalRecord.parse(header, line.text())
              .orElseThrow(() -> damage(line, "does not fit its checksum: " + remedy(header)));
      try {
        tally.add(record);
      } catch (IllegalArgumentException e) {
        throw damage(line, "has a %s; %s".formatted(e.getMessage(), remedy(header)));
      }
      taker.accept(record);
      length = line.end();
    }
    if (next.isPresent()) {
      requireTorn(header, next.get());
    }
    return new Contents(header, tally, length);
  }

  /**
   * Accepts the last line, without a line feed, if a record was being written there when the
   * process or the machine stopped: less than a record, or space that the file system had reserved.
   */
  private void requireTorn(JournalHeader header, JournalLines.Line last) {
    if (last.text().length() >= JournalRecord.MAX_LENGTH
        && last.text().chars().anyMatch(c -> c != 0)) {
      throw damage(last, "is longer than any record: " + remedy(header));
    }
  }

  private static String remedy(JournalHeader header) {
    return header.batch().question() == Question.COUNT
        ? "delete the line, and its part is searched again"
        : "delete the line and all lines after it, and their parts are searched again";
  }

  private JournalException damage(JournalLines.Line line, String what) {
    return new JournalException(
        "journal (%s) is damaged: line %s, at byte %s, %s"
            .formatted(file, line.number(), line.offset(), what));
  }
}
