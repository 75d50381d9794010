/** Domains at a level of consistency, with the cause of every removal; not exported. */
@NullMarked
package org.nqueens.internal.propagation;

import org.jspecify.annotations.NullMarked;
