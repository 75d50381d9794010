/**
 * Searches of plain boards in words, queen by queen and by parts of the board that meet; not
 * exported. The boards have no constraint but lines that admit one queen each, and any row domains.
 * A search, and all that it is made of, is for one thread; threads share {@code SharedHalves}
 * alone.
 *
 * <h2>Why halves</h2>
 *
 * <p>A depth-first search tries every solution queen by queen. Suppose that the columns of a board
 * are in two sides. A half is a way to fill the columns of one side; if H halves of each side are
 * listed, the list costs H, and not the H^2 pairs that a search would have to meet. A western and
 * an eastern half together are a solution if and only if
 *
 * <ol>
 *   <li>they take every row, that is, the rows of the eastern half are the complement of those of
 *       the western half, and
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
 * <p>less those on which a queen stands already. Nothing else about a half, such as its other
 * diagonals and the columns of its queens, matters to the other side.
 *
 * <h2>Counting by quarters</h2>
 *
 * <p>A half is made of two quarters: its queens in the northern rows and those in the southern
 * rows. A quarter has few placements of any number of queens: 118,969 on 8 rows and 8 columns,
 * 915,442 on 9 and 9. So the placements of each {@code Quarter} are listed once, by the set of
 * columns and the set of rows that they take, as words of diagonals ({@code QuarterWords}). To list
 * halves then needs no search:
 *
 * <ol>
 *   <li>Choose the southern rows that the west takes. The east takes the other ones.
 *   <li>For each set of western columns, every placement of these columns in the chosen southern
 *       rows is joined with every placement of the other western columns in northern rows. Two
 *       placements agree if their words have no bit in common, and their union is a half ({@code
 *       SideHalves}). About half of the pairs agree. The same is done in the east.
 *   <li>Halves that take complementary northern rows are compared 64 at a time by tables ({@code
 *       HalfMatch}). Both lists are sorted by up to six of the diagonals in the middle, of which a
 *       half uses many. A third of the pairs clash there already and are not looked up.
 * </ol>
 *
 * <p>Lists are short, because halves are listed for one set of southern rows and a group of sets of
 * northern rows at a time ({@code QuarterJoin}): a count of n = 18 takes some 20 MB.
 *
 * <p><b>Limits.</b> A side has at most 9 columns, whose queens take at most 126 sets of as many
 * rows; their number fits the 7 bits of a word beside the diagonals. The tables have 28 shared
 * diagonals, 6 further ones can sort the halves, and 17 more can matter within the sides. {@link
 * org.nqueens.internal.engine.plain.QuartersCount} places queens in the middle columns until a rest
 * is within these limits: these queens attack most squares, and leave fewer shared diagonals. It
 * also places one more where memory is short, and searches small rests queen by queen.
 *
 * <p>The rows of each column are arbitrary, so that given queens, blocked squares and the parts of
 * a symmetric board need nothing else. An empty board is divided into parts that have one central
 * queen in most cases and exclude squares from the other central lines; to place all central queens
 * would make lists again for each of their placements.
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
 * org.nqueens.internal.engine.plain.BitRecursion}, delivery included.
 *
 * <p>Above n = 16 a placement does not fit a word and is delivered as an array. The first queens of
 * a prefix are more, and lists of millions of halves take tens of milliseconds: the recursion
 * therefore tries longer before the lists are made, and searches boards with more than two given
 * queens alone.
 *
 * <h2>Sources</h2>
 *
 * <p>Counting by quarters of the board, whose placements are listed once and joined to halves that
 * are matched by their diagonals, many at a time by a transposed match, is E. Kluev's
 * (github.com/EvgenyKluev/N-Queens-Count-Sol), for empty boards. Any domains, the order of halves
 * by diagonals and the parts of symmetric boards are of this library. Sudden6's m-queens completes
 * its searches from tables of the last rows (github.com/sudden6/m-queens). T. B. Preusser's q27
 * places the outer rings of the board beforehand (github.com/preusser/q27).
 */
@NullMarked
package org.nqueens.internal.engine.plain;

import org.jspecify.annotations.NullMarked;
