package org.nqueens.format;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A parser of positions in each of their forms. Input is bounded: it stops soon after the size of
 * the largest board, and at a sentence after the board.
 */
final class PositionReader {
  private static final int MAX_LENGTH = WidePosition.WIDTH * Board.MAX_SIZE;

  private final TextLines text;

  PositionReader(Reader reader) {
    this.text = new TextLines(reader);
  }

  static Position parse(String text) {
    Objects.requireNonNull(text, "text (null) must not be null: pass the lines of a position");
    try {
      return new PositionReader(new StringReader(text)).read();
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail to be read", e);
    }
  }

  Position read() throws IOException {
    Optional<String> first = text.next(MAX_LENGTH);
    if (first.filter(line -> line.startsWith(BoardHeader.START)).isEmpty()) {
      return position(first);
    }
    BoardHeader header = BoardHeader.parse(first.get());
    Position position = position(text.next(MAX_LENGTH));
    return position.on(header.applyTo(position.board()));
  }

  /** The position of the given line and those after it, up to the end or an empty line. */
  private Position position(Optional<String> first) throws IOException {
    int before = text.number() - 1;
    List<String> lines = new ArrayList<>();
    Optional<String> next = first;
    while (next.filter(line -> !line.isEmpty()).isPresent() && lines.size() <= Board.MAX_SIZE) {
      lines.add(next.get());
      next = text.next(MAX_LENGTH);
    }
    Position position;
    try {
      position = position(lines);
    } catch (BoardFormatException e) {
      throw e.below(before);
    }
    if (next.isPresent()) {
      requireEnd();
    }
    return position;
  }

  /** Reads on after an empty line. */
  private void requireEnd() throws IOException {
    int end = text.number();
    Optional<String> next = text.beginning(MAX_LENGTH);
    while (next.filter(String::isEmpty).isPresent()) {
      if (text.number() > end + Board.MAX_SIZE) {
        throw new BoardFormatException(
            end, 1, "too many empty lines follow the board: end the text after its last line");
      }
      next = text.beginning(MAX_LENGTH);
    }
    if (next.isPresent() && !isSentence(next.get())) {
      throw new BoardFormatException(
          text.number(),
          1,
          "text follows the board: end it with the board, or go on with a sentence, which is not read");
    }
  }

  private static boolean isSentence(String line) {
    return Character.isLetter(line.charAt(0)) && line.indexOf(' ') > 0;
  }

  private static Position position(List<String> lines) {
    char start = lines.isEmpty() ? '.' : lines.get(0).charAt(0);
    if (BoxDrawing.CORNERS.indexOf(start) >= 0) {
      return new BoxDrawing(lines).position();
    }
    return WidePosition.STARTS.indexOf(start) >= 0
        ? new WidePosition(lines).position()
        : narrow(lines);
  }

  /**
   * One character for each square; a board has one queen in a column, but a player may have more.
   */
  private static Position narrow(List<String> lines) {
    if (BoardLines.haveRegions(lines) || !BoardLines.haveClashInColumn(lines)) {
      return Position.of(Board.of(lines));
    }
    Board board = Board.of(lines.stream().map(line -> line.replace('Q', '.')).toList());
    Marks marks = Marks.none(board.size());
    SquareList.of(board.size(), (column, row) -> lines.get(row).charAt(column) == 'Q')
        .forEach(queen -> marks.setQueen(queen.column(), queen.row()));
    return new Position(board, marks);
  }
}
