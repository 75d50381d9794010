/** Minimal sets of reasons why a model has no solution, and their sentences; not exported. */
@NullMarked
package org.nqueens.internal.explain;

import org.jspecify.annotations.NullMarked;
