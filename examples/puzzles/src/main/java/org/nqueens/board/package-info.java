/**
 * Boards, positions and their clashes, as text and as models.
 *
 * <p>A {@link org.nqueens.board.Board} is a puzzle. A {@link org.nqueens.board.Position} also has
 * queens and crosses of a player. Both are read from text, are written as text, and have a model,
 * which any solver answers. The rules of a board are its {@link org.nqueens.board.Units}. A {@link
 * org.nqueens.board.Clash} says which queens of a position break a rule.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.board;

import org.jspecify.annotations.NullMarked;
