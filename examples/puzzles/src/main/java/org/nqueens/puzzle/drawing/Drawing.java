package org.nqueens.puzzle.drawing;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;

/**
 * A position to be drawn: the board and the marks of the player. On demand it also has the queens
 * of a placement, emphasis on squares, rows, columns and regions, coordinates, and the title. This
 * class draws it as text; other drawings read its parts.
 *
 * <p>Row 0 is at the top and column 0 on the left; coordinates are the column numbers above the
 * board, the row numbers beside it, 0-based, and the letters of regions. Immutable and thread-safe.
 */
public final class Drawing {
  /** The size of the largest board that is drawn in box-drawing characters or as a picture. */
  public static final int MAX_PICTURE_SIZE = 256;

  /** What a drawing has on demand. */
  private enum Label {
    TITLE,
    COORDINATES
  }

  private final Position marked;
  private final Position shown;
  private final Set<Square> marks;
  private final Set<Square> highlights;
  private final Set<Unit> units;
  private final Set<Label> labels;

  /** The shown position is the marked one with the queens of a placement, if there is one. */
  private Drawing(
      Position marked,
      Position shown,
      Set<Square> marks,
      Set<Square> highlights,
      Set<Unit> units,
      Set<Label> labels) {
    this.marked = marked;
    this.shown = shown;
    this.marks = marks;
    this.highlights = highlights;
    this.units = units;
    this.labels = labels;
  }

  /** A drawing of a board. */
  public static Drawing of(Board board) {
    return of(Position.of(Objects.requireNonNull(board, "board")));
  }

  /** A drawing of a position: its board, queens and crosses. Clashes are not marked. */
  public static Drawing of(Position position) {
    Objects.requireNonNull(position, "position");
    return new Drawing(position, position, Set.of(), Set.of(), Set.of(), Set.of());
  }

  /**
   * This drawing with the queens of a placement, which replaces an earlier placement. The placement
   * need not solve the board: the given queens, the queens of the player and the queens of the
   * placement are all drawn, also on blocked squares.
   *
   * @throws IllegalArgumentException if the placement has another size than the board
   */
  public Drawing withPlacement(Placement placement) {
    Position placed = marked.withPlacement(placement);
    return new Drawing(marked, placed, marks, highlights, units, labels);
  }

  /**
   * This drawing with more marked squares, such as the squares of a conflict.
   *
   * @throws IllegalArgumentException if a square is outside the board
   */
  public Drawing withMarks(Collection<Square> squares) {
    Set<Square> more = union(marks, requireOnBoard(squares));
    return new Drawing(marked, shown, more, highlights, units, labels);
  }

  /**
   * This drawing with marks on all queens that clash.
   *
   * @return a new drawing, or an equal one if no queens clash
   */
  public Drawing withClashes() {
    return withMarks(shown.clashingQueens());
  }

  /**
   * This drawing with more highlighted squares, such as the squares that a hint mentions.
   *
   * @throws IllegalArgumentException if a square is outside the board
   */
  public Drawing withHighlights(Collection<Square> squares) {
    Set<Square> more = union(highlights, requireOnBoard(squares));
    return new Drawing(marked, shown, marks, more, units, labels);
  }

  /**
   * This drawing with another highlighted row, column or region.
   *
   * @throws IllegalArgumentException if the board has no such unit
   */
  public Drawing withUnit(Unit unit) {
    Objects.requireNonNull(unit, "unit");
    if (!Unit.of(board()).contains(unit)) {
      throw new IllegalArgumentException(
          "unit (%1$s) must be one of the board, which has %2$s rows, %2$s columns and %3$s regions: take it from Unit.of(board)"
              .formatted(unit, size(), board().hasRegions() ? size() : "no"));
    }
    Set<Unit> more = union(units, List.of(unit));
    return new Drawing(marked, shown, marks, highlights, more, labels);
  }

  private Collection<Square> requireOnBoard(Collection<Square> squares) {
    Objects.requireNonNull(squares, "squares");
    squares.forEach(square -> board().square(square.column(), square.row()));
    return squares;
  }

  private static <T> Set<T> union(Set<T> set, Collection<T> more) {
    Set<T> union = new LinkedHashSet<>(set);
    union.addAll(more);
    return Collections.unmodifiableSet(union);
  }

  /** {@return this drawing with coordinates} */
  public Drawing withCoordinates() {
    return with(Label.COORDINATES);
  }

  /**
   * This drawing with the title of the board above it: in a text the header line of the board,
   * which also names an unusual variant. A board may have no title.
   */
  public Drawing withTitle() {
    return with(Label.TITLE);
  }

  private Drawing with(Label label) {
    Set<Label> more = union(labels, List.of(label));
    return new Drawing(marked, shown, marks, highlights, units, more);
  }

