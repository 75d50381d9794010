/**
 * Boards with regions in the formats of other programs: {@link
 * org.nqueens.puzzle.exchange.ForeignBoards} reads a text whose format it tells itself, and a
 * {@link org.nqueens.puzzle.exchange.RegionFormat} writes a board.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.puzzle.exchange;

import org.jspecify.annotations.NullMarked;
