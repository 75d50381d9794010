/** The commands that show and compare searches. */
package org.nqueens.cli.searches;
