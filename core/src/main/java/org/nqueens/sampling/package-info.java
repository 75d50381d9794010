/**
 * Placements by number and by chance, and estimates of the size of a search.
 *
 * <p>The {@link org.nqueens.sampling.PlacementSampler} of a solver estimates the search tree,
 * numbers the solutions in a {@link org.nqueens.sampling.PlacementIndex}, and draws random
 * solutions.
 *
 * <p>A null argument is a {@link NullPointerException} that names it.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.sampling;

import org.jspecify.annotations.NullMarked;
