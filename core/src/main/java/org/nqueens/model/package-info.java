/**
 * What is asked: queens problems as immutable data, and their solutions.
 *
 * <p>A {@link org.nqueens.model.QueensModel} is one variable per column with a domain of rows, and
 * all-different constraints over views of these variables. Nothing here searches.
 */
package org.nqueens.model;
