/** Minimal sets of reasons why a model has no solution, and their sentences; not exported. */
package org.nqueens.internal.explain;
