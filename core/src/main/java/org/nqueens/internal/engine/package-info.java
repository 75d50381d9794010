/** The embedded pure-Java engine; not exported. */
@NullMarked
package org.nqueens.internal.engine;

import org.jspecify.annotations.NullMarked;
