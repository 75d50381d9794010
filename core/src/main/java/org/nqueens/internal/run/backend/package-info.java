/**
 * The calls of a backend and their checks; not exported.
 *
 * <p>{@link org.nqueens.internal.run.backend.BackendCalls} is the only way to a backend: it checks
 * each call before and after. {@link org.nqueens.internal.run.backend.BackendSelection} finds a
 * backend by its id, and refuses what it cannot do with the backends that can.
 */
@NullMarked
package org.nqueens.internal.run.backend;

import org.jspecify.annotations.NullMarked;
