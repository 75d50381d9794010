package org.nqueens.board;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Reads boards and positions, one by one. Memory is bounded. Reading a position stops soon after
 * the size of the largest board, or at a sentence after the board.
 */
final class BoardReader {
  private static final int MAX_LENGTH = SquareText.WIDE * Board.MAX_SIZE;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** The line above each board of a numbered enumeration. */
  private static final Pattern NUMBER = Pattern.compile("Solution [0-9]{1,19}");

  /** The line above the statistics of an enumeration. */
  private static final String STATISTICS = "Statistics";

  private final Reader reader;

  private final StringBuilder line = new StringBuilder();

  /** The character that was read last, or -1 at the end. */
  private int last = '\n';

  /** The number of the board that is read, from 1. */
  private int board = 1;

  /** The number of the line that was read last, from 1. */
  private int number;

  /** The first line that is not used yet, or the beginning of a long one; empty at the end. */
  private Optional<TextLine> next = Optional.empty();

  BoardReader(Reader reader) {
    this.reader = reader;
  }

  private record Part(BoardHeader header, SquareText squares) {
    Board board() {
      return header.applyTo(squares.board(header.stars()));
    }

    Position position() {
      Position position = squares.position(header.stars());
      return position.on(header.applyTo(position.board()));
    }
  }

  Board board() throws IOException {
    return only(Part::board);
  }

  Position position() throws IOException {
    return only(Part::position);
  }

  private <T> T only(Function<Part, T> made) throws IOException {
    advance();
    T only = made.apply(part());
    skipEmptyLines();
    requireEnd();
    return only;
  }

  /** The positions of the text, at least one. */
  List<Position> positions() throws IOException {
    List<Position> positions = new ArrayList<>();
    advance();
    do {
      board = positions.size() + 1;
      positions.add(part().position());
      skipEmptyLines();
      while (next.filter(BoardReader::isSentence).isPresent()) {
        skipParagraph();
        skipEmptyLines();
      }
    } while (next.isPresent());
    return positions;
  }

  private void advance() throws IOException {
    while (last >= 0 && last != '\n') {
      last = reader.read();
    }
    number++;
    last = last < 0 ? last : reader.read();
    if (last < 0) {
      next = Optional.empty();
      return;
    }
    line.setLength(0);
    while (last >= 0 && last != '\n' && line.length() < MAX_LENGTH + 2) {
      line.append((char) last);
      last = reader.read();
    }
    int end = line.length() - 1;
    boolean hasCarriageReturn = end >= 0 && line.charAt(end) == '\r' && (last < 0 || last == '\n');
    boolean hasByteOrderMark = number == 1 && end >= 0 && line.charAt(0) == BYTE_ORDER_MARK;
    next =
        Optional.of(
            new TextLine(
                board,
                number,
                line.substring(hasByteOrderMark ? 1 : 0, hasCarriageReturn ? end : end + 1)));
  }

  private TextLine take() throws IOException {
    TextLine first = next.orElseThrow();
    TextLine taken = first.board() == board ? first : new TextLine(board, number, first.text());
    if (taken.text().length() > MAX_LENGTH) {
      throw taken.problem(
          MAX_LENGTH,
          "the line goes on after %s characters: a board has at most %s columns"
              .formatted(MAX_LENGTH, Board.MAX_SIZE));
    }
    advance();
    return taken;
  }

  /** The board that begins at the next line, up to the end, an empty line, or another number. */
  private Part part() throws IOException {
    if (next.filter(BoardReader::isNumber).isPresent()) {
      take();
    }
    BoardHeader header = BoardHeader.NONE;
    List<String> lines = new ArrayList<>(0);
    int firstLine = number;
    if (next.filter(BoardHeader::isHeader).isPresent()) {
      TextLine first = take();
      if (next.filter(second -> BoardHeader.isRow(first, second)).isPresent()) {
        lines.add(first.text());
      } else {
        header = BoardHeader.of(first);
        firstLine = number;
      }
    }
    while (next.filter(BoardReader::isOfSquares).isPresent() && lines.size() <= Board.MAX_SIZE) {
      lines.add(take().text());
    }
    return new Part(
        header, SquareText.read(lines.isEmpty() ? List.of("") : lines, board, firstLine));
  }

  private void skipEmptyLines() throws IOException {
    TextLine end = new TextLine(board, number, "");
    while (next.filter(line -> line.text().isEmpty()).isPresent()) {
      if (number > end.number() + Board.MAX_SIZE) {
        throw end.problem(
            0, "too many empty lines follow the board: end the text after its last line");
      }
      advance();
    }
  }

  private void skipParagraph() throws IOException {
    while (next.filter(line -> !line.text().isEmpty() && !isNumber(line)).isPresent()) {
      advance();
    }
  }

  private void requireEnd() {
    if (next.isEmpty() || isSentence(next.get())) {
      return;
    }
    throw next.get()
        .problem(
            0,
            isNumber(next.get())
                ? "another board follows the board: give one board at a time"
                : "text follows the board: end it with the board, or go on with a sentence, which is not read");
  }

  private static boolean isNumber(TextLine line) {
    return line.text().startsWith("Solution ") && NUMBER.matcher(line.text()).matches();
  }

  private static boolean isOfSquares(TextLine line) {
    return !line.text().isEmpty() && !isNumber(line) && !line.text().equals(STATISTICS);
  }

  private static boolean isSentence(TextLine line) {
    String text = line.text();
    return text.equals(STATISTICS)
        || Character.isLetter(text.charAt(0))
            && text.indexOf(' ') > 0
            && !isNumber(line)
            && !SquareText.isSpaced(text);
  }
}
