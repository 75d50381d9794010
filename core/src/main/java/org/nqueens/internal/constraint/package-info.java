/** Consequences of all-differents: kinds, attacks, matchings and Hall violations; not exported. */
@NullMarked
package org.nqueens.internal.constraint;

import org.jspecify.annotations.NullMarked;
