/** Programs written directly against the solvers, or against none: what the library must match. */
package org.nqueens.benchmarks.direct;
