/** The baselines of the library: programs written directly against the solvers, or without one. */
package org.nqueens.benchmarks.direct;
