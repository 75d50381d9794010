/** CP-SAT: models in its terms, and searches by it; not for applications. */
@NullMarked
package org.nqueens.ortools.internal.sat;

import org.jspecify.annotations.NullMarked;
