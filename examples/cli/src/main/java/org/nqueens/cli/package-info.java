/**
 * The command {@code queens}: its start, its help and the list of its sub-commands, which are in
 * the packages of their subjects: boards, counting and searches. These know the options of solvers
 * and the output, which know none of them.
 */
package org.nqueens.cli;
