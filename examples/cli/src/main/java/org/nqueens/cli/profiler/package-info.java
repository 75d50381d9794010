/** A client of CP-Profiler: a listener that shows a search while it goes on. */
package org.nqueens.cli.profiler;
