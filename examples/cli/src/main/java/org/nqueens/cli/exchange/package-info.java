/** Boards with regions in the formats of other programs. */
package org.nqueens.cli.exchange;
