/** Solutions by number and by chance; not exported. */
@NullMarked
package org.nqueens.internal.index;

import org.jspecify.annotations.NullMarked;
