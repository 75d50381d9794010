package org.nqueens.batch;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.nqueens.format.ModelText;
import org.nqueens.model.QueensModel;

/** A {@link Journal} as text, with the sums of its records. For one thread at a time. */
final class JournalText {
  private static final String MAGIC = "nqueens journal ";

  private static final int VERSION = 2;
  private static final Pattern VERSIONS = Pattern.compile("[1-9][0-9]{0,8}");
  private static final String LIBRARY = "library ";
  private static final String QUESTION = "question count";
  private static final Pattern SHARD = Pattern.compile("(\\d{1,10})/(\\d{1,10})");
  static final String HEADER_END = "header-end ";
  private static final String RECORD_BEGIN = "part ";
  private static final Pattern RECORD =
      Pattern.compile("part (\\d{1,10}) solutions (\\d{1,19}) ns (\\d{1,19})");
  private static final String CRC = " crc ";

  /** The number of lines before the text of the model. */
  private static final int FIELDS = 7;

  /** The longest header in bytes: only the checksum at its end tells that it is one. */
  private static final int MAX_HEADER_LENGTH = 1 << 22;

  /** More than the length of any record. */
  private static final int MAX_RECORD_LENGTH = 160;

  private static final String REMEDY = "delete the line, and its part is searched again";

  private final Batch batch;
  private final String checksum;
  private final BitSet done = new BitSet();
  private int count;
  private long solutions;

  /** The position behind the last complete record read. */
  private long length;

  private JournalText(Batch batch, String checksum) {
    this.batch = batch;
    this.checksum = checksum;
  }

  static JournalText of(Path file, Batch batch) {
    JournalText text = new JournalText(batch, crc(lines(batch)));
    int length = text.header().length;
    if (length > MAX_HEADER_LENGTH) {
      throw new JournalException(
          "journal (%s) must have a header of at most %s bytes, and the model needs %s: give it fewer constraints, or shorter names of them"
              .formatted(file, MAX_HEADER_LENGTH, length));
    }
    return text;
  }

  Batch batch() {
    return batch;
  }

  int count() {
    return count;
  }

  long solutions() {
    return solutions;
  }

  boolean contains(int part) {
    return done.get(part);
  }

  boolean isComplete() {
    return count == batch.size();
  }

  /** The bytes that were read; what follows was being written when the process stopped. */
  long length() {
    return length;
  }

  byte[] header() {
    return latin1(lines(batch) + HEADER_END + checksum + "\n");
  }

  byte[] line(PartResult result) {
    String text =
        "%s%s solutions %s ns %s"
            .formatted(RECORD_BEGIN, result.part(), result.solutions(), result.time().toNanos());
    return latin1(text + CRC + checksum(text) + "\n");
  }

  /** Covers the checksum of the header, so that a record from another journal is damage. */
  private String checksum(String record) {
    return crc(checksum + "\n" + record);
  }

  /** Adds a record, unless it does not fit the batch or the records before it. */
  void add(PartResult result) {
    requireFit(result);
    done.set(result.part());
    count++;
    solutions += result.solutions();
  }

  /** Refuses a result that does not fit the batch or the records before it. */
  void requireFit(PartResult result) {
    int part = result.part();
    if (part >= batch.total() || !batch.shard().contains(part)) {
      throw misfit(part, "must be one of the %s parts of %s".formatted(batch.size(), batch));
    }
    if (contains(part)) {
      throw misfit(part, "must be new, and has a result already");
    }
    if (solutions > Long.MAX_VALUE - result.solutions()) {
      throw misfit(part, "must not have so many solutions that the sum overflows");
    }
  }

  private static IllegalArgumentException misfit(int part, String rule) {
    return new IllegalArgumentException("part (%s) %s".formatted(part, rule));
  }

