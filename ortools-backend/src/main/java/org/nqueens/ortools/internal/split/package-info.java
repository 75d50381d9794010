/** Splitting a search into parts for solvers whose set-up is expensive; not for applications. */
@NullMarked
package org.nqueens.ortools.internal.split;

import org.jspecify.annotations.NullMarked;
