/**
 * Human deductions on squares and units of boards of up to 64 columns.
 *
 * <p>A unit is a row, a column or a region, with exactly one queen each. {@link
 * org.nqueens.internal.deduction.Layout} has the units of a board and the attacks between its
 * squares, {@link org.nqueens.internal.deduction.Candidates} the squares that are left. Each rule
 * has a class that finds its {@link org.nqueens.internal.deduction.Argument arguments}. {@link
 * org.nqueens.internal.deduction.Deducer} takes one argument after the other, {@link
 * org.nqueens.internal.deduction.Rounds} all arguments of a rule at once.
 */
@NullMarked
package org.nqueens.internal.deduction;

import org.jspecify.annotations.NullMarked;
