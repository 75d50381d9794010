/** The squares of regions, as puzzles and their exchange with other programs see them. */
@NullMarked
package org.nqueens.puzzle.internal;

import org.jspecify.annotations.NullMarked;
