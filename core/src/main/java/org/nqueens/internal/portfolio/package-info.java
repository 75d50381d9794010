/**
 * Searches in turn, each within limits, until one of them answers; not exported.
 *
 * <p>A {@link org.nqueens.internal.portfolio.DefaultPortfolio} has the strategies and restarts for
 * first solutions, for the facade and for the embedded engine; {@link
 * org.nqueens.internal.portfolio.SearchLimits} are the limits of one search.
 */
@NullMarked
package org.nqueens.internal.portfolio;

import org.jspecify.annotations.NullMarked;
