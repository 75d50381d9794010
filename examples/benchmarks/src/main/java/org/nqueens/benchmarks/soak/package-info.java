/**
 * Random searches under random faults, each checked against an independent oracle: see {@link
 * org.nqueens.benchmarks.soak.Rule} for what must hold.
 */
package org.nqueens.benchmarks.soak;
