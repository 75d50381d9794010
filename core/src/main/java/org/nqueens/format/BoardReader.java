package org.nqueens.format;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A parser of board texts with bounded input: it stops soon after the size of the largest board. A
 * byte order mark before the first line and a carriage return at the end of a line are ignored.
 */
final class BoardReader {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader reader;
  private final StringBuilder line = new StringBuilder();

  BoardReader(Reader reader) {
    this.reader = reader;
  }

  Board read() throws IOException {
    Optional<String> first = next(1, BoardHeader.MAX_LENGTH).map(BoardReader::withoutByteOrderMark);
    if (first.filter(line -> line.startsWith(BoardHeader.START)).isEmpty()) {
      return Board.of(lines(first));
    }
    BoardHeader header = BoardHeader.parse(first.get());
    Board board;
    try {
      board = Board.of(lines(next(1, Board.MAX_SIZE)));
    } catch (BoardFormatException e) {
      throw e.below(1);
    }
    return header.applyTo(board);
  }

  /** The given line, which is number 1, and the lines after it, without empty lines at the end. */
  private List<String> lines(Optional<String> first) throws IOException {
    List<String> lines = new ArrayList<>();
    Optional<String> next = first;
    while (next.isPresent() && lines.size() <= Board.MAX_SIZE) {
      lines.add(next.get());
      next = next(lines.size() + 1, Board.MAX_SIZE);
    }
    int end = lines.size();
    while (end > 1 && lines.get(end - 1).isEmpty()) {
      end--;
    }
    if (next.isPresent() && end < lines.size() && !lines.get(0).isEmpty()) {
      throw new BoardFormatException(
          end + 1, 1, "too many empty lines follow the board: end the text after its last line");
    }
    return lines.subList(0, end);
  }

  private static String withoutByteOrderMark(String first) {
    return !first.isEmpty() && first.charAt(0) == BYTE_ORDER_MARK ? first.substring(1) : first;
  }

  /** The next line without its line end; empty at the end of the text. */
  private Optional<String> next(int number, int maxLength) throws IOException {
    line.setLength(0);
    int c = reader.read();
    if (c < 0) {
      return Optional.empty();
    }
    while (c >= 0 && c != '\n') {
      line.append((char) c);
      // The longest line may be followed by a carriage return.
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
    boolean hasCarriageReturn = end >= 0 && line.charAt(end) == '\r';
    return Optional.of(hasCarriageReturn ? line.substring(0, end) : line.toString());
  }
}
