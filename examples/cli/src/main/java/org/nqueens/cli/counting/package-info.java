/** The commands that find, enumerate and count placements, and long counts in journals. */
package org.nqueens.cli.counting;
