package org.nqueens.format;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A parser of positions in each of their forms. The reading of one position is bounded: it stops
 * soon after the size of the largest board, and at a sentence after the board.
 */
final class PositionReader {
  private static final int MAX_LENGTH = WidePosition.WIDTH * Board.MAX_SIZE;

  /** The line above each board of a numbered enumeration. */
  private static final Pattern NUMBER = Pattern.compile("Solution [0-9]{1,19}");

  /** The line above the statistics of an enumeration. */
  private static final String STATISTICS = "Statistics";

  private final TextLines text;

  /** The first line that is not used yet; empty at the end. */
  private Optional<String> next = Optional.empty();

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

  /** The only position of the text. */
  Position read() throws IOException {
    advance();
    Position position = position();
    if (next.isPresent()) {
      skipEmptyLines();
      requireEnd();
    }
    return position;
  }

  /** The positions of the text, at least one. */
  List<Position> readAll() throws IOException {
    List<Position> positions = new ArrayList<>();
    advance();
    do {
      try {
        positions.add(position());
      } catch (BoardFormatException e) {
        throw positions.isEmpty() ? e : e.inBoard(positions.size() + 1);
      }
      skipEmptyLines();
      while (next.filter(PositionReader::isSentence).isPresent()) {
        skipParagraph();
        skipEmptyLines();
      }
      if (next.isPresent()) {
        text.requireAtMost(MAX_LENGTH, next.get());
      }
    } while (next.isPresent());
    return positions;
  }

  private void advance() throws IOException {
    next = text.next(MAX_LENGTH);
  }

  /** The position that begins at the next line. */
  private Position position() throws IOException {
    if (next.filter(PositionReader::isNumber).isPresent()) {
      advance();
    }
    if (next.filter(line -> line.startsWith(BoardHeader.START)).isEmpty()) {
      return squares();
    }
    int before = text.number() - 1;
    BoardHeader header;
    try {
      header = BoardHeader.parse(next.get());
    } catch (BoardFormatException e) {
      throw e.below(before);
    }
    advance();
    Position position = squares();
    try {
      return position.on(header.applyTo(position.board()));
    } catch (BoardFormatException e) {
      throw e.below(before);
    }
  }

  /** The position from the next line on, up to the end, an empty line, or another number. */
  private Position squares() throws IOException {
    int before = text.number() - 1;
    List<String> lines = new ArrayList<>();
    while (next.filter(line -> !line.isEmpty() && !isNumber(line) && !line.equals(STATISTICS))
            .isPresent()
        && lines.size() <= Board.MAX_SIZE) {
      lines.add(next.get());
      advance();
    }
    try {
      return position(lines);
    } catch (BoardFormatException e) {
      throw e.below(before);
    }
  }

  /** Goes on to a line that is not empty, of which a part is read if it is long. */
  private void skipEmptyLines() throws IOException {
    int end = text.number();
    while (next.filter(String::isEmpty).isPresent()) {
      if (text.number() > end + Board.MAX_SIZE) {
        throw new BoardFormatException(
            end, 1, "too many empty lines follow the board: end the text after its last line");
      }
      next = text.beginning(MAX_LENGTH + 2);
    }
  }

  private void skipParagraph() throws IOException {
    while (next.filter(line -> !line.isEmpty() && !isNumber(line)).isPresent()) {
      next = text.beginning(MAX_LENGTH + 2);
    }
  }

  private void requireEnd() {
    if (next.filter(PositionReader::isNumber).isPresent()) {
      throw new BoardFormatException(
          text.number(), 1, "another board follows the board: give one board at a time");
    }
    if (next.isPresent() && !isSentence(next.get())) {
      throw new BoardFormatException(
          text.number(),
          1,
          "text follows the board: end it with the board, or go on with a sentence, which is not read");
    }
  }

  private static boolean isNumber(String line) {
    return NUMBER.matcher(line).matches();
  }

  private static boolean isSentence(String line) {
    return line.equals(STATISTICS)
        || Character.isLetter(line.charAt(0))
            && line.indexOf(' ') > 0
            && !isNumber(line)
            && !SpacedLines.areSpaced(List.of(line));
  }

  private static Position position(List<String> lines) {
    char start = lines.isEmpty() ? '.' : lines.get(0).charAt(0);
    return WidePosition.STARTS.indexOf(start) >= 0
        ? new WidePosition(lines).position()
        : narrow(lines);
  }

  private static Position narrow(List<String> lines) {
    if (!SpacedLines.areSpaced(lines)) {
      return unspaced(lines);
    }
    List<String> squares = SpacedLines.squares(lines);
    try {
      return unspaced(squares);
    } catch (BoardFormatException e) {
      throw e.at(e.line(), SpacedLines.WIDTH * (e.column() - 1) + 1);
    }
  }

  /**
   * One character for each square; a board has one queen in a column, but a player may have more.
   */
  private static Position unspaced(List<String> squares) {
    List<String> lines = squares.stream().map(line -> line.replace('_', '.')).toList();
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
