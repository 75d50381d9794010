package org.nqueens.model;

import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * Kinds of pieces, by the squares that they attack. One piece is placed in each row and each
 * column. Thread-safe.
 */
public enum Variant {
  /** Queens: no two on a diagonal. */
  QUEENS(QueensModelBuilder::diagonalsAllDifferent),
  /** Queens on a torus, also called modular queens: no two on a diagonal that wraps around. */
  TOROIDAL(QueensModelBuilder::toroidalDiagonalsAllDifferent),
  /** Semi-queens: no two on an ascending diagonal; descending diagonals are unrestricted. */
  SEMIQUEENS(QueensModelBuilder::ascendingDiagonalsAllDifferent),
  /** Semi-queens on a torus: no two on an ascending diagonal that wraps around. */
  TOROIDAL_SEMIQUEENS(QueensModelBuilder::toroidalAscendingDiagonalsAllDifferent),
  /** Superqueens, also called amazons: queens that are not a knight's move apart either. */
  SUPERQUEENS(builder -> builder.diagonalsAllDifferent().noKnightsMoves()),
  /** Pieces that must not touch diagonally: Hertzsprung's problem, the rule of region puzzles. */
  NON_TOUCHING(QueensModelBuilder::notTouching),
  /** Rooks: diagonals are unrestricted. */
  ROOKS(UnaryOperator.identity());

  private final UnaryOperator<QueensModelBuilder> rules;

  Variant(UnaryOperator<QueensModelBuilder> rules) {
    this.rules = rules;
  }

  /**
   * A builder of a model of this variant: full domains, different rows, and the constraints that
   * this constant names.
   *
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}, inclusive
   * @throws IllegalArgumentException if n is out of range
   */
  public QueensModelBuilder builder(int n) {
    return rules.apply(QueensModel.builder(n).rowsAllDifferent());
  }

  /** The lower-case name used in board texts and commands, such as {@code non-touching}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
