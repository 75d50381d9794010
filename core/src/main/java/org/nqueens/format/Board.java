package org.nqueens.format;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;

/**
 * A board as people draw it, n lines of n characters: {@code .} for a free square, {@code #} for a
 * blocked one, {@code Q} for a given queen. A board with any other letter has regions: there every
 * square is blocked, or a letter, also Q, that names its region. Upper and lower case are distinct,
 * there are n regions, and they need not be connected.
 *
 * <p>As a text it may begin with a header, a line that starts with {@code #} and a blank. Among its
 * words may be {@code n=8}, which must agree with the board, and {@code variant=toroidal}; the
 * others are the title. Lines end in a line feed, or a carriage return and a line feed, which the
 * last may lack; empty lines may follow, and a byte order mark may come first.
 *
 * <p>Line i is row i, character j of it column j, both 0-based; only error messages count from 1,
 * as editors do. Immutable, compared by value, and safe for use by many threads.
 */
public final class Board {
  /** The largest board: 1,024 rows and columns. */
  public static final int MAX_SIZE = 1_024;

  private final String title;
  private final Variant variant;
  private final List<String> lines;
  private final boolean regions;

  private Board(String title, Variant variant, List<String> lines, boolean regions) {
    this.title = title;
    this.variant = variant;
    this.lines = lines;
    this.regions = regions;
  }

  /**
   * The board with these lines. It has no title, and its variant is {@link Variant#NON_TOUCHING} if
   * it has regions, else {@link Variant#QUEENS}.
   *
   * @param lines the squares, row 0 first
   * @return the board
   * @throws BoardFormatException if the lines are no board
   * @throws NullPointerException if an argument is null
   */
  public static Board of(String... lines) {
    Objects.requireNonNull(lines, "lines (null) must not be null: give the squares, row 0 first");
    for (String line : lines) {
      Objects.requireNonNull(line, "lines (with null) must not have a null line: give the squares");
    }
    return of(List.of(lines));
  }

  static Board of(List<String> lines) {
    boolean regions = BoardLines.haveRegions(lines);
    BoardLines.check(lines, regions);
    return new Board("", defaultVariant(regions), List.copyOf(lines), regions);
  }

  /**
   * Reads a board from a string.
   *
   * @param text the lines, with or without a header
   * @return the board
   * @throws BoardFormatException if the text is no board
   */
  public static Board parse(String text) {
    Objects.requireNonNull(text, "text (null) must not be null: pass the lines of a board");
    try {
      return read(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail to be read", e);
    }
  }

  /**
   * Reads a board. Whatever the reader has, at most some {@value #MAX_SIZE} lines of as many
   * characters are taken from it.
   *
   * @param reader where the lines come from; left open
   * @return the board
   * @throws BoardFormatException if the text is no board
   * @throws IOException if the reader fails
   */
  public static Board read(Reader reader) throws IOException {
    Objects.requireNonNull(reader, "reader (null) must not be null: pass an open one");
    return new BoardReader(reader).read();
  }

  /**
   * The same board under another title.
   *
   * @param newTitle words, on one line of at most 1,000 characters, none of them {@code n=} or
   *     {@code variant=} something; empty for no title
   * @return the board; blanks in the title are single ones
   * @throws IllegalArgumentException if the title could not be read back from a header
   */
  public Board withTitle(String newTitle) {
    return new Board(BoardHeader.title(newTitle), variant, lines, regions);
  }

  /**
   * The same board for other pieces.
   *
   * @param newVariant the pieces
   * @return the board
   */
  public Board withVariant(Variant newVariant) {
    Objects.requireNonNull(newVariant, "variant (null) must not be null: pass one such as QUEENS");
    return new Board(title, newVariant, lines, regions);
  }

  /**
   * What the board is called.
   *
   * @return the title, empty if it has none
   */
  public String title() {
    return title;
  }

  /**
   * The pieces to be placed.
   *
   * @return what the pieces attack
   */
  public Variant variant() {
    return variant;
  }

  /**
   * The squares, as {@link #of(String...)} takes them.
   *
   * @return n lines of n characters, row 0 first
   */
  public List<String> lines() {
    return lines;
  }

  /**
   * The number n of rows, of columns, and of queens to be placed.
   *
   * @return n, from 1 to {@value #MAX_SIZE}
   */
  public int size() {
    return lines.size();
  }

  /**
   * Tells whether the squares are divided into regions.
   *
   * @return true if there is a letter other than Q
   */
  public boolean hasRegions() {
    return regions;
  }

  /**
   * What a square is.
   *
   * @param column from 0 to n - 1
   * @param row from 0 to n - 1
   * @return whether it is free, blocked, or has a queen
   * @throws IllegalArgumentException if the square is outside the board
   */
  public SquareState square(int column, int row) {
    requireOnBoard(column, row);
    return switch (lines.get(row).charAt(column)) {
      case '#' -> SquareState.BLOCKED;
      case 'Q' -> regions ? SquareState.FREE : SquareState.GIVEN;
      default -> SquareState.FREE;
    };
  }

  /**
   * The letter of the region that a square belongs to.
   *
   * @param column from 0 to n - 1
   * @param row from 0 to n - 1
   * @return a letter, or {@code #} for a blocked square, which belongs to none
   * @throws IllegalStateException if the board has no regions
   * @throws IllegalArgumentException if the square is outside the board
   */
  public char region(int column, int row) {
    if (!regions) {
      throw new IllegalStateException(
          "board (of size " + size() + ") has no regions: ask hasRegions first");
    }
    requireOnBoard(column, row);
    return lines.get(row).charAt(column);
  }

  /**
   * The problem that the board poses.
   *
   * @return a model whose solutions complete the board
   */
  public QueensModel model() {
    QueensModelBuilder builder = variant.builder(size());
    if (regions) {
      builder.regionsAllDifferent(this::region);
    }
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        switch (square(column, row)) {
          case BLOCKED -> builder.block(column, row);
          case GIVEN -> builder.place(column, row);
          case FREE -> {}
        }
      }
    }
    return builder.build();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Board other
        && title.equals(other.title)
        && variant == other.variant
        && lines.equals(other.lines);
  }

  @Override
  public int hashCode() {
    return Objects.hash(title, variant, lines);
  }

  /** The text that {@link #parse} reads as this board; with a header if there is need of one. */
  @Override
  public String toString() {
    String header = BoardHeader.text(title, variant == defaultVariant(regions) ? null : variant);
    return header + String.join("\n", lines) + "\n";
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

  private static Variant defaultVariant(boolean regions) {
    return regions ? Variant.NON_TOUCHING : Variant.QUEENS;
  }
}
