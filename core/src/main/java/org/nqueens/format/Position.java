package org.nqueens.format;

import java.io.IOException;
import java.io.Reader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

/**
 * A board and the marks of its player: queens, and crosses on squares that the player excludes.
 *
 * <p>The marks need not agree with each other or with the rules: several queens in one column are a
 * position, too. A square has one mark at most. Given queens belong to the board, and their squares
 * take no marks.
 *
 * <p>As text, a position without marks is its board. If there are marks, a square takes three
 * characters: that of the board between blanks, or between brackets for a queen of the player, or
 * between dashes for a cross. On a board without regions a queen on a free square is {@code [Q]}.
 * Lines have no trailing blanks. Immutable, compared by value, and thread-safe.
 */
public final class Position {
  private final Board board;
  private final Marks marks;

  /** The marks are not on given queens, and do not change later. */
  Position(Board board, Marks marks) {
    this.board = board;
    this.marks = marks;
  }

  /**
   * The position of a board without marks.
   *
   * @param board the board
   * @return a position
   * @throws NullPointerException if the board is null
   */
  public static Position of(Board board) {
    Objects.requireNonNull(board, "board (null) must not be null: pass the board of the position");
    return new Position(board, Marks.none(board.size()));
  }

  /** The same marks on a board with another title or variant. */
  Position on(Board other) {
    return new Position(other, marks);
  }

  /**
   * Reads a position from a string, see {@link #read(Reader)}.
   *
   * @param text the lines, with or without a header
   * @return the position
   * @throws BoardFormatException if the text is not a valid position
   * @throws NullPointerException if the text is null
   */
  public static Position parse(String text) {
    return PositionReader.parse(text);
  }

  /**
   * Reads a position or a board. Free squares may be {@code _}, a blank may separate squares of one
   * character, and a line such as {@code Solution 3} may come first, as in {@link
   * PlacementText#board}. Emphasis, {@code !}, {@code *} or {@code :} as the third character of a
   * square, is ignored, and so is the rest of the text from a sentence on: a line after an empty
   * one that begins with a letter and has a blank. If a board without regions has several queens in
   * one column, all its queens are the player's. Memory is bounded on endless input.
   *
   * @param reader the source of the text, read to its end or to the sentence; not closed
   * @return the position
   * @throws BoardFormatException if the text is not a valid position
   * @throws IOException if the reader fails
   * @throws NullPointerException if the reader is null
   */
  public static Position read(Reader reader) throws IOException {
    Objects.requireNonNull(reader, "reader (null) must not be null: pass an open reader");
    return new PositionReader(reader).read();
  }

  /**
   * Reads positions one after the other, each as {@link #read} does. Empty lines, or a line such as
   * {@code Solution 3}, separate them. A sentence after an empty line is ignored, with the lines up
   * to the next empty line.
   *
   * @param reader the source of the text, read to its end; not closed
   * @return the positions, at least one
   * @throws BoardFormatException if one of them is not a valid position; lines are counted from the
   *     beginning of the text, and boards after the first are named by their number
   * @throws IOException if the reader fails
   * @throws NullPointerException if the reader is null
   */
  public static List<Position> readAll(Reader reader) throws IOException {
    Objects.requireNonNull(reader, "reader (null) must not be null: pass an open reader");
    return new PositionReader(reader).readAll();
  }

  /**
   * This position with a queen of the player on a square, in place of a cross.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return a new position, or an equal one if the square has a queen
   * @throws IllegalArgumentException if the square is outside the board
   */
  public Position withQueen(int column, int row) {
    return with(column, row, changed -> changed.setQueen(column, row));
  }

  /**
   * This position with a cross on a square, in place of a queen of the player.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return a new position, or an equal one if the square has a cross or a given queen
   * @throws IllegalArgumentException if the square is outside the board
   */
  public Position withCross(int column, int row) {
    return with(column, row, changed -> changed.setCross(column, row));
  }

  /**
   * This position without the mark of a square.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return a new position, or an equal one if the square has no mark
   * @throws IllegalArgumentException if the square is outside the board
   */
  public Position withoutMark(int column, int row) {
    return with(column, row, changed -> changed.clear(column, row));
  }

