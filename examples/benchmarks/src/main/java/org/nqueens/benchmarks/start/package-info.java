/** Programs whose start is measured, each as a process of its own. */
package org.nqueens.benchmarks.start;
