/**
 * The search for first solutions, by the attempts of a backend or a portfolio; not exported.
 *
 * <p>{@link org.nqueens.internal.run.first.FirstSolutions} runs one attempt after the other until
 * one of them answers.
 */
@NullMarked
package org.nqueens.internal.run.first;

import org.jspecify.annotations.NullMarked;
