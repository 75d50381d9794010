/** The command {@code queens}. */
package org.nqueens.cli;
