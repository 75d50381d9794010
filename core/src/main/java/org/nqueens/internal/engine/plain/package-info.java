/**
 * Searches of plain boards in words, queen by queen and by halves that meet in the middle; not
 * exported. The boards have no constraint but lines that admit one queen each, and any row domains.
 * A search, and all that it is made of, is for one thread; threads share {@code SharedHalves}
 * alone.
 *
 * <h2>Why halves</h2>
 *
 * <p>A depth-first search tries every solution queen by queen. Suppose that the columns of a board
 * are in two sides. A half is a way to fill the columns of one side; if H halves of each side are
 * listed, the list costs H, and not the H^2 pairs that a search would have to meet. A left and a
 * right half together are a solution if and only if
 *
 * <ol>
 *   <li>they take every row, that is, the rows of the right half are the complement of those of the
 *       left half, and
 *   <li>no diagonal has a queen of both.
 * </ol>
 *
 * <p>The first condition is an equality, so that sorting answers it: in lists sorted by the set of
 * rows taken, matching halves form two ranges. The second is a disjointness of two sets of
 * diagonals, which is tested for 64 halves at a time. Only pairs of the same rows are tested at
 * all, about one in 3,400 of those of 14 open columns.
 *
 * <h2>Which diagonals</h2>
 *
 * <p>Queens in the columns below l reach the ascending diagonals, q_j + j, from 0 to n + l - 2,
 * those in the columns from r on the diagonals from r to 2n - 2. Hence both sides can use r to n +
 * l - 2, which are n - 1 - (r - l) diagonals, and as many of the other direction, q_j - j: with g =
 * r - l columns between the sides, at most
 *
 * <pre>{@code 2 (n - 1 - g)}</pre>
 *
 * <p>less those on which a queen stands already. They fit one int: there are at most 24 at n = 16
 * and 28 at n = 17 and 18. Nothing else about a half, such as its other diagonals and the columns
 * of its queens, matters to the other side.
 *
 * <h2>Counting</h2>
 *
 * <p>{@link org.nqueens.internal.engine.plain.HalvesCount} places queens in the middle columns
 * until 14 are open. Queens in the middle attack most squares, and each of them leaves fewer shared
 * diagonals. Then a {@code Join} counts the rest: {@code SquareMarks} numbers rows and diagonals,
 * {@code HalfListing} lists the halves of a side, {@code SortedHalves} sorts them by counting, and
 * {@code PairCount} counts the pairs without a common diagonal by look-ups in {@code ClashTables}.
 * More open columns make longer lists, fewer make more lists: 13 take 1.7 times as long at n = 16,
 * and 15 as long as 14 at n = 17, with lists 10 times as long.
 *
 * <p>At n = 16 the count takes 0.12 times the CPU time of a count of the same parts by {@link
 * org.nqueens.internal.engine.plain.BitBoardSearch}: a third of it for the lists, a fifth for
 * sorting, and under a half for the pairs.
 *
 * <h2>Enumerating</h2>
 *
 * <p>{@link org.nqueens.internal.engine.plain.HalvesEnumeration} divides a board at one boundary: a
 * {@code PrefixWalk} places the first queens, and one {@code HalfList} has the halves of the
 * columns from the boundary on, another one those of the columns before it. The diagonals that
 * cross the boundary number the shared ones, at most 2 (n - 1). {@code HalfLayout} has them, and
 * the rows of a right half, in one word up to n = 18. The right halves under one queen more are a
 * filtered copy of a list, so that one list, the {@code SharedHalves}, serves all parts and
 * threads.
 *
 * <p>{@code HalfPairs} finds the pairs by sets of rows, which is not the order asked for. But left
 * halves are listed in lexicographic order, and the right halves of a set of rows are, too; sorting
 * the pairs by the place of their left half, by counting, is therefore enough. At n = 15 an
 * enumeration takes 0.25 times the CPU time of one by {@link
 * org.nqueens.internal.engine.plain.BitBoardSearch}, delivery included.
 *
 * <p>Above n = 16 a placement does not fit a word and is delivered as an array. The first queens of
 * a prefix are more, and lists of millions of halves take tens of milliseconds: the recursion
 * therefore tries longer before the lists are made, and searches boards with more than two given
 * queens alone.
 *
 * <h2>Sources</h2>
 *
 * <p>Counting by parts of the board that are listed and matched by their diagonals, 64 and more at
 * a time by a transposed match, is E. Kluev's, who takes quarters of the board
 * (github.com/EvgenyKluev/N-Queens-Count-Sol). Sudden6's m-queens completes its searches from
 * tables of the last rows (github.com/sudden6/m-queens). T. B. Preusser's q27 places the outer
 * rings of the board beforehand (github.com/preusser/q27), as this library places the middle.
 */
@NullMarked
package org.nqueens.internal.engine.plain;

import org.jspecify.annotations.NullMarked;