  /**
   * The drawing as plain ASCII text, row 0 first; every line ends in a line feed.
   *
   * <p>A board without marks of a player is drawn in the format of {@link Board}: {@code .} is a
   * free square, {@code #} a blocked square, {@code Q} a given queen, and a letter a square of a
   * region. If there are marks, a square takes three characters: the character of the board between
   * blanks, between brackets for a queen of the player, or between dashes for a cross. On a board
   * without regions a queen on a free square is {@code [Q]}. {@link Position#parse} reads this
   * text.
   *
   * <p>If anything is emphasised, a square also takes three characters. The third is {@code !} on a
   * marked square, {@code *} on a highlighted square, {@code :} on any other square of a
   * highlighted row, column or region. Column numbers are written downwards above the board, one
   * line for each decimal place. Lines have no trailing blanks.
   *
   * @return n lines, after the header if there is a title, and the lines of the column numbers if
   *     there are coordinates
   */
  public String text() {
    return BoardText.of(this);
  }

  /**
   * The drawing in box-drawing characters for a terminal, row 0 first. A square is three characters
   * wide and one line high; every line ends in a line feed.
   *
   * <p>A queen of the player or of a placement is {@code ♛}, a given queen {@code ♕}, a cross
   * {@code ×}, a blocked square shaded. A board without regions has lines between all squares. A
   * board with regions has walls around each region and each blocked square, and in each free
   * square a dot, or the letter of the region beside coordinates; without letters a disconnected
   * region looks like several regions.
   *
   * <p>Emphasis is on both sides of the centre of a square: {@code !} on a marked square, {@code *}
   * on a highlighted square, and {@code :} on any other square of a highlighted row, column or
   * region. A blocked square with a queen or a cross remains shaded on the left.
   *
   * @return 2n + 1 lines of 4n + 1 characters, after the header if there is a title; coordinates
   *     add one line, and up to 4 characters to each line
   * @throws IllegalArgumentException if n is larger than 256
   */
  public String unicode() {
    return BoardUnicode.of(this);
  }

  /** The position that is shown: the marked one, with the queens of a placement if there is one. */
  public Position position() {
    return shown;
  }

  /** {@return the marked squares in an unmodifiable set, in the order of marking} */
  public Set<Square> marks() {
    return marks;
  }

  /** {@return the highlighted squares in an unmodifiable set, in the order of highlighting} */
  public Set<Square> highlights() {
    return highlights;
  }

  /** {@return the highlighted units in an unmodifiable set, in the order of highlighting} */
  public Set<Unit> units() {
    return units;
  }

  /** {@return whether the drawing has coordinates, as it has after {@link #withCoordinates}} */
  public boolean hasCoordinates() {
    return labels.contains(Label.COORDINATES);
  }

  /**
   * {@return whether the drawing has the title of the board, as it has after {@link #withTitle}}
   */
  public boolean hasTitle() {
    return labels.contains(Label.TITLE);
  }

  Board board() {
    return shown.board();
  }

  int size() {
    return board().size();
  }

  boolean isEmphasised() {
    return !marks.isEmpty() || !highlights.isEmpty() || !units.isEmpty();
  }

  /** The character of the strongest emphasis on a square, or a blank. */
  char sign(int column, int row) {
    Square square = new Square(column, row);
    if (marks.contains(square)) {
      return '!';
    }
    if (highlights.contains(square)) {
      return '*';
    }
    return units.stream().anyMatch(unit -> unit.contains(board(), square)) ? ':' : ' ';
  }

  /** The header of the board's text, or an empty text in a drawing without title. */
  String header() {
    return hasTitle() ? board().header() : "";
  }

  /** The number of digits of the largest row number. */
  int digits() {
    return Integer.toString(size() - 1).length();
  }

  /** The left margin of a line of text: with coordinates the number of its row or none. */
  String margin(String row) {
    return hasCoordinates() ? ("%" + digits() + "s ").formatted(row) : "";
  }

  /** The character of a square in the text of the board. */
  char character(int column, int row) {
    return board().lines().get(row).charAt(column);
  }

  boolean hasGivenQueen(int column, int row) {
    return board().square(column, row) == SquareState.GIVEN;
  }

  /** Tells whether the player or the placement has a queen here, and the board has none. */
  boolean hasPlacedQueen(int column, int row) {
    return shown.hasQueen(column, row) && !hasGivenQueen(column, row);
  }

  /** The text of the position, then the emphasis and the labels if there are any. */
  @Override
  public String toString() {
    List<Set<?>> rest = List.of(marks, highlights, units, labels);
    return rest.stream().allMatch(Set::isEmpty) ? shown.toString() : shown.toString() + rest;
  }
}
