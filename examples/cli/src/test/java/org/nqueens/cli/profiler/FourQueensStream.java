package org.nqueens.cli.profiler;

import static org.nqueens.cli.profiler.ProtocolBytes.BRANCH;
import static org.nqueens.cli.profiler.ProtocolBytes.FAILED;
import static org.nqueens.cli.profiler.ProtocolBytes.SOLVED;

import java.io.IOException;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchListener;

/** The search for four queens by value elimination as CP-Profiler hears it. */
final class FourQueensStream {
  private FourQueensStream() {}

  static QueensSolverBuilder byValue(SearchListener listener) {
    return QueensSolver.builder()
        .strategy(SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST))
        .propagation(Propagation.VALUE)
        .listener(listener);
  }

  static String domains(String q0, String q1, String q2, String q3) {
    return "{\"domains\":{\"q_0\":\"%s\",\"q_1\":\"%s\",\"q_2\":\"%s\",\"q_3\":\"%s\"}}"
        .formatted(q0, q1, q2, q3);
  }

  static String failed(String q0, String q1, String q2, String q3, int empty) {
    return domains(q0, q1, q2, q3)
        .replaceFirst("}}$", "},\"failure\":\"column " + empty + " is empty\"}");
  }

  static ProtocolBytes start() throws IOException {
    return new ProtocolBytes()
        .start("{\"has_restarts\":false,\"name\":\"four queens\",\"execution_id\":0}");
  }

  /** The nodes of 4 queens up to the first solution. */
  static ProtocolBytes firstNodes() throws IOException {
    return start()
        .root(BRANCH, domains("0..3", "0..3", "0..3", "0..3"))
        .node(1, 0, 0, BRANCH, "q_0 = 0", domains("0", "2,3", "1,3", "1,2"))
        .node(2, 1, 0, FAILED, "q_1 = 2", failed("0", "2", "", "1", 2))
        .node(3, 1, 1, FAILED, "q_1 != 2", failed("0", "3", "1", "", 3))
        .node(4, 0, 1, BRANCH, "q_0 != 0", domains("1..3", "0..3", "0..3", "0..3"))
        .node(5, 4, 0, SOLVED, "q_0 = 1", domains("1", "3", "0", "2"));
  }
}
