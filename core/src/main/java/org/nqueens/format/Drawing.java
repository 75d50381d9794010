package org.nqueens.format;

import java.util.Objects;
import org.nqueens.model.Placement;

/** What there is to draw: a board, as given or with a placement on it. */
final class Drawing {
  private static final int MAX_PICTURE_SIZE = 256;
  private static final char OUTSIDE = '\0';
  private static final char BLOCKED = '#';
  private static final char UNDIVIDED = '.';

  private final Board board;
  private final Placement placement;

  private Drawing(Board board, Placement placement) {
    this.board = board;
    this.placement = placement;
  }

  static Drawing of(Board board) {
    return new Drawing(requireBoard(board), null);
  }

  static Drawing of(Board board, Placement placement) {
    requireBoard(board);
    Objects.requireNonNull(
        placement, "placement (null) must not be null: pass one, or draw the board alone");
    if (placement.size() != board.size()) {
      throw new IllegalArgumentException(
          "placement size (%s) must be %s, the size of the board: draw it on the board that it solves"
              .formatted(placement.size(), board.size()));
    }
    return new Drawing(board, placement);
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

  boolean isBlocked(int column, int row) {
    return board.square(column, row) == Square.BLOCKED;
  }

  boolean hasGivenQueen(int column, int row) {
    return board.square(column, row) == Square.GIVEN;
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
    return board + (placement == null ? "" : placement.toString());
  }
}
