package org.nqueens.cli.searches;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.cli.CommandRun;
import org.nqueens.search.Decision;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchTrace;

/** The JSON lines of a tree that are too many for a transcript, or that no short search has. */
class TraceJsonTest {

  @Test
  void haveCausesThatFewSearchesHave() {
    List<String> lines = new ArrayList<>();
    TraceJson listener = new TraceJson("", lines::add);
    listener.pruned(0, 1, new Cause.Unexplained());
    listener.failed(new Failure.Unexplained());
    listener.branched(new Branch(1, 0, Decision.assign(0, 0), Branch.Side.REFUTED));
    listener.failed(new Failure.NoPlace("rows", 3));
    listener.branched(new Branch(2, 0, Decision.assign(0, 0), Branch.Side.APPLIED));
    assertThat(lines)
        .containsExactly(
            """
            {"type":"node","id":0,"kind":"FAILED","removed":[{"cause":"UNEXPLAINED","squares":[[0,1]]}],"failure":{"cause":"UNEXPLAINED"}}
            """,
            """
            {"type":"node","id":1,"parent":0,"column":0,"relation":"EQUAL","row":0,"side":"REFUTED","formula":"q_0 != 0","kind":"FAILED","removed":[],"failure":{"cause":"NO_PLACE","rule":"rows","value":3}}
            """);
  }

  @Test
  void mayHaveMoreNodesThanATraceInMemory() {
    long[] nodes = new long[1];
    OutputStream counter =
        new OutputStream() {
          @Override
          public void write(int b) {
            nodes[0] += b == '\n' ? 1 : 0;
          }
        };
    PrintWriter err = new PrintWriter(Writer.nullWriter());
    String rooks = "trace 9 --variant rooks --propagation value --limit 51000 --format json";
    assertThat(CommandRun.into(counter, err, rooks.split(" "))).isZero();
    assertThat(nodes[0]).isGreaterThan(SearchTrace.MAX_NODES + 2);
  }
}