  private static String lines(Batch batch) {
    return "%s%s\n%s%s\n%s\ndivision %s\ndepth %s\nshard %s\nparts %s\n%s"
        .formatted(
            MAGIC,
            VERSION,
            LIBRARY,
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

  /** Reads the lines of a header except the last one; refuses another version. */
  private static Batch batch(String header) {
    List<String> lines = header.lines().limit(FIELDS).toList();
    require(lines.size() == FIELDS && lines.get(2).equals(QUESTION), QUESTION);
    Optional<BatchDivision> division = BatchDivision.named(value(lines, 3, "division "));
    int depth = Integer.parseInt(value(lines, 4, "depth "));
    Matcher shard = SHARD.matcher(value(lines, 5, "shard "));
    int total = Integer.parseInt(value(lines, 6, "parts "));
    require(division.isPresent(), "division");
    require(shard.matches(), "shard");
    require(total >= 0 && total <= Batch.MAX_PARTS, "parts");
    Shard share = new Shard(Integer.parseInt(shard.group(1)), Integer.parseInt(shard.group(2)));
    int begin = lines.stream().mapToInt(line -> line.length() + 1).sum();
    QueensModel model = ModelText.parse(header.substring(begin), Batch.MAX_SIZE);
    return new Batch(model, division.get(), depth, share).withTotal(total);
  }

  private static String value(List<String> lines, int line, String name) {
    require(lines.get(line).startsWith(name), name);
    return lines.get(line).substring(name.length());
  }

  private static void require(boolean isThere, String what) {
    if (!isThere) {
      throw new IllegalArgumentException("no " + what);
    }
  }

  /** Reads a line without its line feed; empty if it is no record of this journal. */
  private Optional<PartResult> parse(String line) {
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

  /** CRC-32C, as in iSCSI and ext4, in eight hexadecimal digits. */
  static String crc(String text) {
    CRC32C crc = new CRC32C();
    crc.update(latin1(text));
    return HexFormat.of().toHexDigits((int) crc.getValue());
  }

  private static byte[] latin1(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Reads a file up to its last complete record; empty if it ends before its header does. */
  static Optional<JournalText> read(Path file, Consumer<? super PartResult> taker) {
    JournalFile.requireRegular(file);
    // Not by a channel, which an interrupt of the thread would close.
    try (InputStream input = new BufferedInputStream(new FileInputStream(file.toFile()), 1 << 16)) {
      Lines lines = new Lines(file, input);
      Optional<JournalText> text = readHeader(lines);
      if (text.isPresent()) {
        text.get().readRecords(lines, taker);
      }
      return text;
    } catch (IOException e) {
      throw JournalException.cannot("read", file, e);
    }
  }

  private static Optional<JournalText> readHeader(Lines lines) throws IOException {
    StringBuilder header = new StringBuilder();
    Optional<Lines.Line> next = lines.next();
    if (next.isPresent()) {
      requireVersion(lines, next.get());
    }
    for (; next.isPresent(); next = lines.next()) {
      Lines.Line line = next.get();
      if (line.end() > MAX_HEADER_LENGTH) {
        throw lines.damage(
            line,
            "makes the header longer than %s bytes: restore a copy of the file"
                .formatted(MAX_HEADER_LENGTH));
      }
      if (!line.isEnded()) {
        return Optional.empty();
      }
      if (line.text().startsWith(HEADER_END)) {
        return Optional.of(parse(header.toString(), lines, line));
      }
      if (line.text().startsWith(RECORD_BEGIN)) {
        throw lines.damage(line, "follows a header without an end: restore a copy of the file");
      }
      header.append(line.text()).append('\n');
    }
    return Optional.empty();
  }

  private static void requireVersion(Lines lines, Lines.Line first) throws IOException {
    String text = first.text();
    if (text.startsWith(MAGIC)) {
      String version = text.substring(MAGIC.length());
      if (first.isEnded() && !version.equals("" + VERSION)) {
        throw VERSIONS.matcher(version).matches()
            ? new JournalException(
                "journal (%s) has format %s, and this version of the library knows format %s: use the version that wrote it%s"
                    .formatted(
                        lines.file, version, VERSION, writer(lines.next().map(Lines.Line::text))))
            : lines.damage(first, "has no version of the format: restore a copy of the file");
      }
    } else if (first.isEnded() || !MAGIC.startsWith(text)) {
      throw new JournalException(
          "journal (%s) must be a journal with the first line \"%s%s\": give another file"
              .formatted(lines.file, MAGIC, VERSION));
    }
  }

  /** The version of the library in the second line of a header, as the end of a message. */
  private static String writer(Optional<String> second) {
    return second
        .filter(line -> line.startsWith(LIBRARY))
        .map(line -> ", " + line.substring(LIBRARY.length()))
        .orElse("");
  }

  private static JournalText parse(String header, Lines lines, Lines.Line end) {
    String checksum = end.text().substring(HEADER_END.length());
    if (!checksum.equals(crc(header))) {
      throw lines.damage(end, "does not fit the header before it: restore a copy of the file");
    }
    try {
      return new JournalText(batch(header), checksum);
    } catch (IllegalArgumentException e) {
      throw new JournalException(
          "journal (%s) has a header that this version of the library cannot read: use the version that wrote it%s"
              .formatted(lines.file, writer(header.lines().skip(1).findFirst())),
          e);
    }
  }

  private void readRecords(Lines lines, Consumer<? super PartResult> taker) throws IOException {
    length = lines.offset;
    Optional<Lines.Line> next = lines.next();
    for (; next.isPresent() && next.get().isEnded(); next = lines.next()) {
      Lines.Line line = next.get();
      PartResult result =
          parse(line.text())
              .orElseThrow(() -> lines.damage(line, "does not fit its checksum: " + REMEDY));
      try {
        add(result);
      } catch (IllegalArgumentException e) {
        throw lines.damage(line, "has a %s; %s".formatted(e.getMessage(), REMEDY));
      }
      taker.accept(result);
      length = line.end();
    }
    // Without a line feed: less than a record, or space that the file system had reserved.
    if (next.isPresent()
        && next.get().text().length() >= MAX_RECORD_LENGTH
        && next.get().text().chars().anyMatch(c -> c != 0)) {
      throw lines.damage(next.get(), "is longer than any record: " + REMEDY);
    }
  }

  private static final class Lines {
    /** More than any line of a header takes: a line that is cut here is too long. */
    private static final int MAX_LENGTH = MAX_HEADER_LENGTH + 1;

    private final Path file;
    private final InputStream input;
    private byte[] bytes = new byte[MAX_RECORD_LENGTH];
    private long offset;
    private int number;

    Lines(Path file, InputStream input) {
      this.file = file;
      this.input = input;
    }

    /**
     * A line without its line feed, one character for each byte.
     *
     * @param number from 1
     * @param offset the position of its first byte
     * @param isEnded false for the last line of a file that does not end in a line feed; also for a
     *     line longer than any of a journal, which is cut
     */
    record Line(String text, int number, long offset, boolean isEnded) {
      long end() {
        return offset + text.length() + (isEnded ? 1 : 0);
      }
    }

    Optional<Line> next() throws IOException {
      int size = 0;
      int read = input.read();
      while (read >= 0 && read != '\n' && size < MAX_LENGTH) {
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

    JournalException damage(Line line, String what) {
      return new JournalException(
          "journal (%s) is damaged: line %s, at byte %s, %s"
              .formatted(file, line.number(), line.offset(), what));
    }
  }
}
