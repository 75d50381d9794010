package org.nqueens.cli.profiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.cli.profiler.FourQueensStream.byValue;
import static org.nqueens.cli.profiler.FourQueensStream.domains;
import static org.nqueens.cli.profiler.FourQueensStream.failed;
import static org.nqueens.cli.profiler.FourQueensStream.firstNodes;
import static org.nqueens.cli.profiler.ProtocolBytes.BRANCH;
import static org.nqueens.cli.profiler.ProtocolBytes.FAILED;
import static org.nqueens.cli.profiler.ProtocolBytes.SOLVED;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;

class CpProfilerTest {
  private static final QueensModel FOUR = QueensModel.of(4);

  private FakeProfiler server;

  @BeforeEach
  void listen() throws IOException {
    server = new FakeProfiler();
  }

  @AfterEach
  void close() throws IOException {
    server.close();
  }

  private List<ProtocolMessage> messages() throws Exception {
    return ProtocolMessage.all(server.bytes());
  }

  @Test
  void sendsTheSearchForFourQueens() throws Exception {
    byte[] golden =
        firstNodes()
            .node(6, 4, 1, BRANCH, "q_0 != 1", domains("2,3", "0..3", "0..3", "0..3"))
            .node(7, 6, 0, SOLVED, "q_0 = 2", domains("2", "0", "3", "1"))
            .node(8, 6, 1, BRANCH, "q_0 != 2", domains("3", "0,1", "0,2", "1,2"))
            .node(9, 8, 0, FAILED, "q_1 = 0", failed("3", "0", "2", "", 3))
            .node(10, 8, 1, FAILED, "q_1 != 0", failed("3", "1", "", "2", 2))
            .done();
    try (CpProfiler profiler = server.connect("four queens")) {
      assertThat(byValue(profiler).build().count(FOUR)).isEqualTo(2);
      assertThat(server.bytes()).isEqualTo(golden);
    }
  }

  /** The beginning of the same stream, byte by byte. */
  @Test
  void precedesBigEndianMessagesByTheirLittleEndianLengths() throws Exception {
    try (CpProfiler profiler = server.connect("n")) {
      byValue(profiler).build().count(QueensModel.of(1));
    }
    assertThat(HexFormat.of().formatHex(server.bytes()))
        .isEqualTo(
            // The start: 61 bytes, version 3, information of 50 bytes.
            "3d000000"
                + "02"
                + "0300000003"
                + "0200000032"
                + hex("{\"has_restarts\":false,\"name\":\"n\",\"execution_id\":0}")
                // The root: 62 bytes, no parent, a solution, information of 23 bytes.
                + "3e000000"
                + "00"
                + "00000000"
                + "ffffffff"
                + "00000000"
                + "ffffffff"
                + "ffffffff"
                + "00000000"
                + "ffffffff"
                + "00000000"
                + "00"
                + "0200000017"
                + hex("{\"domains\":{\"q_0\":\"0\"}}")
                // The end.
                + "01000000"
                + "01");
  }

  private static String hex(String ascii) {
    return HexFormat.of().formatHex(ascii.getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void writesTheNameInJson() throws Exception {
    try (CpProfiler profiler = server.connect("a \"b\" \\ c\nd é")) {
      byValue(profiler).build().count(QueensModel.of(1));
    }
    assertThat(messages().get(0).fields())
        .containsEntry(
            ProtocolMessage.INFO,
            "{\"has_restarts\":false,\"name\":\"a \\\"b\\\" \\\\ c\\nd é\",\"execution_id\":0}");
  }

  @Test
  void writesTheReasonOfAFailureInJson() throws Exception {
    try (CpProfiler profiler = server.connect("n")) {
      profiler.begun(QueensModel.of(1));
      profiler.pruned(0, 0, new Cause.Unexplained());
      profiler.failed(new Failure.NoPlace("the \"rule\"", 3));
    }
    assertThat(messages().get(1).fields())
        .containsEntry(
            ProtocolMessage.INFO,
            "{\"domains\":{\"q_0\":\"\"},\"failure\":\"no place for 3, the \\\"rule\\\"\"}");
  }

  @Test
  void leavesOutTheDomainsOfALargeBoard() throws Exception {
    try (CpProfiler profiler = server.connect("n")) {
      profiler.begun(QueensModel.of(129));
      profiler.branched(new Branch(1, 0, Decision.assign(0, 128), Branch.Side.APPLIED));
      profiler.pruned(0, 0, new Cause.Decided());
      profiler.branched(new Branch(2, 0, Decision.assign(0, 128), Branch.Side.REFUTED));
    }
    assertThat(messages().get(1).fields()).isEmpty();
    assertThat(messages().get(2).fields()).containsOnlyKeys(ProtocolMessage.LABEL);
  }
}
