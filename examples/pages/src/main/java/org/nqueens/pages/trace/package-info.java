/**
 * Searches in words and as data: {@link org.nqueens.pages.trace.TraceText} is a walk-through for a
 * terminal, in the words of {@link org.nqueens.pages.trace.TraceSentences}; {@link
 * org.nqueens.pages.trace.SearchData} is for writers of JSON; {@link
 * org.nqueens.pages.trace.SearchTotals} sums a search up.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.pages.trace;

import org.jspecify.annotations.NullMarked;
