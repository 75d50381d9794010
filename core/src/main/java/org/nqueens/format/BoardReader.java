package org.nqueens.format;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes the lines of a board from a reader, and never many more than a board can have. A byte order
 * mark before the first line and a carriage return at the end of any line belong to the encoding of
 * the text and are left out.
 */
final class BoardReader {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader reader;
  private final StringBuilder line = new StringBuilder();

  BoardReader(Reader reader) {
    this.reader = reader;
  }

  Board read() throws IOException {
    String first = withoutByteOrderMark(next(1, BoardHeader.MAX_LENGTH));
    if (first == null || !first.startsWith(BoardHeader.START)) {
      return Board.of(lines(first));
    }
    BoardHeader header = BoardHeader.parse(first);
    Board board;
    try {
      board = Board.of(lines(next(1, Board.MAX_SIZE)));
    } catch (BoardFormatException e) {
      throw e.below(1);
    }
    return header.applyTo(board);
  }

  /** The lines from the given one on, which counts as 1, without empty ones at the end. */
  private List<String> lines(String first) throws IOException {
    List<String> lines = new ArrayList<>();
    String next = first;
    while (next != null && lines.size() <= Board.MAX_SIZE) {
      lines.add(next);
      next = next(lines.size() + 1, Board.MAX_SIZE);
    }
    int end = lines.size();
    while (end > 1 && lines.get(end - 1).isEmpty()) {
      end--;
    }
    if (next != null && end < lines.size() && !lines.get(0).isEmpty()) {
      throw new BoardFormatException(
          end + 1, 1, "too many empty lines follow the board: end the text after its last line");
    }
    return lines.subList(0, end);
  }

  private static String withoutByteOrderMark(String first) {
    return first != null && !first.isEmpty() && first.charAt(0) == BYTE_ORDER_MARK
        ? first.substring(1)
        : first;
  }

  /** The next line without the characters that end it; null at the end of the text. */
  private String next(int number, int maxLength) throws IOException {
    line.setLength(0);
    int c = reader.read();
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n') {
      line.append((char) c);
      // A carriage return may be the end of the longest line.
      if (line.length() > maxLength && (c != '\r' || line.length() > maxLength + 1)) {
        throw new BoardFormatException(
            number,
            maxLength + 1,
            "the line goes on after %s characters: a board has at most %s columns"
                .formatted(maxLength, Board.MAX_SIZE));
      }
      c = reader.read();
    }
    int end = line.length() - 1;
    return end >= 0 && line.charAt(end) == '\r' ? line.substring(0, end) : line.toString();
  }
}
