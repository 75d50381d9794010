/**
 * The calls of a backend and their checks; not exported.
 *
 * <p>Every call of a backend goes through {@link org.nqueens.internal.run.backend.BackendCalls},
 * which checks it before and after. {@link org.nqueens.internal.run.backend.BackendSelection} finds
 * a backend by its id. If a backend cannot do what is asked, the refusal names the backends that
 * can.
 */
@NullMarked
package org.nqueens.internal.run.backend;

import org.jspecify.annotations.NullMarked;
