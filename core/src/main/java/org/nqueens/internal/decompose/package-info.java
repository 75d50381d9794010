/**
 * Decompositions: a question as an ordered sequence of parts; not exported.
 *
 * <p>Threads, counting by symmetry and replay divide work by a {@link
 * org.nqueens.internal.decompose.Decomposition}. Its {@link org.nqueens.model.Part}s are plain data
 * that can be stored, sent and searched by themselves.
 */
@NullMarked
package org.nqueens.internal.decompose;

import org.jspecify.annotations.NullMarked;
