package org.nqueens.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.Stream;
import org.nqueens.board.Board.SquareState;

/**
 * The units of one kind on a board, such as its rows: sets of squares, each square in at most one
 * of them, and the most queens that a unit has in a solution. A wall ends a line and begins another
 * one behind it. The units of all kinds together are the rules of the board. Immutable and
 * thread-safe.
 */
public final class Units {
  /** What the squares of a unit have in common. */
  public enum Kind {
    /** The squares of a column. */
    COLUMNS("share a column"),
    /** The squares of a row. */
    ROWS("share a row"),
    /** The squares of a diagonal of one direction. */
    DIAGONALS("share a diagonal"),
    /** The squares of a diagonal of the torus of one direction. */
    TOROIDAL_DIAGONALS("share a diagonal of the torus"),
    /**
     * Blocks of two by two squares, which begin at one of four corners: two squares touch if they
     * share a block of one of these.
     */
    BLOCKS("touch"),
    /** Pairs of squares a knight's move apart, in one direction. */
    KNIGHTS_MOVES("are a knight's move apart"),
    /** The squares of a region. */
    REGIONS("share a region");

    private final String attack;

    Kind(String attack) {
      this.attack = attack;
    }

    /** What two queens of a unit do, such as {@code share a row}. */
    String attack() {
      return attack;
    }
  }

  /** The number of no unit. */
  private static final int NONE = -1;

  private static final int LETTERS = 'z' + 1;

  private final Kind kind;
  private final String name;
  private final Board board;

  /** By square, column by column: its unit. */
  private final int[] units;

  private final int count;

  /**
   * Numbers the units in the order of their first squares. The keys of the squares of one unit are
   * equal, and from 0 on; NONE belongs to no unit, as a wall.
   */
  private Units(Kind kind, String name, Board board, IntBinaryOperator key) {
    this.kind = kind;
    this.name = name;
    this.board = board;
    int n = board.size();
    units = new int[n * n];
    int[] ofKeys = new int[Math.max(n * n, LETTERS)];
    Arrays.fill(ofKeys, NONE);
    int found = 0;
    for (int square = 0; square < units.length; square++) {
      int own = isWall(board, square) ? NONE : key.applyAsInt(square / n, square % n);
      if (own != NONE && ofKeys[own] == NONE) {
        ofKeys[own] = found++;
      }
      units[square] = own == NONE ? NONE : ofKeys[own];
    }
    count = found;
  }

  private static boolean isWall(Board board, int square) {
    int n = board.size();
    return board.hasWalls() && board.square(square / n, square % n) == SquareState.WALL;
  }

  /** The units of a board: columns, rows, the rules of its pieces, and regions. */
  static List<Units> of(Board board) {
    List<Units> all = new ArrayList<>();
    all.add(lines(board, Kind.COLUMNS, "columns", 0, 1));
    all.add(rows(board));
    all.addAll(pieces(board));
    if (board.hasRegions()) {
      all.add(
          new Units(Kind.REGIONS, "regions", board, (column, row) -> region(board, column, row)));
    }
    return List.copyOf(all);
  }

  static Units rows(Board board) {
    return lines(board, Kind.ROWS, "rows", 1, 0);
  }

  private static int region(Board board, int column, int row) {
    return board.square(column, row) == SquareState.FREE ? board.region(column, row) : NONE;
  }

  /** Lines on which each square follows another one some columns and rows before it. */
  private static Units lines(Board board, Kind kind, String name, int columns, int rows) {
    int n = board.size();
    int[] first = new int[n * n];
    return new Units(
        kind,
        name,
        board,
        (column, row) -> {
          int square = column * n + row;
          int before = square - columns * n - rows;
          boolean follows =
              column >= columns && row >= rows && row - rows < n && !isWall(board, before);
          first[square] = follows ? first[before] : square;
          return first[square];
        });
  }

