package org.nqueens.board;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

/**
 * A queens puzzle as text: n lines of n characters. Without regions, {@code .} or {@code _} is a
 * free square, {@code #} a blocked square, {@code %} a wall and {@code Q} a given queen. A board
 * with any other letter has regions: every square is then {@code #}, {@code %} or the letter of its
 * region, and Q is also a region. Upper and lower case are distinct. There are n regions, which
 * need not be connected.
 *
 * <p>The text may begin with a header: a line that starts with {@code #} and a blank. The header
 * may contain the words {@code n=8}, which must agree with the board, {@code variant=toroidal},
 * {@code stars=2} for two queens in each row, column and region, and {@code queens=5} for five
 * queens on the board in place of n; its other words are the title. A line ends in a line feed,
 * optionally after a carriage return; the last line end is optional. A byte order mark before the
 * text and empty lines after it are ignored.
 *
 * <p>Line i is row i, and its character j is column j, both 0-based. Positions in error messages
 * are 1-based, as in editors. Immutable, compared by value, and thread-safe.
 */
public final class Board {
  /** The largest board: 1,024 rows and columns. */
  public static final int MAX_SIZE = 1_024;

  /** The largest number of queens in each row, column and region. */
  public static final int MAX_STARS = 6;

  /**
   * The largest number of columns of a board with walls, or without one queen in each column. The
   * tables of its model grow with the fourth power of k: 32 columns with 6 queens in each row take
   * about 20 MB.
   */
  public static final int MAX_STARRED_SIZE = 32;

  /** The state of a square of an unsolved board. */
  public enum SquareState {
    /** A queen is allowed on the square. */
    FREE,
    /** No queen is allowed on the square, and queens attack each other across it. */
    BLOCKED,
    /** No queen is allowed on the square, and none attacks another one across it. */
    WALL,
    /** The square has a given queen. */
    GIVEN
  }

  private final String title;
  private final Variant variant;
  private final int stars;
  private final int queens;
  private final List<String> lines;

  /** True if letters are regions; otherwise Q is a given queen. */
  private final boolean regions;

  private final boolean walls;

  /** Made when it is first asked for; any thread may make an equal one. */
  private volatile @Nullable SquareModel reduction;

  /** The lines are valid, and do not change later. */
  private Board(
      String title, Variant variant, int stars, int queens, List<String> lines, boolean regions) {
    this.title = title;
    this.variant = variant;
    this.stars = stars;
    this.queens = queens;
    this.lines = lines;
    this.regions = regions;
    this.walls = lines.stream().anyMatch(line -> line.indexOf('%') >= 0);
  }

  /**
   * The board with the given lines. The board has no title; its variant is {@link
   * Variant#NON_TOUCHING} if it has regions, otherwise {@link Variant#QUEENS}.
   *
   * @param lines n lines of n characters, row 0 first; n from 1 to {@value #MAX_SIZE}, inclusive
   * @throws BoardFormatException if the lines are not a valid board
   */
  public static Board of(String... lines) {
    Objects.requireNonNull(lines, "lines");
    for (String line : lines) {
      Objects.requireNonNull(line, "lines (with null) must not have a null line: give the squares");
    }
    return SquareText.of(List.of(lines)).board(1);
  }

