/** The embedded pure-Java engine; not exported. */
@NullMarked
package org.nqueens.internal.embedded;

import org.jspecify.annotations.NullMarked;
