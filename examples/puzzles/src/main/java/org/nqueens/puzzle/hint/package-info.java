/**
 * The words of those who solve a board: rules, steps, hints and whole paths.
 *
 * <p>A {@link org.nqueens.puzzle.hint.Step} uses one {@link org.nqueens.puzzle.hint.Rule}. A {@link
 * org.nqueens.puzzle.hint.Hint} reveals a step, a clash, a mistake or the end in stages, each with
 * a sentence and a drawing; a {@link org.nqueens.puzzle.hint.SolvingPath} is all steps up to the
 * end.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.puzzle.hint;

import org.jspecify.annotations.NullMarked;
