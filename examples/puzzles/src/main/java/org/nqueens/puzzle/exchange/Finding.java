package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.regex.Pattern;
import org.nqueens.format.Position;
import org.nqueens.model.Square;

/**
 * What a piece of a text may be.
 *
 * @param key the keys before the piece, from the outside
 * @param squares of {@link Kind#SQUARES}, as they are counted in the text
 * @param source the piece
 */
record Finding(Kind kind, String key, Reading reading, List<Square> squares, Token source) {
  enum Kind {
    /** A board whose size, title and pieces are not known yet. */
    GRID,
    BOARD,
    /** Queens without regions in brackets, which may be those of a board beside them. */
    QUEENS,
    /** Squares with row and column. */
    SQUARES,
    /** Pairs of numbers, of which either may be the row. */
    PAIRS,
    /** What is meant as a board, and is none. */
    FAULT,
    /** What is no board, unless it has the names of one. */
    REST
  }

  /** What a reading is: a board, queens, or a fault. */
  static Finding of(Reading reading, Token source) {
    boolean areQueens =
        reading.position().filter(Finding::isOfQueens).isPresent()
            && source.kind() != Token.PARAGRAPH;
    return of(areQueens ? Kind.QUEENS : reading.isRead() ? Kind.GRID : Kind.FAULT, reading, source);
  }

  private static boolean isOfQueens(Position position) {
    return !position.board().hasRegions() && !position.queens().isEmpty();
  }

  static Finding of(Kind kind, Reading reading, Token source) {
    return new Finding(kind, "", reading, List.of(), source);
  }

  static Finding fault(Token source, String fault, Object... values) {
    return of(Kind.FAULT, Reading.refused(fault, values), source);
  }

  /** The same of another kind, or with another reading. */
  Finding as(Kind other, Reading changed) {
    return new Finding(other, key, changed, squares, source);
  }

  /** The same behind one more key. */
  Finding inside(String outer) {
    String keys = outer.isEmpty() ? key : key.isEmpty() ? outer : outer + "." + key;
    return new Finding(kind, keys, reading, squares, source);
  }

  boolean isBoard() {
    return kind == Kind.GRID || kind == Kind.BOARD;
  }

  boolean isRead() {
    return isBoard() || kind == Kind.QUEENS;
  }

  boolean isNamed(Pattern words) {
    return words.matcher(key).find();
  }
}
