/** What is measured: pieces of work, each with the contestants that do it. */
package org.nqueens.benchmarks.work;
