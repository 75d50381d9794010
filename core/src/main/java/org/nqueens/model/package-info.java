/**
 * The model language: queens problems as immutable data, their solutions and their symmetries.
 *
 * <p>A {@link org.nqueens.model.QueensModel} has one variable per column, a {@link
 * org.nqueens.model.RowDomain} for each, and {@link org.nqueens.model.AllDifferent} constraints
 * over {@link org.nqueens.model.View views} of these variables. A {@link org.nqueens.model.Variant}
 * names the rules of a piece. The package contains no search.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.model;

import org.jspecify.annotations.NullMarked;
