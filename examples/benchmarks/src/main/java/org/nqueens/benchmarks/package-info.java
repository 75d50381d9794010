/** Measurements of the library beside programs that use the solvers directly. */
package org.nqueens.benchmarks;
