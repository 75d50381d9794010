package org.nqueens.board;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

/**
 * A board and the marks of its player: queens, and crosses on squares that the player excludes.
 *
 * <p>The marks may break the rules: several queens in one column are also a position. A square has
 * one mark at most. Given queens belong to the board, and their squares take no marks.
 *
 * <p>As text, a position without marks is its board. If there are marks, a square takes three
 * characters: the character of the board between blanks, between brackets for a queen of the
 * player, or between dashes for a cross. On a board without regions a queen on a free square is
 * {@code [Q]}. Lines have no trailing blanks. Immutable, compared by value, and thread-safe.
 */
public final class Position {
  /** No marks; it does not change. */
  static final BitSet NONE = new BitSet(0);

  private final Board board;
  private final BitSet queens;
  private final BitSet crosses;

  /** The marks, row by row, are not on given queens, and do not change later. */
  Position(Board board, BitSet queens, BitSet crosses) {
    this.board = board;
    this.queens = queens;
    this.crosses = crosses;
  }

  /** {@return the position of a board without marks} */
  public static Position of(Board board) {
    Objects.requireNonNull(board, "board");
    return new Position(board, NONE, NONE);
  }

  /** The same marks on a board with another title or variant. */
  Position on(Board other) {
    return new Position(other, queens, crosses);
  }

