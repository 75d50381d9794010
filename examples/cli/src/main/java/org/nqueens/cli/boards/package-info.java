/** Boards of files, sizes and pictures, and the commands on boards and puzzles. */
package org.nqueens.cli.boards;
