/**
 * The original CP solver: translations of models and strategies, and searches; not for
 * applications.
 */
@NullMarked
package org.nqueens.ortools.internal.cp;

import org.jspecify.annotations.NullMarked;
