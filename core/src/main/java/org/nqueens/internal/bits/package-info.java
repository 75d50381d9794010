/**
 * Searches of plain boards in which words hold the attacked rows; not exported.
 *
 * <p>The boards have no constraint but lines that admit one queen each, and any row domains.
 */
@NullMarked
package org.nqueens.internal.bits;

import org.jspecify.annotations.NullMarked;
