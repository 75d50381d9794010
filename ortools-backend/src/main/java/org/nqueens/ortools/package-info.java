/**
 * OR-Tools as backends of nqueens: the CP-SAT solver ({@code cp-sat}) and the original CP solver
 * ({@code cp}).
 *
 * <p>Applications select them by id and need nothing from this package.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.ortools;

import org.jspecify.annotations.NullMarked;
