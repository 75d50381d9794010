package org.nqueens.format;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A parser of board texts with bounded input: it stops soon after the size of the largest board.
 */
final class BoardReader {
  private final TextLines text;

  BoardReader(Reader reader) {
    this.text = new TextLines(reader);
  }

  Board read() throws IOException {
    Optional<String> first = text.next(BoardHeader.MAX_LENGTH);
    if (first.filter(line -> line.startsWith(BoardHeader.START)).isEmpty()) {
      return Board.of(lines(first, 0));
    }
    BoardHeader header = BoardHeader.parse(first.get());
    List<String> lines = lines(text.next(Board.MAX_SIZE), 1);
    Board board;
    try {
      board = Board.of(lines);
    } catch (BoardFormatException e) {
      throw e.below(1);
    }
    return header.applyTo(board);
  }

  /** The given line and the lines after it, without empty lines at the end. */
  private List<String> lines(Optional<String> first, int before) throws IOException {
    List<String> lines = new ArrayList<>();
    Optional<String> next = first;
    while (next.isPresent() && lines.size() <= Board.MAX_SIZE) {
      lines.add(next.get());
      next = text.next(Board.MAX_SIZE);
    }
    int end = lines.size();
    while (end > 1 && lines.get(end - 1).isEmpty()) {
      end--;
    }
    if (next.isPresent() && end < lines.size() && !lines.get(0).isEmpty()) {
      throw new BoardFormatException(
          before + end + 1,
          1,
          "too many empty lines follow the board: end the text after its last line");
    }
    return lines.subList(0, end);
  }
}
