/** How work is measured and printed. */
package org.nqueens.benchmarks.measure;