  /**
   * Reads a position from a string, see {@link #read(Reader)}.
   *
   * @param text the lines, with or without a header
   * @throws BoardFormatException if the text is not a valid position
   */
  public static Position parse(String text) {
    Objects.requireNonNull(text, "text");
    try {
      return read(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail to be read", e);
    }
  }

  /**
   * Reads a position or a board. Free squares may be {@code _}, a blank may separate squares of one
   * character, and a line such as {@code Solution 3} may come first, as in {@link
   * Placement#toBoard()}. Emphasis, {@code !}, {@code *} or {@code :} as the third character of a
   * square, is ignored. The text ends at a sentence: a line after an empty line that begins with a
   * letter and has a blank. If a board without regions has several queens in one column, all its
   * queens are the player's. Memory is bounded on endless input.
   *
   * @param reader the source of the text, read to its end or to the sentence; not closed
   * @throws BoardFormatException if the text is not a valid position
   * @throws IOException if the reader fails
   */
  public static Position read(Reader reader) throws IOException {
    Objects.requireNonNull(reader, "reader");
    return new BoardReader(reader).position();
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
   */
  public static List<Position> readAll(Reader reader) throws IOException {
    Objects.requireNonNull(reader, "reader");
    return new BoardReader(reader).positions();
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
    return with(column, row, changed -> changed.queens.set(index(column, row)));
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
    return with(column, row, changed -> changed.crosses.set(index(column, row)));
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
    return with(column, row, changed -> {});
  }

  private Position with(int column, int row, Consumer<Position> mark) {
    if (board.square(column, row) == SquareState.GIVEN) {
      return this;
    }
    Position changed = new Position(board, (BitSet) queens.clone(), (BitSet) crosses.clone());
    changed.queens.clear(index(column, row));
    changed.crosses.clear(index(column, row));
    mark.accept(changed);
    return changed;
  }

  private int index(int column, int row) {
    return row * board.size() + column;
  }

  /**
   * This position with the queens of a placement added to its queens.
   *
   * @param placement a placement of the {@linkplain Board#model() model of the board}
   * @throws IllegalArgumentException if the placement has another size than the model
   */
  public Position withPlacement(Placement placement) {
    Objects.requireNonNull(placement, "placement");
    BitSet moreQueens = (BitSet) queens.clone();
    for (Square queen : board.squares(placement)) {
      boolean isGiven = board.square(queen.column(), queen.row()) == SquareState.GIVEN;
      moreQueens.set(index(queen.column(), queen.row()), !isGiven);
    }
    BitSet fewerCrosses = (BitSet) crosses.clone();
    fewerCrosses.andNot(moreQueens);
    return new Position(board, moreQueens, fewerCrosses);
  }

  /**
   * {@return the same marks on the board for other pieces}
   *
   * @throws IllegalArgumentException if the board has several queens in each row, and the pieces
   *     are not {@link Variant#NON_TOUCHING}
   */
  public Position withVariant(Variant variant) {
    return on(board.withVariant(variant));
  }

  /**
   * {@return the same marks on the board with another number of queens in each row, column and
   * region}
   *
   * @param stars the number, see {@link Board#withStars}
   * @throws IllegalArgumentException if the board cannot have this number
   */
  public Position withStars(int stars) {
    return on(board.withStars(stars));
  }

  /**
   * {@return the same marks on the board with another number of queens}
   *
   * @param queens the number of queens in all, see {@link Board#withQueens}
   * @throws IllegalArgumentException if the board cannot have this number
   */
  public Position withQueens(int queens) {
    return on(board.withQueens(queens));
  }

  /** {@return the board without marks} */
  public Board board() {
    return board;
  }

  /** {@return whether there is a queen of the player or a cross} */
  public boolean hasMarks() {
    return !queens.isEmpty() || !crosses.isEmpty();
  }

  /**
   * {@return whether a square has a given queen or a queen of the player}
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @throws IllegalArgumentException if the square is outside the board
   */
  public boolean hasQueen(int column, int row) {
    return board.square(column, row) == SquareState.GIVEN || queens.get(index(column, row));
  }

  /**
   * {@return whether a square has a cross}
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @throws IllegalArgumentException if the square is outside the board
   */
  public boolean hasCross(int column, int row) {
    board.requireOnBoard(column, row);
    return crosses.get(index(column, row));
  }

  /** {@return the squares with given queens and queens of the player, column by column} */
  public List<Square> queens() {
    return squares(this::hasQueen);
  }

  /** {@return the squares with crosses, column by column} */
  public List<Square> crosses() {
    return squares(this::hasCross);
  }

  /**
   * {@return the squares that take no queen: blocked squares, walls and crosses, column by column}
   */
  public List<Square> excluded() {
    return squares(this::isExcluded);
  }

  boolean isExcluded(int column, int row) {
    SquareState state = board.square(column, row);
    return state == SquareState.BLOCKED || state == SquareState.WALL || hasCross(column, row);
  }

  private List<Square> squares(BiPredicate<Integer, Integer> accepted) {
    List<Square> squares = new ArrayList<>();
    for (int column = 0; column < board.size(); column++) {
      for (int row = 0; row < board.size(); row++) {
        if (accepted.test(column, row)) {
          squares.add(new Square(column, row));
        }
      }
    }
    return squares;
  }

  /**
   * The clashes of all queens, including given queens: queens on blocked squares, then pairs of
   * queens that attack each other, each with every rule that they break. On a board of several
   * queens in each row these are the pairs that touch, then all queens of each column, row and
   * region that has too many.
   *
   * @return the first 10,000 clashes, column by column; empty if no queens clash
   */
  public List<Clash> clashes() {
    return new Clashes(this).first();
  }

  /**
   * The queens, including given queens, that clash with another queen or are on a blocked square;
   * all of them, even if there are more than 10,000 {@linkplain #clashes() clashes}.
   *
   * @return the squares, column by column; empty if no queens clash
   */
  public List<Square> clashingQueens() {
    return new Clashes(this).queens();
  }

  /**
   * The model of the position: the model of the board, with all queens as given queens and the
   * crosses as blocked squares. A queen on a blocked square leaves its column no row, and the model
   * no solution.
   *
   * @return a model whose solutions are the completions of the position
   * @throws IllegalStateException if a column has several queens on a board of one queen in each
   *     column, which no model can express
   */
  public QueensModel model() {
    if (!board.isPlain()) {
      return board.reduction().model(this);
    }
    QueensModelBuilder builder = board.variant().builder(board.size());
    if (board.hasRegions()) {
      builder.regionsAllDifferent(board::region);
    }
    Map<Integer, Square> ofColumns = new HashMap<>();
    for (Square queen : queens()) {
      Square other = ofColumns.put(queen.column(), queen);
      if (other != null) {
        throw new IllegalStateException(
            "queens (%s and %s) must not share column %s: look at clashes() before the model"
                .formatted(other, queen, queen.column()));
      }
      // Not by place, because the queen may be on a blocked square of a column with one row left.
      builder.allowOnly(queen.column(), queen.row());
    }
    excluded().forEach(square -> builder.block(square.column(), square.row()));
    return builder.build();
  }

  /** {@return the text that {@link #parse} reads, as the property that JSON libraries write} */
  public String getText() {
    return toString();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Position other
        && board.equals(other.board)
        && queens.equals(other.queens)
        && crosses.equals(other.crosses);
  }

  @Override
  public int hashCode() {
    return Objects.hash(board, queens, crosses);
  }

  /** The text that {@link #parse} reads as this position; a header that is empty is left out. */
  @Override
  public String toString() {
    if (!hasMarks()) {
      return board.toString();
    }
    StringBuilder text = new StringBuilder(board.header());
    for (int row = 0; row < board.size(); row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < board.size(); column++) {
        char centre = board.character(column, row);
        boolean queen = queens.get(index(column, row));
        boolean cross = crosses.get(index(column, row));
        line.append(queen ? '[' : cross ? '-' : ' ')
            .append(queen && centre == '.' ? 'Q' : centre)
            .append(queen ? ']' : cross ? '-' : ' ');
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
