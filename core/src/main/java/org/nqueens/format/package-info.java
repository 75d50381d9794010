/**
 * What other programs read and write: boards, positions and models as text.
 *
 * <p>A {@link org.nqueens.format.Board} is a puzzle as text. A {@link org.nqueens.format.Position}
 * also has queens and crosses of a player. Both have a model. {@link org.nqueens.format.ModelText}
 * stores a model, and {@link org.nqueens.format.MiniZinc} and {@link
 * org.nqueens.format.BooleanFormat} export it for other solvers.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.format;

import org.jspecify.annotations.NullMarked;
