/** The memory that searches share; not exported. */
@NullMarked
package org.nqueens.internal.memory;

import org.jspecify.annotations.NullMarked;
