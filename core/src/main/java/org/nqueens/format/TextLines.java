package org.nqueens.format;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * The lines of a text, read one by one with bounded memory. A byte order mark before the first line
 * and a carriage return at the end of a line are left out.
 */
final class TextLines {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader reader;
  private final StringBuilder line = new StringBuilder();
  private int number;

  TextLines(Reader reader) {
    this.reader = reader;
  }

  /** The 1-based number of the line that was read last. */
  int number() {
    return number;
  }

  /** The next line without its line end; empty at the end of the text. */
  Optional<String> next(int maxLength) throws IOException {
    Optional<String> next = beginning(maxLength + 2);
    if (next.isPresent()) {
      requireAtMost(maxLength, next.get());
    }
    return next;
  }

  /** Throws a {@link BoardFormatException} if the line that was read last is longer. */
  void requireAtMost(int maxLength, String last) {
    if (last.length() > maxLength) {
      throw new BoardFormatException(
          number,
          maxLength + 1,
          "the line goes on after %s characters: a board has at most %s columns"
              .formatted(maxLength, Board.MAX_SIZE));
    }
  }

  /** The next line, or the characters at its beginning, whose number is limited. */
  Optional<String> beginning(int maxLength) throws IOException {
    number++;
    line.setLength(0);
    int c = reader.read();
    if (c < 0) {
      return Optional.empty();
    }
    while (c >= 0 && c != '\n' && line.length() < maxLength) {
      line.append((char) c);
      c = reader.read();
    }
    int end = line.length() - 1;
    boolean hasCarriageReturn = end >= 0 && line.charAt(end) == '\r' && (c < 0 || c == '\n');
    boolean hasByteOrderMark = number == 1 && end >= 0 && line.charAt(0) == BYTE_ORDER_MARK;
    return Optional.of(line.substring(hasByteOrderMark ? 1 : 0, hasCarriageReturn ? end : end + 1));
  }
}
