/** CP-SAT: translations of models and strategies, and searches; not for applications. */
@NullMarked
package org.nqueens.ortools.internal.sat;

import org.jspecify.annotations.NullMarked;
