/** The original CP solver: models in its terms, and searches by it; not for applications. */
@NullMarked
package org.nqueens.ortools.internal.cp;

import org.jspecify.annotations.NullMarked;
