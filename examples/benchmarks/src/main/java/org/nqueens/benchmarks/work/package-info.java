/** The pieces of work to measure, each with the contestants that do it. */
package org.nqueens.benchmarks.work;
