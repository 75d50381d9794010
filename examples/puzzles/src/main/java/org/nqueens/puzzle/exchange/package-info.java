/**
 * Boards in the formats of other programs: {@link org.nqueens.puzzle.exchange.ForeignBoards} reads
 * a text whose format it tells itself, and a {@link org.nqueens.puzzle.exchange.RegionFormat}
 * writes a board. {@link org.nqueens.puzzle.exchange.ExcludedDiagonals} are the hardest boards of
 * CSPLib, read or drawn.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.puzzle.exchange;

import org.jspecify.annotations.NullMarked;
