/** Consequences of all-differents: kinds, attacks, matchings and refutations; not exported. */
@NullMarked
package org.nqueens.internal.constraint;

import org.jspecify.annotations.NullMarked;
