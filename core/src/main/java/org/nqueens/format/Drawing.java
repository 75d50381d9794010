package org.nqueens.format;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;

/**
 * The content of a picture of a position: the board and the marks of the player; and, on demand,
 * the queens of a placement, emphasis on squares, rows, columns and regions, coordinates, and the
 * title.
 *
 * <p>Row 0 is at the top and column 0 on the left; coordinates are the column numbers above the
 * board, the row numbers beside it, 0-based, and the letters of regions. Immutable and thread-safe.
 */
public final class Drawing {
  /** The size of the largest board that is drawn as a picture or in box-drawing characters. */
  public static final int MAX_PICTURE_SIZE = 256;

  private final Position marked;
  private final Position shown;
  private final Emphasis emphasis;
  private final Set<Label> labels;

  /** The shown position is the marked one with the queens of a placement, if there is one. */
  private Drawing(Position marked, Position shown, Emphasis emphasis, Set<Label> labels) {
    this.marked = marked;
    this.shown = shown;
    this.emphasis = emphasis;
    this.labels = labels;
  }

  /**
   * A drawing of a board.
   *
   * @param board the board
   * @return a drawing without marks, emphasis, coordinates and title
   * @throws NullPointerException if the board is null
   */
  public static Drawing of(Board board) {
    return of(
        Position.of(
            Objects.requireNonNull(
                board, "board (null) must not be null: pass the board to draw")));
  }

  /**
   * A drawing of a position: its board, queens and crosses. Clashes are not marked.
   *
   * @param position the position
   * @return a drawing without emphasis, coordinates and title
   * @throws NullPointerException if the position is null
   */
  public static Drawing of(Position position) {
    Objects.requireNonNull(position, "position (null) must not be null: pass the position to draw");
    return new Drawing(position, position, Emphasis.NONE, Set.of());
  }

  static Drawing of(Board board, Placement placement) {
    return of(board).withPlacement(placement);
  }

  /**
   * This drawing with the queens of a placement, which replaces an earlier placement. The placement
   * need not solve the board: all given queens, all of the player and all of the placement are
   * drawn, also on blocked squares.
   *
   * @param placement the queens
   * @return a new drawing
   * @throws IllegalArgumentException if the placement has another size than the board
   * @throws NullPointerException if the placement is null
   */
  public Drawing withPlacement(Placement placement) {
    return new Drawing(marked, marked.withPlacement(placement), emphasis, labels);
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
    return with(emphasis.withMarks(List.of(square(column, row))));
  }

  /**
   * This drawing with marks on all queens that clash.
   *
   * @return a new drawing, or an equal one if no queens clash
   */
  public Drawing withClashes() {
    return with(emphasis.withMarks(new Clashes(shown).queens()));
  }

  /**
   * This drawing with one more highlighted square, such as one that a hint talks about.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return a new drawing
   * @throws IllegalArgumentException if the square is outside the board
   */
  public Drawing withHighlight(int column, int row) {
    return with(emphasis.withHighlight(square(column, row)));
  }

  /**
   * This drawing with one more highlighted row, column or region.
   *
   * @param unit a unit of the board
   * @return a new drawing
   * @throws IllegalArgumentException if the board has no such unit
   * @throws NullPointerException if the unit is null
   */
  public Drawing withUnit(Unit unit) {
    Objects.requireNonNull(unit, "unit (null) must not be null: pass a row, column or region");
    if (!Unit.of(board()).contains(unit)) {
      throw new IllegalArgumentException(
          "unit (%s) must be one of the board, which has %s: take it from Unit.of(board)"
              .formatted(unit, BoardDescription.units(board())));
    }
    return with(emphasis.withUnit(unit));
  }

  private Square square(int column, int row) {
    board().requireOnBoard(column, row);
    return new Square(column, row);
  }

  private Drawing with(Emphasis newEmphasis) {
    return new Drawing(marked, shown, newEmphasis, labels);
  }

  /**
   * This drawing with coordinates.
   *
   * @return a new drawing
   */
  public Drawing withCoordinates() {
    return with(Label.COORDINATES);
  }

  /**
   * This drawing with the title of the board above it: words in a picture, else the header line of
   * the board's text, which names an unusual variant, too. A board may have no title.
   *
   * @return a new drawing
   */
  public Drawing withTitle() {
    return with(Label.TITLE);
  }

  private Drawing with(Label label) {
    Set<Label> more = EnumSet.of(label);
    more.addAll(labels);
    return new Drawing(marked, shown, emphasis, more);
  }

  /**
   * The drawing as plain text, see {@link BoardText}.
   *
   * @return n lines, after the header if there is a title, and the lines of the column numbers if
   *     there are coordinates
   */
  public String text() {
    return BoardText.of(this);
  }

  /**
   * The drawing in box-drawing characters, see {@link BoardUnicode}.
   *
   * @return 2n + 1 lines of 4n + 1 characters, after the header if there is a title; coordinates
   *     add one line, and up to 4 characters to each line
   * @throws IllegalArgumentException if n is larger than 256
   */
  public String unicode() {
    return BoardUnicode.of(this);
  }

  /**
   * The drawing as a picture, see {@link BoardSvg}. The title and coordinates are the only parts of
   * the picture that need a font; any sans-serif font serves.
   *
   * @return an {@code svg} element
   * @throws IllegalArgumentException if n is larger than 256
   */
  public String svg() {
    return BoardSvg.of(this);
  }

  /**
   * The drawing as a picture within a page, in which other pictures may show the same board.
   *
   * @param id the beginning of the identifiers in the picture: a letter, then letters, digits and
   *     hyphens; unlike that of all other pictures of the page
   * @return an {@code svg} element
   * @throws IllegalArgumentException if n is larger than 256, or the identifier has another form
   * @throws NullPointerException if the identifier is null
   */
  public String svg(String id) {
    Objects.requireNonNull(id, "id (null) must not be null: pass the identifier of the picture");
    if (!id.matches("[A-Za-z][A-Za-z0-9-]*")) {
      throw new IllegalArgumentException(
          "id (%s) must be a letter, then letters, digits and hyphens: choose one such as board-1"
              .formatted(id));
    }
    return BoardSvg.of(this, id);
  }

  /** This drawing; throws an IllegalArgumentException if it is too large for a picture. */
  Drawing asPicture() {
    if (size() > MAX_PICTURE_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a picture that fits a string: draw the board as plain text instead"
              .formatted(size(), MAX_PICTURE_SIZE));
    }
    return this;
  }

  Position position() {
    return shown;
  }

  Board board() {
    return shown.board();
  }

  int size() {
    return board().size();
  }

  Emphasis emphasis() {
    return emphasis;
  }

  boolean has(Label label) {
    return labels.contains(label);
  }

  /** The header of the board's text, or an empty text in a drawing without title. */
  String header() {
    return has(Label.TITLE) ? board().header() : "";
  }

  boolean isBlocked(int column, int row) {
    return board().square(column, row) == SquareState.BLOCKED;
  }

  boolean hasGivenQueen(int column, int row) {
    return board().square(column, row) == SquareState.GIVEN;
  }

  /** Tells whether the player or the placement has a queen here, and the board has none. */
  boolean hasPlacedQueen(int column, int row) {
    return shown.hasQueen(column, row) && !hasGivenQueen(column, row);
  }

  /** The text of the position, then the emphasis and the labels. */
  @Override
  public String toString() {
    return shown
        + (emphasis.isNone() ? "" : emphasis.toString())
        + (labels.isEmpty() ? "" : labels);
  }
}
