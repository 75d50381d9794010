/**
 * First solutions, by the attempts of an engine or a portfolio of the application; not exported.
 *
 * <p>{@link org.nqueens.internal.run.first.FirstSolutions} runs one attempt after the other until
 * one of them answers.
 */
@NullMarked
package org.nqueens.internal.run.first;

import org.jspecify.annotations.NullMarked;
