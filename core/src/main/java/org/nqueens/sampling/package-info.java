/**
 * Placements by number and by chance, and estimates of a search before it.
 *
 * <p>A {@link org.nqueens.sampling.PlacementSampler} belongs to a solver. It estimates the tree,
 * numbers the solutions in a {@link org.nqueens.sampling.PlacementIndex}, and draws random ones.
 *
 * <p>A null argument is a {@link NullPointerException} that names it.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.sampling;

import org.jspecify.annotations.NullMarked;
