/** Consequences of all-differents: attacks, and Hall violations of the domains; not exported. */
@NullMarked
package org.nqueens.internal.constraint;

import org.jspecify.annotations.NullMarked;
