package org.nqueens.cli.profiler;

import static org.assertj.core.api.Assertions.assertThat;

import cpp.Message;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.Branch;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** The stream to CP-Profiler, read by the decoder that Choco has for its own. */
class ChocoDecoderTest {

  @ParameterizedTest
  @CsvSource({
    "4, VALUE, 1000",
    "6, BOUNDS, 1000",
    "8, VALUE, 1000",
    "8, DOMAIN, 1000",
    "8, COVERAGE, 20"
  })
  void decodesTheTreeOfTheTrace(int n, Propagation level, long limit) throws Exception {
    QueensModel model = QueensModel.of(n);
    SearchTrace trace = solver(level, limit).build().trace(model);
    List<Message> messages = decode(stream(solver(level, limit), model));

    Message start = messages.get(0);
    assertThat(start.isStart()).isTrue();
    assertThat(start.getVersion()).isEqualTo(Message.PROFILER_PROTOCOL_VERSION);
    assertThat(start.getInfo())
        .isEqualTo("{\"has_restarts\":false,\"name\":\"queens\",\"execution_id\":0}");
    assertThat(messages.get(messages.size() - 1).isDone()).isTrue();

    List<Message> nodes = messages.subList(1, messages.size() - 1);
    assertThat(nodes).allMatch(Message::isNode).hasSameSizeAs(trace.nodes());
    for (int i = 0; i < nodes.size(); i++) {
      assertThat(describe(nodes.get(i))).isEqualTo(describe(trace.nodes().get(i)));
      assertThat(nodes.get(i).getInfo()).startsWith("{\"domains\":{\"q_0\":\"");
    }
  }

  private static QueensSolverBuilder solver(Propagation level, long limit) {
    return QueensSolver.builder()
        .strategy(SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST))
        .propagation(level)
        .solutionLimit(limit);
  }

  private static String describe(Message node) {
    return "%s of %s by %s, %s children, %s, %s"
        .formatted(
            node.getNodeUID(),
            node.getParentUID(),
            node.getAlt(),
            node.getKids(),
            node.getStatus(),
            node.hasLabel() ? node.getLabel() : "root");
  }

  private static String describe(TraceNode node) {
    return "%s of %s by %s, %s children, %s, %s"
        .formatted(
            node.number(),
            node.branch().map(Branch::parent).orElse(-1),
            node.branch().map(branch -> branch.side() == Branch.Side.APPLIED ? 0 : 1).orElse(-1),
            node.kind() == TraceNode.Kind.BRANCHED ? 2 : 0,
            switch (node.kind()) {
              case BRANCHED -> Message.NodeStatus.BRANCH;
              case FAILED -> Message.NodeStatus.FAILED;
              case SOLVED -> Message.NodeStatus.SOLVED;
              case OPEN -> Message.NodeStatus.SKIPPED;
            },
            node.branch().map(Branch::toString).orElse("root"));
  }

  /** The bytes that a profiler receives from the search for all solutions. */
  private static byte[] stream(QueensSolverBuilder solver, QueensModel model) throws Exception {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CompletableFuture<byte[]> bytes = CompletableFuture.supplyAsync(() -> receive(server));
      try (CpProfiler profiler =
          CpProfiler.connect(
              server.getInetAddress().getHostAddress(), server.getLocalPort(), "queens")) {
        solver.listener(profiler).build().enumerate(model, placement -> {});
      }
      return bytes.get(60, TimeUnit.SECONDS);
    }
  }

  private static byte[] receive(ServerSocket server) {
    try (Socket client = server.accept()) {
      return client.getInputStream().readAllBytes();
    } catch (IOException e) {
      throw new CompletionException(e);
    }
  }

  private static List<Message> decode(byte[] stream) throws IOException {
    List<Message> messages = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(stream))) {
      while (in.available() > 0) {
        byte[] content = new byte[Integer.reverseBytes(in.readInt())];
        in.readFully(content);
        // A marshalling has one message, which it fills anew.
        Message.MessageMarshalling marshalling = new Message.MessageMarshalling();
        marshalling.deserialize(content, content.length);
        messages.add(marshalling.getMessage());
      }
    }
    return messages;
  }
}
