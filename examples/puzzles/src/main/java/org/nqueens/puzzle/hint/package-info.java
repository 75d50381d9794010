/**
 * Help for a person who solves a board: rules, steps, hints and whole paths.
 *
 * <p>A {@link org.nqueens.puzzle.hint.Step} uses one {@link org.nqueens.puzzle.hint.Rule}. A {@link
 * org.nqueens.puzzle.hint.Hint} reveals a step, a clash, a mistake or the end in stages, and each
 * stage has a sentence and a drawing. All steps up to the end are a {@link
 * org.nqueens.puzzle.hint.SolvingPath}.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.puzzle.hint;

import org.jspecify.annotations.NullMarked;
