/** Boards of rows and diagonals of any size, of which no domain is stored; not exported. */
@NullMarked
package org.nqueens.internal.lines;

import org.jspecify.annotations.NullMarked;
