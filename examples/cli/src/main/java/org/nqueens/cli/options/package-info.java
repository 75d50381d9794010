/** The options of solvers, which several commands have. */
package org.nqueens.cli.options;
