/** Where answers go: standard output, files, terminals, JSON lines, and the display of progress. */
package org.nqueens.cli.output;
