/** A search for the solutions of boards by squares, where a column need not have one queen. */
@NullMarked
package org.nqueens.puzzle.internal.squares;

import org.jspecify.annotations.NullMarked;
