package org.nqueens.batch;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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

  /** More than any line of a header takes. */
  private static final int MAX_LINE_LENGTH = 1 << 22;

  private static final int BUFFER = 1 << 16;

  private static final String REMEDY = "delete the line, and its part is searched again";

  private final Path file;
  private final InputStream input;

  /** The bytes of the line that is read. */
  private byte[] bytes = new byte[JournalFormat.MAX_RECORD_LENGTH];

  /** The position behind the last line. */
  private long offset;

  /** The number of the last line. */
  private int number;

  private JournalReader(Path file, InputStream input) {
    this.file = file;
    this.input = input;
  }

  /**
   * The part of a file that is complete.
   *
   * @param header the header
   * @param tally the sums of the records
   * @param length the position behind the last complete record; what follows was being written when
   *     the process or the machine stopped
   */
  record Contents(JournalFormat.Header header, Tally tally, long length) {
    /** True if no part is left. */
    boolean isComplete() {
      return tally.count() == header.batch().size();
    }
  }

  /**
   * A line without its line feed, one character for each byte.
   *
   * @param number from 1
   * @param offset the position of its first byte
   * @param isEnded false for the last line of a file that does not end in a line feed; also for a
   *     line longer than any of a journal, which is cut
   */
  private record Line(String text, int number, long offset, boolean isEnded) {
    /** The position behind the line. */
    long end() {
      return offset + text.length() + (isEnded ? 1 : 0);
    }
  }

  /**
   * Reads a file.
   *
   * @param taker takes each record that is complete
   * @return the contents; empty if the file ends before its header does
   * @throws JournalException if the file is no journal, damaged, or cannot be read
   */
  static Optional<Contents> read(Path file, Consumer<? super PartResult> taker) {
    JournalFile.requireRegular(file);
    // Not by a channel, which an interrupt of the thread would close.
    try (InputStream input = new BufferedInputStream(new FileInputStream(file.toFile()), BUFFER)) {
      JournalReader reader = new JournalReader(file, input);
      Optional<JournalFormat.Header> header = reader.readHeader();
      return header.isEmpty()
          ? Optional.empty()
          : Optional.of(reader.readRecords(header.get(), taker));
    } catch (IOException e) {
      throw JournalException.cannot("read", file, e);
    }
  }

  private Optional<JournalFormat.Header> readHeader() throws IOException {
    StringBuilder text = new StringBuilder();
    List<String> header = new ArrayList<>();
    Optional<Line> next = nextLine();
    if (next.isPresent()) {
      requireVersion(next.get());
    }
    for (; next.isPresent() && next.get().isEnded(); next = nextLine()) {
      Line line = next.get();
      if (line.text().startsWith(JournalFormat.HEADER_END)) {
        return Optional.of(parse(header, text.toString(), line));
      }
      if (line.text().startsWith(JournalFormat.RECORD_BEGIN)) {
        throw damage(line, "follows a header without an end: restore a copy of the file");
      }
      header.add(line.text());
      text.append(line.text()).append('\n');
    }
    return Optional.empty();
  }

  private void requireVersion(Line first) {
    String text = first.text();
    if (text.startsWith(JournalFormat.MAGIC)) {
      String version = text.substring(JournalFormat.MAGIC.length());
      if (first.isEnded() && !version.equals("" + JournalFormat.VERSION)) {
        throw VERSION.matcher(version).matches()
            ? new JournalException(
                "journal (%s) has format %s, and this version of the library knows format %s: use the version that wrote it"
                    .formatted(file, version, JournalFormat.VERSION))
            : damage(first, "has no version of the format: restore a copy of the file");
      }
    } else if (first.isEnded() || !JournalFormat.MAGIC.startsWith(text)) {
      throw new JournalException(
          "journal (%s) must be a journal, whose first line is \"%s%s\": give another file"
              .formatted(file, JournalFormat.MAGIC, JournalFormat.VERSION));
    }
  }

  private JournalFormat.Header parse(List<String> header, String text, Line end) {
    String checksum = end.text().substring(JournalFormat.HEADER_END.length());
    Matcher crc = CRC.matcher(checksum);
    if (!crc.matches() || !checksum.equals(JournalFormat.crc(text))) {
      throw damage(end, "does not fit the header before it: restore a copy of the file");
    }
    try {
      return JournalFormat.Header.parse(header, checksum);
    } catch (IllegalArgumentException e) {
      throw new JournalException(
          "journal (%s) has a header that this version of the library cannot read: use the version that wrote it"
              .formatted(file),
          e);
    }
  }

  private Contents readRecords(JournalFormat.Header header, Consumer<? super PartResult> taker)
      throws IOException {
    Tally tally = new Tally(header.batch());
    long length = offset;
    Optional<Line> next = nextLine();
    for (; next.isPresent() && next.get().isEnded(); next = nextLine()) {
      Line line = next.get();
      PartResult result =
          header
              .parseRecord(line.text())
              .orElseThrow(() -> damage(line, "does not fit its checksum: " + REMEDY));
      try {
        tally.add(result);
      } catch (IllegalArgumentException e) {
        throw damage(line, "has a %s; %s".formatted(e.getMessage(), REMEDY));
      }
      taker.accept(result);
      length = line.end();
    }
    if (next.isPresent()) {
      requireTorn(next.get());
    }
    return new Contents(header, tally, length);
  }

  /**
   * Accepts the last line, without a line feed, if a record was being written there when the
   * process or the machine stopped: less than a record, or space that the file system had reserved.
   */
  private void requireTorn(Line last) {
    if (last.text().length() >= JournalFormat.MAX_RECORD_LENGTH
        && last.text().chars().anyMatch(c -> c != 0)) {
      throw damage(last, "is longer than any record: " + REMEDY);
    }
  }

  /** The next line; empty at the end of the file. */
  private Optional<Line> nextLine() throws IOException {
    int size = 0;
    int read = input.read();
    while (read >= 0 && read != '\n' && size < MAX_LINE_LENGTH) {
      if (size == bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * size);
      }
      bytes[size++] = (byte) read;
      read = input.read();
    }
    if (size == 0 && read < 0) {
      return Optional.empty();
    }
    String text = new String(bytes, 0, size, StandardCharsets.ISO_8859_1);
    Line line = new Line(text, ++number, offset, read == '\n');
    offset = line.end();
    return Optional.of(line);
  }

  private JournalException damage(Line line, String what) {
    return new JournalException(
        "journal (%s) is damaged: line %s, at byte %s, %s"
            .formatted(file, line.number(), line.offset(), what));
  }
}
