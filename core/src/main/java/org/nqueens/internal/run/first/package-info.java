/**
 * First solutions, by a portfolio of strategies with restarts; not exported.
 *
 * <p>{@link org.nqueens.internal.run.first.FirstSolutions} runs the steps of a {@link
 * org.nqueens.internal.run.first.DefaultPortfolio} until one of them answers.
 */
@NullMarked
package org.nqueens.internal.run.first;

import org.jspecify.annotations.NullMarked;
