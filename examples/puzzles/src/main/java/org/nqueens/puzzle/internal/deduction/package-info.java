/**
 * Human deductions on squares and units of boards of up to 64 columns.
 *
 * <p>A unit is a row, a column or a region, with the same number of queens each, mostly one. {@link
 * org.nqueens.puzzle.internal.deduction.Layout} has the units of a board and the attacks between
 * its squares, {@link org.nqueens.puzzle.internal.deduction.Candidates} the squares that are left.
 * Each rule has a class that finds its {@link org.nqueens.puzzle.internal.deduction.Argument
 * arguments}. {@link org.nqueens.puzzle.internal.deduction.Deducer} takes one argument after the
 * other, and {@link org.nqueens.puzzle.internal.deduction.Rounds} takes all arguments of a rule at
 * once.
 */
@NullMarked
package org.nqueens.puzzle.internal.deduction;

import org.jspecify.annotations.NullMarked;