  private Position with(int column, int row, Consumer<Marks> change) {
    if (board.square(column, row) == SquareState.GIVEN) {
      return this;
    }
    Marks changed = marks.copy();
    change.accept(changed);
    return new Position(board, changed);
  }

  /**
   * This position with the queens of a placement, beside those that it has.
   *
   * @param placement a placement of the size of the board
   * @return a new position
   * @throws IllegalArgumentException if the placement has another size than the board
   * @throws NullPointerException if the placement is null
   */
  public Position withPlacement(Placement placement) {
    Marks changed = marks.copy();
    changed.setQueens(placement, board);
    return new Position(board, changed);
  }

  /**
   * This position for other pieces.
   *
   * @param variant the pieces
   * @return the same marks on the board of this variant
   * @throws NullPointerException if the variant is null
   */
  public Position withVariant(Variant variant) {
    return on(board.withVariant(variant));
  }

  /**
   * The board without marks.
   *
   * @return the board
   */
  public Board board() {
    return board;
  }

  /**
   * Tells whether the player has made any marks.
   *
   * @return true if there is a queen of the player or a cross
   */
  public boolean hasMarks() {
    return !marks.isNone();
  }

  /**
   * Tells whether a square has a given queen or a queen of the player.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return true if it has
   * @throws IllegalArgumentException if the square is outside the board
   */
  public boolean hasQueen(int column, int row) {
    return board.square(column, row) == SquareState.GIVEN || marks.hasQueen(column, row);
  }

  /**
   * Tells whether a square has a cross.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return true if it has
   * @throws IllegalArgumentException if the square is outside the board
   */
  public boolean hasCross(int column, int row) {
    board.requireOnBoard(column, row);
    return marks.hasCross(column, row);
  }

  /**
   * The squares with queens, given ones and those of the player.
   *
   * @return the squares, column by column
   */
  public List<Square> queens() {
    return SquareList.of(board.size(), this::hasQueen);
  }

  /**
   * The squares with crosses.
   *
   * @return the squares, column by column
   */
  public List<Square> crosses() {
    return SquareList.of(board.size(), this::hasCross);
  }

  /**
   * The clashes of the queens, given ones included: queens on blocked squares, then pairs of queens
   * that attack each other, each with every rule that they break.
   *
   * @return the first 10,000 clashes, column by column; empty if no queens clash
   */
  public List<Clash> clashes() {
    return new Clashes(this).first();
  }

  /**
   * The queens that clash with another queen or stand on a blocked square, given ones included; all
   * of them, even if there are more than 10,000 {@linkplain #clashes() clashes}.
   *
   * @return the squares, column by column; empty if no queens clash
   */
  public List<Square> clashingQueens() {
    return new Clashes(this).queens();
  }

  /**
   * The model of the position: that of the board, in which the queens are given queens and the
   * crosses blocked squares. A queen on a blocked square leaves its column no row, and the model no
   * solution.
   *
   * @return a model whose solutions are the completions of the position
   * @throws IllegalStateException if a column has several queens, which no model can express
   */
  public QueensModel model() {
    QueensModelBuilder builder = board.model().toBuilder();
    Map<Integer, Square> queens = new HashMap<>();
    for (Square queen : queens()) {
      Square other = queens.put(queen.column(), queen);
      if (other != null) {
        throw new IllegalStateException(
            "queens (%s and %s) must not share column %s: look at clashes() before the model"
                .formatted(other, queen, queen.column()));
      }
      builder.place(queen.column(), queen.row());
    }
    crosses().forEach(cross -> builder.block(cross.column(), cross.row()));
    return builder.build();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Position other
        && board.equals(other.board)
        && marks.equals(other.marks);
  }

  @Override
  public int hashCode() {
    return Objects.hash(board, marks);
  }

  /** The text that {@link #parse} reads as this position; a header that is empty is left out. */
  @Override
  public String toString() {
    if (marks.isNone()) {
      return board.toString();
    }
    StringBuilder text = new StringBuilder(board.header());
    for (int row = 0; row < board.size(); row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < board.size(); column++) {
        char centre = board.character(column, row);
        boolean queen = marks.hasQueen(column, row);
        boolean cross = marks.hasCross(column, row);
        line.append(queen ? '[' : cross ? '-' : ' ')
            .append(queen && centre == '.' ? 'Q' : centre)
            .append(queen ? ']' : cross ? '-' : ' ');
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
