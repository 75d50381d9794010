package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** The tree of a search: what each decision removes and why, and where it fails. */
public final class TraceSearch {
  /** Prints the left part of the tree of four queens, as the OR-Tools guide draws it. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    SearchTrace trace = solver.tree().at(Propagation.VALUE).trace(QueensModel.of(4));
    for (TraceNode node : trace.nodes().subList(1, 4)) {
      System.out.println(node.branch().orElseThrow());
      for (Pruning pruning : node.prunings()) {
        System.out.println("  " + pruning);
      }
      System.out.println("  " + node.kind() + " " + trace.domains(node.number()));
    }
    System.out.println(trace.nodes().size() + " nodes");
  }
}
