package org.nqueens.batch;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The header of a journal: the format, the batch, the number of the parts of all shares, and a
 * checksum, in lines of ASCII.
 *
 * @param batch the batch, which knows its number of parts
 * @param checksum the checksum of the lines before the last one
 */
record JournalHeader(Batch batch, String checksum) {
  /** The first word of every version of the format. */
  static final String MAGIC = "nqueens journal ";

  static final int VERSION = 2;
  static final String END = "header-end ";

  private static final Pattern SHARD = Pattern.compile("(\\d{1,10})/(\\d{1,10})");

  /** The number of lines between the first one and those of the domains and constraints. */
  private static final int FIELDS = 7;

  /** The header of a new journal. */
  static JournalHeader of(Batch batch) {
    return new JournalHeader(batch, Checksum.of(text(batch)));
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

  /** The bytes of the header of a new journal. */
  static byte[] bytes(Batch batch) {
    String text = text(batch);
    return (text + END + Checksum.of(text) + "\n").getBytes(StandardCharsets.ISO_8859_1);
  }

  /**
   * Reads the lines of a header whose checksum is right.
   *
   * @param lines all lines but the last one
   * @throws IllegalArgumentException if they are no header of this version
   */
  static JournalHeader parse(List<String> lines, String checksum) {
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
    int columns = Integer.parseInt(value(lines, FIELDS, "columns "));
    ModelReader model = new ModelReader();
    lines.subList(FIELDS + 1, lines.size()).forEach(model::read);
    Batch batch = new Batch(question, model.model(), division, depth, share).withTotal(total);
    if (batch.model().size() != columns || total < 0) {
      throw new IllegalArgumentException("not as many columns, or parts");
    }
    return new JournalHeader(batch, checksum);
  }

  private static String value(List<String> lines, int line, String name) {
    if (!lines.get(line).startsWith(name)) {
      throw new IllegalArgumentException("no " + name);
    }
    return lines.get(line).substring(name.length());
  }
}
