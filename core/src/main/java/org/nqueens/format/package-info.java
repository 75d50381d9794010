/**
 * Boards, placements and models as texts and pictures.
 *
 * <p>A {@link org.nqueens.format.Board} is read from text and poses a model; {@code BoardText},
 * {@code BoardUnicode} and {@code BoardSvg} draw it, {@link org.nqueens.format.Drawing} adds marks
 * and coordinates; {@link org.nqueens.format.MiniZinc} hands a model to other solvers.
 */
package org.nqueens.format;
