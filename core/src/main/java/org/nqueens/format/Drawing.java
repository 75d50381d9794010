package org.nqueens.format;

import java.util.BitSet;
import java.util.Objects;
import java.util.Optional;
import org.nqueens.model.Placement;

/**
 * The content of a picture of a board: the board and, optionally, the queens of a placement, marks
 * on squares, and coordinates.
 *
 * <p>Row 0 is at the top and column 0 on the left; coordinates are the column numbers above the
 * board and the row numbers beside it, 0-based. Immutable and thread-safe.
 */
public final class Drawing {
  private static final int MAX_PICTURE_SIZE = 256;
  private static final char OUTSIDE = '\0';
  private static final char BLOCKED = '#';
  private static final char UNDIVIDED = '.';

  private final Board board;
  private final Optional<Placement> placement;
  private final BitSet marks;
  private final boolean coordinates;

  private Drawing(Board board, Optional<Placement> placement, BitSet marks, boolean coordinates) {
    this.board = board;
    this.placement = placement;
    this.marks = marks;
    this.coordinates = coordinates;
  }

  /**
   * A drawing of a board.
   *
   * @param board the board
   * @return a drawing without placement, marks and coordinates
   * @throws NullPointerException if the board is null
   */
  public static Drawing of(Board board) {
    return new Drawing(requireBoard(board), Optional.empty(), new BitSet(), false);
  }

  static Drawing of(Board board, Placement placement) {
    return of(board).withPlacement(placement);
  }

  /**
   * This drawing with the queens of a placement, which replaces an earlier placement. The placement
   * need not solve the board: all given queens and all queens of the placement are drawn, also on
   * blocked squares.
   *
   * @param newPlacement the queens
   * @return a new drawing
   * @throws IllegalArgumentException if the placement has another size than the board
   * @throws NullPointerException if the placement is null
   */
  public Drawing withPlacement(Placement newPlacement) {
    Objects.requireNonNull(
        newPlacement,
        "placement (null) must not be null: pass a placement, or draw the board alone");
    if (newPlacement.size() != board.size()) {
      throw new IllegalArgumentException(
          "placement size (%s) must be %s, the size of the board: draw it on a board of its size"
              .formatted(newPlacement.size(), board.size()));
    }
    return new Drawing(board, Optional.of(newPlacement), marks, coordinates);
  }

  /**
   * This drawing with one more marked square, such as the square of a conflict.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return a new drawing
   * @throws IllegalArgumentException if the square is outside the board
   */
  public Drawing withMark(int column, int row) {
    board.requireOnBoard(column, row);
    BitSet more = (BitSet) marks.clone();
    more.set(row * size() + column);
    return new Drawing(board, placement, more, coordinates);
  }

  /**
   * This drawing with coordinates.
   *
   * @return a new drawing
   */
  public Drawing withCoordinates() {
    return new Drawing(board, placement, marks, true);
  }

  /**
   * The drawing as plain text, see {@link BoardText}. With coordinates, the column numbers are
   * written downwards above the board, one line for each decimal place. If a square is marked,
   * every square takes three characters; the third character of a marked square is an exclamation
   * mark.
   *
   * @return n lines, after the lines of the column numbers if there are coordinates
   */
  public String text() {
    return BoardText.of(this);
  }

  /**
   * The drawing in box-drawing characters, see {@link BoardUnicode}. A marked square has an
   * exclamation mark on either side of its centre.
   *
   * @return 2n + 1 lines of 4n + 1 characters; coordinates add one line, and up to 4 characters to
   *     each line
   * @throws IllegalArgumentException if n is larger than 256
   */
  public String unicode() {
    return BoardUnicode.of(this);
  }

  /**
   * The drawing as a picture, see {@link BoardSvg}. A marked square has a red frame. Coordinates
   * are the only part of the picture that needs a font; any sans-serif font serves.
   *
   * @return an {@code svg} element
   * @throws IllegalArgumentException if n is larger than 256
   */
  public String svg() {
    return BoardSvg.of(this);
  }

  private static Board requireBoard(Board board) {
    return Objects.requireNonNull(board, "board (null) must not be null: pass the board to draw");
  }

  /** This drawing; throws an IllegalArgumentException if it is too large for a picture. */
  Drawing asPicture() {
    if (board.size() > MAX_PICTURE_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a picture that fits a string: draw the board as plain text instead"
              .formatted(board.size(), MAX_PICTURE_SIZE));
    }
    return this;
  }

  Board board() {
    return board;
  }

  int size() {
    return board.size();
  }

  boolean hasCoordinates() {
    return coordinates;
  }

  boolean isMarked(int column, int row) {
    return marks.get(row * size() + column);
  }

  boolean hasMarks() {
    return !marks.isEmpty();
  }

  boolean isBlocked(int column, int row) {
    return board.square(column, row) == SquareState.BLOCKED;
  }

  boolean hasGivenQueen(int column, int row) {
    return board.square(column, row) == SquareState.GIVEN;
  }

  /** Tells whether the placement has a queen here and the board has no given queen here. */
  boolean hasPlacedQueen(int column, int row) {
    return placement.filter(queens -> queens.row(column) == row).isPresent()
        && !hasGivenQueen(column, row);
  }

  boolean hasQueen(int column, int row) {
    return hasGivenQueen(column, row) || hasPlacedQueen(column, row);
  }

  /**
   * Tells whether a wall separates two neighbouring squares, either of which may be outside the
   * board: whether their regions differ or the first one is blocked.
   */
  boolean hasWall(int column, int row, int otherColumn, int otherRow) {
    char area = area(column, row);
    return area == BLOCKED || area != area(otherColumn, otherRow);
  }

  private char area(int column, int row) {
    if (!isInside(column, row)) {
      return OUTSIDE;
    }
    return board.hasRegions() ? board.region(column, row) : UNDIVIDED;
  }

  boolean isInside(int column, int row) {
    return column >= 0 && row >= 0 && column < size() && row < size();
  }

  /** The text of the board, then the placement, marks and coordinates if there are any. */
  @Override
  public String toString() {
    return board
        + placement.map(Placement::toString).orElse("")
        + (hasMarks() ? " marks " + marks : "")
        + (coordinates ? " with coordinates" : "");
  }
}
