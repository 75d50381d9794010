/** What follows from a single all-different and the domains; not exported. */
@NullMarked
package org.nqueens.internal.constraint;

import org.jspecify.annotations.NullMarked;
