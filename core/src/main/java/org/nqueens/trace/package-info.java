/**
 * Traces: a depth-first search to look at, with the cause of each removed row.
 *
 * <p>At each node, a search propagates: its constraints remove rows that cannot be part of a
 * solution below the node. If a column or a value has nothing left, the node is a {@link
 * org.nqueens.trace.Failure}. If each column has one row left, it is a solution. Otherwise the
 * strategy decides, for example {@code q_0 = 0}, and the search explores a left {@link
 * org.nqueens.trace.Branch} where the decision holds, and then a right branch where it is negated.
 *
 * <p>A {@link org.nqueens.trace.SearchTrace} keeps the whole tree, up to a limit of its nodes. A
 * {@link org.nqueens.trace.TraceNode} knows its branch, its {@linkplain org.nqueens.trace.Pruning
 * prunings} and what became of it; the trace computes the domains at any node from these. This loop
 * prints three nodes of four queens, with the squares that each of them removes, as (column, row):
 *
 * <pre>{@code
 * SearchTrace trace = solver.tree().at(Propagation.VALUE).trace(QueensModel.of(4));
 * for (TraceNode node : trace.nodes().subList(1, 4)) {
 *   System.out.println(node.branch().orElseThrow());
 *   for (Pruning pruning : node.prunings()) {
 *     System.out.println("  " + pruning);
 *   }
 *   System.out.println("  " + node.kind() + " " + trace.domains(node.number()));
 * }
 * }</pre>
 *
 * <p>The first node is printed as
 *
 * <pre>{@code
 * q_0 = 0
 *   decided: (0, 1) (0, 2) (0, 3)
 *   queen (0, 0), rows: (1, 0) (2, 0) (3, 0)
 *   queen (0, 0), descending diagonals: (1, 1) (2, 2) (3, 3)
 *   BRANCHED [{0}, {2, 3}, {1, 3}, {1, 2}]
 * }</pre>
 *
 * <p>Every removal has a {@link org.nqueens.trace.Cause}: the decision, a queen that attacks the
 * square by a rule, a Hall set of columns that need all values of a set, or the last place of a
 * value. A checker can prove each removal again from its cause and the domains before it. A solver
 * that does not tell its causes is replayed by the propagation of this library. A removal that this
 * does not explain is {@code Unexplained}, never guessed.
 *
 * <p>A {@link org.nqueens.trace.SearchListener} hears the same events during the search, without
 * memory for the tree. {@link org.nqueens.trace.Consequences} are the removals at the root, before
 * any decision: what follows from a board by propagation.
 *
 * <p>A null argument, or a null element of one, is refused by a {@link NullPointerException} unless
 * a method says otherwise.
 *
 * @since 0.1.0
 */
@NullMarked
package org.nqueens.trace;

import org.jspecify.annotations.NullMarked;