  private static List<Units> pieces(Board board) {
    return switch (board.variant()) {
      case QUEENS -> diagonals(board);
      case SUPERQUEENS ->
          Stream.concat(diagonals(board).stream(), knightsMoves(board).stream()).toList();
      case SEMIQUEENS -> List.of(ascending(board));
      case TOROIDAL -> List.of(toroidal(board, "ascending", 1), toroidal(board, "descending", -1));
      case TOROIDAL_SEMIQUEENS -> List.of(toroidal(board, "ascending", 1));
      case NON_TOUCHING -> blocks(board);
      case ROOKS -> List.of();
    };
  }

  private static List<Units> diagonals(Board board) {
    return List.of(ascending(board), lines(board, Kind.DIAGONALS, "descending diagonals", 1, 1));
  }

  private static Units ascending(Board board) {
    return lines(board, Kind.DIAGONALS, "ascending diagonals", 1, -1);
  }

  private static Units toroidal(Board board, String direction, int rows) {
    int n = board.size();
    return new Units(
        Kind.TOROIDAL_DIAGONALS,
        "toroidal %s diagonals".formatted(direction),
        board,
        (column, row) -> Math.floorMod(row + rows * column, n));
  }

  private static List<Units> blocks(Board board) {
    int n = board.size();
    List<Units> all = new ArrayList<>();
    for (int corner = 0; corner < 4; corner++) {
      int right = corner % 2;
      int down = corner / 2;
      all.add(
          new Units(
              Kind.BLOCKS,
              "blocks of two by two squares, from corner " + corner,
              board,
              (column, row) -> (column + right) / 2 * n + (row + down) / 2));
    }
    return all;
  }

  /** A line of knight's moves is divided into pairs from its first or from its second square on. */
  private static List<Units> knightsMoves(Board board) {
    int n = board.size();
    List<Units> all = new ArrayList<>();
    for (int[] move : new int[][] {{1, 2}, {1, -2}, {2, 1}, {2, -1}}) {
      for (int half = 0; half < 2; half++) {
        int parity = half;
        all.add(
            new Units(
                Kind.KNIGHTS_MOVES,
                "knight's moves by (%s, %s), half %s".formatted(move[0], move[1], half),
                board,
                (column, row) -> {
                  boolean isSecond =
                      column >= move[0]
                          && row >= move[1]
                          && row - move[1] < n
                          && column / move[0] % 2 != parity;
                  return (isSecond ? column - move[0] : column) * n
                      + (isSecond ? row - move[1] : row);
                }));
      }
    }
    return all;
  }

  /** {@return what the squares of a unit have in common} */
  public Kind kind() {
    return kind;
  }

  /** {@return the name of these units, which no others of the board have, such as {@code rows}} */
  public String name() {
    return name;
  }

  /**
   * {@return the name of the rule that these units are a part of, such as {@code rows}, {@code
   * neighbours} or {@code knight's moves}}
   */
  public String rule() {
    return switch (kind) {
      case BLOCKS -> "neighbours";
      case KNIGHTS_MOVES -> "knight's moves";
      default -> name;
    };
  }

  /** {@return the most queens of a unit, at least 1} */
  public int capacity() {
    return switch (kind) {
      case COLUMNS, ROWS, REGIONS -> board.stars();
      case DIAGONALS, TOROIDAL_DIAGONALS, BLOCKS, KNIGHTS_MOVES -> 1;
    };
  }

  /** {@return the number of units} */
  public int count() {
    return count;
  }

  /**
   * The unit of a square.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return the number of the unit, from 0 on in the order of the first squares of the units,
   *     column by column; -1 if the square belongs to none
   * @throws IllegalArgumentException if the square is outside the board
   */
  public int unit(int column, int row) {
    board.requireOnBoard(column, row);
    return unit(column * board.size() + row);
  }

  /** The unit of a square that is given by {@code column * n + row}. */
  int unit(int square) {
    return units[square];
  }
}
