/**
 * Two backends by OR-Tools: the CP-SAT solver ({@code cp-sat}) and the original CP solver ({@code
 * cp}).
 *
 * <p>An application selects them by id and needs no type of this package.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.ortools;

import org.jspecify.annotations.NullMarked;
