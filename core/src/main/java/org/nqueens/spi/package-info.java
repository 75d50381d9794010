/**
 * What a backend implements: {@link org.nqueens.spi.SolverBackend}, and what passes between it and
 * the facade.
 */
package org.nqueens.spi;
