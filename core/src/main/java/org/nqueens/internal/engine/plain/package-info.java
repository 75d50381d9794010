/**
 * Searches of plain boards in words, queen by queen and by parts of the board that meet; not
 * exported. The constraints of a plain board are rows and diagonals with at most one queen each;
 * its row domains are arbitrary. A search with all its objects is for one thread; threads share
 * only {@code SharedHalves}.
 *
 * <h2>Why halves</h2>
 *
 * <p>A depth-first search tries every solution queen by queen. Suppose that the columns of a board
 * are in two sides. A half is a way to fill the columns of one side; if H halves of each side are
 * listed, the list costs H, and not the H^2 pairs that a search would have to meet. A western and
 * an eastern half together are a solution if and only if
 *
 * <ol>
 *   <li>they take every row: the eastern half has exactly the rows that the western half leaves,
 *       and
 *   <li>no diagonal has a queen of both.
 * </ol>
 *
 * <p>The first condition is an equality, so sorting answers it: in lists sorted by the set of rows
 * taken, matching halves form two ranges. The second condition, that two sets of diagonals are
 * disjoint, is tested for 64 halves at a time. Only pairs with matching rows are tested, about one
 * pair in 3,400 with 14 open columns.
 *
 * <h2>Which diagonals</h2>
 *
 * <p>Queens in the columns below l reach the ascending diagonals, q_j + j, from 0 to n + l - 2.
 * Queens in the columns from r on reach the diagonals from r to 2n - 2. So both sides can use the
 * diagonals from r to n + l - 2, which are n - 1 - (r - l), and as many of the other direction, q_j
 * - j. With g = r - l columns between the sides, they share at most
 *
 * <pre>{@code 2 (n - 1 - g)}</pre>
 *
 * <p>diagonals, less the diagonals that already have a queen. Nothing else about a half, such as
 * its other diagonals and the columns of its queens, matters to the other side.
 *
 * <h2>Counting by quarters</h2>
 *
 * <p>A half is made of two quarters: its queens in the northern rows and its queens in the southern
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
 *       QuarterMatch}). Both lists are sorted by up to six of the diagonals in the middle, because
 *       a half uses many of these. A third of the pairs already clash there and are not looked up.
 * </ol>
 *
 * <p>Lists are short, because halves are listed for one set of southern rows and a group of sets of
 * northern rows at a time ({@code QuarterJoin}): a count of n = 18 takes some 20 MB.
 *
 * <p><b>Limits.</b> A side has at most 9 columns. The rows of its queens are then one of at most
 * 126 sets, and the number of a set fits into the 7 bits of a word beside the diagonals. The tables
 * have 28 shared diagonals, 6 further diagonals can sort the halves, and 17 more can matter within
 * the sides. {@link org.nqueens.internal.engine.plain.QuartersCount} places queens in the middle
 * columns until a rest is within these limits: these queens attack most squares, and leave fewer
 * shared diagonals. It also places another queen if memory is short, and searches small rests queen
 * by queen.
 *
 * <p>The rows of each column are arbitrary, so given queens, blocked squares and the parts of a
 * symmetric board need nothing else. An empty board is divided into parts that in most cases have
 * one central queen and exclude squares from the other central lines. If all central queens were
 * placed, the lists would be made again for each of their placements.
 *
 * <h2>Enumerating</h2>
 *
 * <p>{@link org.nqueens.internal.engine.plain.HalvesEnumeration} divides a board at one boundary. A
 * {@code PrefixWalk} places the first queens. One {@code HalfList} has the left halves, of the
 * columns before the boundary, and another one the right halves. The shared diagonals are the
 * diagonals that cross the boundary, at most 2 (n - 1). {@code HalfLayout} has them, and the rows
 * of a right half, in one word up to n = 18. After another queen of the prefix, the right halves
 * are a filtered copy of the list before. So one list, the {@code SharedHalves}, serves all parts
 * and threads.
 *
 * <p>{@code HalfPairs} finds the pairs by sets of rows. Its tables have the 24 diagonals in the
 * middle, and pairs that share none of these are compared by all diagonals. Placements must come in
 * lexicographic order. Left halves are listed in lexicographic order, and so are the right halves
 * of each set of rows. It is therefore enough to sort the pairs by the place of their left half, by
 * counting. At n = 15 an enumeration takes a quarter of the CPU time of {@link
 * org.nqueens.internal.engine.plain.BitRecursion}, including delivery.
 *
 * <p>Above n = 16 a placement does not fit into a word and is delivered as an array. Prefixes have
 * more queens, and lists of millions of halves take tens of milliseconds. The recursion therefore
 * tries longer before the lists are made, and it searches boards with more than two given queens
 * without lists.
 *
 * <h2>Sources</h2>
 *
 * <p>Counting by quarters is by E. Kluev (github.com/EvgenyKluev/N-Queens-Count-Sol), for empty
 * boards: the placements of quarters are listed once, joined to halves, and matched by their
 * diagonals, many at a time by a transposed match. This library adds arbitrary domains, the order
 * of halves by diagonals and the parts of symmetric boards. Sudden6's m-queens completes its
 * searches from tables of the last rows (github.com/sudden6/m-queens). T. B. Preusser's q27 first
 * places the outer rings of the board (github.com/preusser/q27).
 */
@NullMarked
package org.nqueens.internal.engine.plain;

import org.jspecify.annotations.NullMarked;
