package org.nqueens.model;

import java.util.Locale;
import java.util.function.UnaryOperator;

/** The pieces that people place, one in each row and each column, by what else they attack. */
public enum Variant {
  /** Queens: no two on a diagonal. */
  QUEENS(QueensModelBuilder::diagonalsAllDifferent),
  /** Queens on a torus, also called modular queens: no two on a diagonal that wraps around. */
  TOROIDAL(QueensModelBuilder::toroidalDiagonalsAllDifferent),
  /** Semi-queens: no two on an ascending diagonal; the descending ones do not matter. */
  SEMIQUEENS(QueensModelBuilder::ascendingDiagonalsAllDifferent),
  /** Semi-queens on a torus: no two on an ascending diagonal that wraps around. */
  TOROIDAL_SEMIQUEENS(QueensModelBuilder::toroidalAscendingDiagonalsAllDifferent),
  /** Superqueens, also called amazons: queens that are no knight's move apart either. */
  SUPERQUEENS(builder -> builder.diagonalsAllDifferent().noKnightsMoves()),
  /** Queens that only must not touch: Hertzsprung's problem, and the rule of region puzzles. */
  NON_TOUCHING(QueensModelBuilder::notTouching),
  /** Rooks: diagonals do not matter. */
  ROOKS(UnaryOperator.identity());

  private final UnaryOperator<QueensModelBuilder> diagonals;

  Variant(UnaryOperator<QueensModelBuilder> diagonals) {
    this.diagonals = diagonals;
  }

  /**
   * Starts a model of this variant: full domains, rows that differ, and what the pieces attack
   * besides.
   *
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @return a new builder
   * @throws IllegalArgumentException if n is out of range
   */
  public QueensModelBuilder builder(int n) {
    return diagonals.apply(QueensModel.builder(n).rowsAllDifferent());
  }

  /** The name in lower case, such as {@code non-touching}, as boards and commands write it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
