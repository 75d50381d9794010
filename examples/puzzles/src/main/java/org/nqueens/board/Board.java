package org.nqueens.board;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

/**
 * A queens puzzle as text: n lines of n characters. Without regions, {@code .} or {@code _} is a
 * free square, {@code #} a blocked square and {@code Q} a given queen. A board with any other
 * letter has regions: every square is then {@code #} or the letter of its region, and Q is also a
 * region. Upper and lower case are distinct. There are n regions, which need not be connected.
 *
 * <p>The text may begin with a header: a line that starts with {@code #} and a blank. The header
 * may contain the words {@code n=8}, which must agree with the board, {@code variant=toroidal}, and
 * {@code stars=2} for two queens in each row, column and region; its other words are the title. A
 * line ends in a line feed, optionally after a carriage return; the last line end is optional. A
 * byte order mark before the text and empty lines after it are ignored.
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
   * The largest number of columns of a board with several queens in each row. The tables of its
   * model grow with the fourth power of k: 32 columns with 6 queens take about 20 MB.
   */
  public static final int MAX_STARRED_SIZE = 32;

  /** The state of a square of an unsolved board. */
  public enum SquareState {
    /** A queen is allowed on the square. */
    FREE,
    /** No queen is allowed on the square. */
    BLOCKED,
    /** The square has a given queen. */
    GIVEN
  }

  private final String title;
  private final Variant variant;
  private final int stars;
  private final List<String> lines;

  /** True if letters are regions; otherwise Q is a given queen. */
  private final boolean regions;

  /** Made when it is first asked for; any thread may make an equal one. */
  private volatile @Nullable SquareModel reduction;

  /** The lines are valid, and do not change later. */
  private Board(String title, Variant variant, int stars, List<String> lines, boolean regions) {
    this.title = title;
    this.variant = variant;
    this.stars = stars;
    this.lines = lines;
    this.regions = regions;
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

  /** A board without title, for the pieces that its squares tell; the lines are valid. */
  Board(List<String> lines, boolean regions) {
    this("", defaultVariant(regions), 1, List.copyOf(lines), regions);
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
   *     variant=} or {@code stars=}. Repeated blanks are reduced to one
   * @throws IllegalArgumentException if a header cannot represent the title
   */
  public Board withTitle(String newTitle) {
    return new Board(BoardHeader.title(newTitle), variant, stars, lines, regions);
  }

  /**
   * This board for other pieces.
   *
   * @param newVariant the pieces
   * @throws IllegalArgumentException if the board has several queens in each row, and the pieces
   *     are not {@link Variant#NON_TOUCHING}
   */
  public Board withVariant(Variant newVariant) {
    Objects.requireNonNull(newVariant, "variant");
    requireNonTouching(newVariant, stars);
    return new Board(title, newVariant, stars, lines, regions);
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
    SquareModel.requireStars(newStars, this);
    Variant pieces = newStars > 1 && hasDefaultVariant() ? Variant.NON_TOUCHING : variant;
    requireNonTouching(pieces, newStars);
    return new Board(title, pieces, newStars, lines, regions);
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
   * @return free, blocked, or given
   * @throws IllegalArgumentException if the square is outside the board
   */
  public SquareState square(int column, int row) {
    return switch (character(column, row)) {
      case '#' -> SquareState.BLOCKED;
      case 'Q' -> regions ? SquareState.FREE : SquareState.GIVEN;
      default -> SquareState.FREE;
    };
  }

  /**
   * The region of a square.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return the letter of the region, or {@code #} for a blocked square, which belongs to no region
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
   * <p>With k > 1 queens in each row the model numbers the queens of each column. It has n k
   * columns, n k k on a board with regions, and not the symmetries of the board. The embedded
   * engine proves in about 20 ms that a board of 10 columns and 2 queens in each row has one
   * solution; from 14 columns and 3 queens on it does not end within a minute. A {@code
   * StarBackend} of {@code org.nqueens.puzzle} searches the squares instead, in milliseconds.
   * Explanations of this model are about its columns and rules; {@link #squareOf} tells the square
   * of a column and row.
   */
  public QueensModel model() {
    if (stars > 1) {
      return Position.of(this).model();
    }
    QueensModelBuilder builder = variant.builder(size());
    if (hasRegions()) {
      builder.regionsAllDifferent(this::region);
    }
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        builder =
            switch (square(column, row)) {
              case BLOCKED -> builder.block(column, row);
              case GIVEN -> builder.place(column, row);
              case FREE -> builder;
            };
      }
    }
    return builder.build();
  }

  /**
   * The squares of the queens of a placement of the {@linkplain #model() model}.
   *
   * @param placement a placement of the size of the model, such as a solution
   * @return n k squares, column by column, each column from row 0 on
   * @throws IllegalArgumentException if the placement has another size
   */
  public List<Square> squares(Placement placement) {
    Objects.requireNonNull(placement, "placement");
    int expected = reduction().size();
    if (placement.size() != expected) {
      throw new IllegalArgumentException(
          "placement size (%s) must be %s, the size of the model: pass a placement of this board"
              .formatted(placement.size(), expected));
    }
    return IntStream.range(0, size() * stars)
        .mapToObj(column -> squareOf(column, placement.row(column)))
        .toList();
  }

  /**
   * The square of the board with a queen of the {@linkplain #model() model}.
   *
   * @param column the column of the queen in the model, from 0 to n k - 1, inclusive
   * @param row the row of the queen in the model, from 0 to its size - 1, inclusive
   * @return the square; with one queen in each row, the square in the given column and row
   * @throws IllegalArgumentException if the column or the row is out of range
   */
  public Square squareOf(int column, int row) {
    requireBelow("column", column, size() * stars);
    requireBelow("row", row, reduction().size());
    return reduction().square(column, row);
  }

  /**
   * The placement of the {@linkplain #model() model} with queens on some squares, which {@link
   * #squares} turns into the squares again.
   *
   * @param squares n k squares in any order, k of them in each row, column and region
   * @return the placement; a solution if the queens do not clash
   * @throws IllegalArgumentException if a square is outside the board or comes twice, or a row,
   *     column or region has another number of squares
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

  /** The reduction of the board to a model. */
  SquareModel reduction() {
    SquareModel known = reduction;
    if (known == null) {
      known = new SquareModel(this);
      reduction = known;
    }
    return known;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Board other
        && title.equals(other.title)
        && variant == other.variant
        && stars == other.stars
        && lines.equals(other.lines);
  }

  @Override
  public int hashCode() {
    return Objects.hash(title, variant, stars, lines);
  }

  /** The text that {@link #parse} reads as this board; the header is left out if it is empty. */
  @Override
  public String toString() {
    return header() + String.join("\n", lines()) + "\n";
  }

  /**
   * {@return the header line of the text, with the title, a variant that the rest of the text does
   * not tell, and several queens in each row; empty if the board has none of these}
   */
  public String header() {
    boolean isTold = stars > 1 || hasDefaultVariant();
    return BoardHeader.text(title, isTold ? Optional.empty() : Optional.of(variant), stars);
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
