package org.nqueens.cli.searches;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;
import org.nqueens.cli.CommandRun;
import org.nqueens.trace.SearchTrace;

/** The JSON lines of a tree that are too many for a transcript. */
class TraceJsonTest {

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
