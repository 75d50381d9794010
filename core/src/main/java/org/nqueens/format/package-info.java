/** Placements as text for people. */
package org.nqueens.format;
