/** The base of all sub-commands, and the options of solvers, which several have. */
package org.nqueens.cli.options;
