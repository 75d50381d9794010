package org.nqueens.format;

import java.util.BitSet;
import java.util.Objects;
import org.nqueens.model.Placement;

/**
 * What a picture of a board shows: the board, and if wanted the queens of a placement, marks on
 * squares, and coordinates.
 *
 * <p>Row 0 is at the top and column 0 on the left; coordinates are the numbers of the columns above
 * the board and those of the rows beside it. Immutable, and safe for use by many threads.
 */
public final class Drawing {
  private static final int MAX_PICTURE_SIZE = 256;
  private static final char OUTSIDE = '\0';
  private static final char BLOCKED = '#';
  private static final char UNDIVIDED = '.';

  private final Board board;
  private final Placement placement;
  private final BitSet marks;
  private final boolean coordinates;

  private Drawing(Board board, Placement placement, BitSet marks, boolean coordinates) {
    this.board = board;
    this.placement = placement;
    this.marks = marks;
    this.coordinates = coordinates;
  }

  /**
   * A board as given.
   *
   * @param board the board
   * @return a drawing without placement, marks and coordinates
   * @throws NullPointerException if the board is null
   */
  public static Drawing of(Board board) {
    return new Drawing(requireBoard(board), null, new BitSet(), false);
  }

  static Drawing of(Board board, Placement placement) {
    return of(board).withPlacement(placement);
  }

  /**
   * The same drawing with the queens of a placement instead of those of another one. The placement
   * need not solve the board: given queens are drawn even where it has none, and its own also on
   * blocked squares.
   *
   * @param newPlacement the queens
   * @return a drawing of them
   * @throws IllegalArgumentException if the placement is not of the board's size
   * @throws NullPointerException if the placement is null
   */
  public Drawing withPlacement(Placement newPlacement) {
    Objects.requireNonNull(
        newPlacement, "placement (null) must not be null: pass one, or draw the board alone");
    if (newPlacement.size() != board.size()) {
      throw new IllegalArgumentException(
          "placement size (%s) must be %s, the size of the board: draw it on the board that it solves"
              .formatted(newPlacement.size(), board.size()));
    }
    return new Drawing(board, newPlacement, marks, coordinates);
  }

  /**
   * The same drawing with one more square marked, as one that clashes with others.
   *
   * @param column from 0 to n - 1
   * @param row from 0 to n - 1
   * @return a drawing that has the mark
   * @throws IllegalArgumentException if the square is outside the board
   */
  public Drawing withMark(int column, int row) {
    board.requireOnBoard(column, row);
    BitSet more = (BitSet) marks.clone();
    more.set(row * size() + column);
    return new Drawing(board, placement, more, coordinates);
  }

  /**
   * The same drawing with coordinates.
   *
   * @return a drawing whose columns and rows are numbered from 0
   */
  public Drawing withCoordinates() {
    return new Drawing(board, placement, marks, true);
  }

  /**
   * The drawing in the manner of {@link BoardText}. With coordinates there is a line above the
   * board for each decimal place of the columns' numbers, which are read downwards. With marks
   * every square takes three characters, the last of which is an exclamation mark where it is
   * marked.
   *
   * @return n lines, and those with the numbers of the columns
   */
  public String text() {
    return BoardText.of(this);
  }

  /**
   * The drawing in the manner of {@link BoardUnicode}. A marked square has exclamation marks on
   * either side of its centre.
   *
   * @return 2n + 1 lines of 4n + 1 characters; with coordinates a line and up to 4 characters more
   * @throws IllegalArgumentException if n is larger than 256
   */
  public String unicode() {
    return BoardUnicode.of(this);
  }

  /**
   * The drawing in the manner of {@link BoardSvg}. A marked square is framed in red; coordinates
   * are the only part of the picture that needs a font, any without serifs.
   *
   * @return an {@code svg} element
   * @throws IllegalArgumentException if n is larger than 256
   */
  public String svg() {
    return BoardSvg.of(this);
  }

  private static Board requireBoard(Board board) {
    return Objects.requireNonNull(board, "board (null) must not be null: pass one to draw");
  }

  /** This drawing, if it is not too large for a picture. */
  Drawing asPicture() {
    if (board.size() > MAX_PICTURE_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a picture to fit a string: draw it as plain text instead"
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

  /** Tells whether the placement, and not the board itself, has a queen here. */
  boolean hasPlacedQueen(int column, int row) {
    return placement != null && placement.row(column) == row && !hasGivenQueen(column, row);
  }

  boolean hasQueen(int column, int row) {
    return hasGivenQueen(column, row) || hasPlacedQueen(column, row);
  }

  /**
   * Tells whether two neighbouring squares, either of which may be outside the board, belong to
   * different regions. A blocked square has none, so that there are walls all around it.
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

  /** Tells this drawing from others, also in its title. */
  @Override
  public String toString() {
    return board
        + (placement == null ? "" : placement.toString())
        + (hasMarks() ? " marks " + marks : "")
        + (coordinates ? " with coordinates" : "");
  }
}
