/**
 * Models as text, for this library and for other programs.
 *
 * <p>{@link org.nqueens.format.ModelText} stores a model. {@link org.nqueens.format.MiniZinc} and
 * {@link org.nqueens.format.BooleanFormat} export it for other solvers.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.format;

import org.jspecify.annotations.NullMarked;