  /**
   * A board of free squares for {@link Variant#QUEENS}.
   *
   * @param n the number of rows and columns, from 1 to {@value #MAX_SIZE}, inclusive
   * @throws IllegalArgumentException if the number is out of range
   */
  public static Board empty(int n) {
    if (n < 1 || n > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be between 1 and %s: give a size within these bounds"
              .formatted(n, MAX_SIZE));
    }
    return new Board(Collections.nCopies(n, ".".repeat(n)), false);
  }

  /** A board without title, for the pieces that its squares tell; the lines are valid. */
  Board(List<String> lines, boolean regions) {
    this("", defaultVariant(regions), 1, lines.size(), List.copyOf(lines), regions);
  }

  /** The variant of a board if its header names none. */
  private static Variant defaultVariant(boolean regions) {
    return regions ? Variant.NON_TOUCHING : Variant.QUEENS;
  }

  /**
   * Reads a board from a string.
   *
   * @param text the lines, with or without a header
   * @throws BoardFormatException if the text is not a valid board
   */
  public static Board parse(String text) {
    Objects.requireNonNull(text, "text");
    try {
      return read(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail to be read", e);
    }
  }

  /**
   * Reads a board from a reader, in each form of {@link Position#read} without marks of a player.
   * Memory is bounded on endless input: reading stops after about {@value #MAX_SIZE} lines, or
   * within a line that is too long.
   *
   * @param reader the source of the text, read to its end or to a sentence; not closed
   * @throws BoardFormatException if the text is not a valid board
   * @throws IOException if the reader fails
   */
  public static Board read(Reader reader) throws IOException {
    Objects.requireNonNull(reader, "reader");
    return new BoardReader(reader).board();
  }

  /**
   * This board with another title.
   *
   * @param newTitle words on one line of at most 1,000 characters, without controls, direction
   *     marks and unpaired surrogates; empty for no title. No word starts with {@code n=}, {@code
   *     variant=}, {@code stars=} or {@code queens=}. Repeated blanks are reduced to one
   * @throws IllegalArgumentException if a header cannot represent the title
   */
  public Board withTitle(String newTitle) {
    return new Board(BoardHeader.title(newTitle), variant, stars, queens, lines, regions);
  }

  /**
   * This board for other pieces.
   *
   * @throws IllegalArgumentException if the board has several queens in each row, and the pieces
   *     are not {@link Variant#NON_TOUCHING}
   */
  public Board withVariant(Variant newVariant) {
    Objects.requireNonNull(newVariant, "variant");
    requireNonTouching(newVariant, stars);
    boolean isToroidal =
        newVariant == Variant.TOROIDAL || newVariant == Variant.TOROIDAL_SEMIQUEENS;
    if (hasWalls() && isToroidal) {
      throw new IllegalArgumentException(
          "variant (%s) must be another one on a board with walls: one wall does not end a line that goes round the edge, so choose such as %s"
              .formatted(newVariant, Variant.QUEENS));
    }
    return new Board(title, newVariant, stars, queens, lines, regions);
  }

  /**
   * This board with another number of queens in each row, column and region. Several queens make it
   * a star battle, where no two queens touch: a board of {@link Variant#QUEENS} without regions
   * becomes a board of {@link Variant#NON_TOUCHING}.
   *
   * @param newStars the number k of queens, from 1 to {@value #MAX_STARS}, inclusive; 1 on a board
   *     of more than {@value #MAX_STARRED_SIZE} columns
   * @throws IllegalArgumentException if the number is out of range, less than the number of given
   *     queens in a column, or more than 1 for other pieces
   */
  public Board withStars(int newStars) {
    if (newStars == stars) {
      return this;
    }
    requireStars(newStars);
    Variant pieces = newStars > 1 && hasDefaultVariant() ? Variant.NON_TOUCHING : variant;
    requireNonTouching(pieces, newStars);
    if (newStars > 1 && (hasWalls() || queens != size() * stars)) {
      throw new IllegalArgumentException(
          "stars (%s) must be 1 on a board with walls or a number of queens (%s): give the number of queens alone"
              .formatted(newStars, queens));
    }
    return new Board(title, pieces, newStars, size() * newStars, lines, regions);
  }

  private void requireStars(int newStars) {
    if (newStars < 1 || newStars > MAX_STARS) {
      throw new IllegalArgumentException(
          "stars (%s) must be between 1 and %s: give the number of queens in each row, column and region"
              .formatted(newStars, MAX_STARS));
    }
    if (newStars > 1 && size() > MAX_STARRED_SIZE) {
      throw new IllegalArgumentException(
          "stars (%s) must be 1 on a board of size %s: several queens in each row take a board of size %s at most"
              .formatted(newStars, size(), MAX_STARRED_SIZE));
    }
    for (int column = 0; column < size(); column++) {
      int own = column;
      long given = lines.stream().filter(line -> !regions && line.charAt(own) == 'Q').count();
      if (given > newStars) {
        throw new IllegalArgumentException(
            "stars (%s) must be at least %s, the number of given queens in column %s: keep more queens in each row"
                .formatted(newStars, given, column));
      }
    }
  }

  /**
   * This board with another number of queens in all: at most one on each line of sight of the
   * pieces, and in each region.
   *
   * @param newQueens the number of queens, from 0 to n n, inclusive
   * @throws IllegalArgumentException if the number is out of range, if there are several queens in
   *     each row, or if it is not n on a board of more than {@value #MAX_STARRED_SIZE} columns
   */
  public Board withQueens(int newQueens) {
    int n = size();
    if (newQueens < 0 || newQueens > n * n) {
      throw new IllegalArgumentException(
          "queens (%s) must be between 0 and %s, the number of squares: give the number of queens on the board"
              .formatted(newQueens, n * n));
    }
    if (stars > 1 && newQueens != queens) {
      throw new IllegalArgumentException(
          "queens (%s) must be %s with %s queens in each row: give one of both numbers"
              .formatted(newQueens, queens, stars));
    }
    if (newQueens != n && n > MAX_STARRED_SIZE) {
      throw new IllegalArgumentException(
          "queens (%s) must be %s on a board of size %s: another number takes a board of size %s at most"
              .formatted(newQueens, n, n, MAX_STARRED_SIZE));
    }
    return new Board(title, variant, stars, newQueens, lines, regions);
  }

  boolean hasWalls() {
    return walls;
  }

  private static void requireNonTouching(Variant variant, int stars) {
    if (stars > 1 && variant != Variant.NON_TOUCHING) {
      throw new IllegalArgumentException(
          "variant (%s) must be %s with %s queens in each row: choose it, or one queen in each row"
              .formatted(variant, Variant.NON_TOUCHING, stars));
    }
  }

  private boolean hasDefaultVariant() {
    return variant == defaultVariant(regions);
  }

  /** {@return the title of the board; empty if the board has none} */
  public String title() {
    return title;
  }

  /** {@return the kind of the pieces to be placed} */
  public Variant variant() {
    return variant;
  }

  /**
   * {@return the number k of queens in each row, column and region, from 1 to {@value #MAX_STARS},
   * inclusive}
   */
  public int stars() {
    return stars;
  }

  /** {@return the number of queens of a solution, from 0 to n n, inclusive} */
  public int queens() {
    return queens;
  }

  /**
   * {@return whether each row and column has as many queens as the board has {@linkplain #stars()
   * stars}: true without walls and another number of queens}
   */
  public boolean isFilled() {
    return queens == size() * stars && !hasWalls();
  }

  /** {@return whether each row and column has one queen, as the columns of the model have} */
  public boolean isPlain() {
    return stars == 1 && isFilled();
  }

  /** {@return the squares as n lines of n characters, row 0 first} */
  public List<String> lines() {
    return lines;
  }

  /** {@return the number n of rows and columns, from 1 to {@value #MAX_SIZE}, inclusive} */
  public int size() {
    return lines.size();
  }

  /** {@return whether the board has regions: true if a square is a letter other than Q} */
  public boolean hasRegions() {
    return regions;
  }

  /**
   * The state of a square.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @throws IllegalArgumentException if the square is outside the board
   */
  public SquareState square(int column, int row) {
    return switch (character(column, row)) {
      case '#' -> SquareState.BLOCKED;
      case '%' -> SquareState.WALL;
      case 'Q' -> regions ? SquareState.FREE : SquareState.GIVEN;
      default -> SquareState.FREE;
    };
  }

  /**
   * The region of a square.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return the letter of the region; {@code #} for a blocked square and {@code %} for a wall,
   *     which belong to no region
   * @throws IllegalStateException if the board has no regions
   * @throws IllegalArgumentException if the square is outside the board
   */
  public char region(int column, int row) {
    if (!regions) {
      throw new IllegalStateException(
          "board (of size " + size() + ") has no regions: call hasRegions first");
    }
    return character(column, row);
  }

  /**
   * {@return the model of the board: its variant, given queens, blocked squares and regions} Its
   * solutions are the completions of the board, each once, in the order of their {@linkplain
   * #squares squares}.
   *
   * <p>On a board with walls or another number of queens, the model has a column for each queen, in
   * the order of the squares. With k > 1 queens in each row the model numbers the queens of each
   * column. It has n k columns, n k k on a board with regions, and not the symmetries of the board.
   * The embedded engine proves in about 20 ms that a board of 10 columns and 2 queens in each row
   * has one solution; from 14 columns and 3 queens on it does not end within a minute. Ask a {@code
   * BoardSolver} of {@code org.nqueens.puzzle}, which searches the squares instead, in
   * milliseconds. Explanations of this model are about its columns and rules; {@link #squareOf}
   * tells the square of a column and row.
   */
  public QueensModel model() {
    return Position.of(this).model();
  }

  /** {@return the number of columns and rows of the {@linkplain #model() model}, at least 1} */
  public int modelSize() {
    return isPlain() ? size() : reduction().size();
  }

  /**
   * The squares of the queens of a placement of the {@linkplain #model() model}.
   *
   * @param placement a placement of the size of the model, such as a solution
   * @return as many squares as queens, column by column, each column from row 0 on
   * @throws IllegalArgumentException if the placement has another size, or the columns have no room
   *     for the queens
   */
  public List<Square> squares(Placement placement) {
    Objects.requireNonNull(placement, "placement");
    if (placement.size() != modelSize()) {
      throw new IllegalArgumentException(
          "placement size (%s) must be %s, the size of the model: pass a placement of this board"
              .formatted(placement.size(), modelSize()));
    }
    return IntStream.range(0, queens)
        .mapToObj(column -> squareOf(column, placement.row(column)))
        .toList();
  }

  /**
   * The square of the board with a queen of the {@linkplain #model() model}.
   *
   * @param column the column of the queen in the model, from 0 on, less than the number of queens
   * @param row the row of the queen in the model, from 0 to its size - 1, inclusive
   * @return the square; with one queen in each row, the square in the given column and row
   * @throws IllegalArgumentException if the column or the row is out of range, or the columns have
   *     no room for the queens
   */
  public Square squareOf(int column, int row) {
    requireBelow("column", column, queens);
    requireBelow("row", row, modelSize());
    return isPlain() ? new Square(column, row) : reduction().square(column, row);
  }

  /**
   * The placement of the {@linkplain #model() model} with queens on some squares, which {@link
   * #squares} turns into the squares again.
   *
   * @param squares as many squares as queens, in any order, at most k of them in each row, column
   *     and region
   * @return the placement; a solution if the queens do not clash
   * @throws IllegalArgumentException if a square is outside the board, a wall or comes twice, or
   *     the number of squares, or of those in a row, column or region, is another one
   */
  public Placement placement(Collection<Square> squares) {
    Objects.requireNonNull(squares, "squares");
    return reduction().placement(squares);
  }

  /**
   * {@return the rules of the board: kinds of units with the most queens of each, first the
   * columns, then the rows, the lines or pairs of squares of the pieces, and the regions}
   */
  public List<Units> units() {
    return Units.of(this);
  }

  SquareModel reduction() {
    SquareModel known = reduction;
    if (known == null) {
      known = new SquareModel(this);
      reduction = known;
    }
    return known;
  }

  /** {@return the text that {@link #parse} reads, as the property that JSON libraries write} */
  public String getText() {
    return toString();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Board other
        && title.equals(other.title)
        && variant == other.variant
        && stars == other.stars
        && queens == other.queens
        && lines.equals(other.lines);
  }

  @Override
  public int hashCode() {
    return Objects.hash(title, variant, stars, queens, lines);
  }

  /** The text that {@link #parse} reads as this board; the header is left out if it is empty. */
  @Override
  public String toString() {
    return header() + String.join("\n", lines()) + "\n";
  }

  /**
   * {@return the header line of the text, with the title, a variant that the rest of the text does
   * not tell, several queens in each row, and another number of queens; empty if the board has none
   * of these}
   */
  public String header() {
    boolean isTold = stars > 1 || hasDefaultVariant();
    return BoardHeader.text(
        title,
        isTold ? Optional.empty() : Optional.of(variant),
        stars,
        queens == size() * stars ? OptionalInt.empty() : OptionalInt.of(queens));
  }

  /** The character of a square in the text. */
  char character(int column, int row) {
    requireOnBoard(column, row);
    return lines.get(row).charAt(column);
  }

  private static void requireBelow(String what, int value, int end) {
    if (value < 0 || value >= end) {
      throw new IllegalArgumentException(
          "%s (%s) of a queen of the model must be between 0 and %s: pass one from a placement of the model"
              .formatted(what, value, end - 1));
    }
  }

  void requireOnBoard(int column, int row) {
    requireOnBoard("column", column);
    requireOnBoard("row", row);
  }

  private void requireOnBoard(String what, int value) {
    if (value < 0 || value >= size()) {
      throw new IllegalArgumentException(
          "%s (%s) in a board of size %s must be between 0 and %s: rows and columns are 0-based"
              .formatted(what, value, size(), size() - 1));
    }
  }
}
