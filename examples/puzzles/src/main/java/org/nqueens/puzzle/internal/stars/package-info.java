/** A search for the solutions of boards with several queens in each row, column and region. */
@NullMarked
package org.nqueens.puzzle.internal.stars;

import org.jspecify.annotations.NullMarked;
