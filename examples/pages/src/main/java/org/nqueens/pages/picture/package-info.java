/**
 * Boards from pictures: {@link org.nqueens.pages.picture.BoardPicture} reads the regions and marks
 * of a puzzle on a screenshot.
 *
 * <p>A picture is read in five steps: the contrast across its lines ({@code LineMap}), chains of
 * equidistant lines ({@code GridFinder}, {@code Band}), the colours of the squares between them
 * ({@code Squares}), the regions by these colours and the widths of the lines ({@code Regions}),
 * and the marks ({@code Mark}). There must be as many regions as rows, which checks the grid and
 * the colours.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException}.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.pages.picture;

import org.jspecify.annotations.NullMarked;
