/**
 * The model language: queens problems as immutable data.
 *
 * <p>A {@link org.nqueens.model.QueensModel} has one variable for each column j of the board,
 * written {@code q_j}: the row of the queen in this column. Two queens therefore never share a
 * column. The rows that a variable may take are its {@link org.nqueens.model.RowDomain}. A given
 * queen is a domain with one row, and a blocked square is a row that is missing from a domain.
 *
 * <p>The only constraint is {@link org.nqueens.model.AllDifferent}: the values of a list of views
 * differ from each other. A {@link org.nqueens.model.View} is an integer function of one variable,
 * and two queens attack each other if their views have equal values. The squares of an ascending
 * diagonal share the sum of row and column, so the diagonals are kept apart by views {@code q_j +
 * j}. Other views express other rules:
 *
 * <ul>
 *   <li>No two queens in one row: {@code q_j}.
 *   <li>No two on one diagonal: {@code q_j + j}, and in a second constraint {@code q_j - j}.
 *   <li>No two on one diagonal of a torus: {@code (q_j + j) mod n}, as a table.
 *   <li>One in each coloured region: {@code region(j, q_j)}, as a table.
 *   <li>The queens of columns 0 and 1 do not touch: {@code q_0} and {@code q_1 + 1}, and in a
 *       second constraint {@code q_0} and {@code q_1 - 1}.
 * </ul>
 *
 * <p>{@link org.nqueens.model.QueensModelBuilder} has a method for each usual rule, and {@link
 * org.nqueens.model.Variant} names the rules of a piece, such as superqueens. A rule without a name
 * is a list of views. Here the rows of a board have four colours, and the queens of any three
 * neighbouring columns stand on different colours:
 *
 * <pre>{@code
 * builder.allDifferent(
 *     "colours from column " + column,
 *     View.lookup(column, colour),
 *     View.lookup(column + 1, colour),
 *     View.lookup(column + 2, colour));
 * }</pre>
 *
 * <p>Since a model is domains and all-differents and nothing else, a backend translates one kind of
 * constraint. Symmetries, explanations and the check of a solution look at views and work for every
 * rule that an application adds. Sums, implications and objectives cannot be expressed.
 *
 * <p>A solution is a {@link org.nqueens.model.Placement}. The rotations and reflections that a
 * model allows, {@link org.nqueens.model.BoardSymmetry}, map its solutions to solutions; an {@link
 * org.nqueens.model.Orbit} is a class of such images. The package contains no search: a {@code
 * QueensSolver} answers questions about a model.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.model;

import org.jspecify.annotations.NullMarked;
