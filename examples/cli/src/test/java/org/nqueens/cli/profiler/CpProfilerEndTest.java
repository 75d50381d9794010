package org.nqueens.cli.profiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.cli.profiler.FourQueensStream.byValue;
import static org.nqueens.cli.profiler.FourQueensStream.domains;
import static org.nqueens.cli.profiler.FourQueensStream.firstNodes;
import static org.nqueens.cli.profiler.FourQueensStream.start;
import static org.nqueens.cli.profiler.ProtocolBytes.SKIPPED;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** The end of a stream to CP-Profiler: cut, closed early, or ended by an exception. */
class CpProfilerEndTest {
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
  void endsTheTreeWhenASolutionLimitCuts() throws Exception {
    try (CpProfiler profiler = server.connect("four queens")) {
      SolveResult result =
          byValue(profiler).solutionLimit(1).build().enumerate(FOUR, placement -> {});
      assertThat(result.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
      assertThat(server.bytes()).isEqualTo(firstNodes().done());
    }
  }

  @Test
  void skipsTheNodeAtWhichATimeLimitCuts() throws Exception {
    try (CpProfiler profiler = server.connect("n")) {
      SolveResult result =
          byValue(profiler)
              .timeLimit(Duration.ofMillis(200))
              .build()
              .enumerate(FOUR, placement -> sleep(Duration.ofMillis(300)));
      assertThat(result.completion()).isEqualTo(Completion.TIME_LIMIT);
      List<ProtocolMessage> messages = messages();
      assertThat(messages.get(messages.size() - 2).status()).isEqualTo(SKIPPED);
      assertThat(messages.get(messages.size() - 1).type()).isEqualTo(ProtocolMessage.DONE);
      assertThat(messages.stream().filter(message -> message.status() == SKIPPED)).hasSize(1);
    }
  }

  private static void sleep(Duration time) {
    try {
      Thread.sleep(time.toMillis());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void endsTheTreeWhenTheConsumerThrows() throws Exception {
    IllegalStateException thrown = new IllegalStateException("enough");
    try (CpProfiler profiler = server.connect("four queens")) {
      QueensSolver solver = byValue(profiler).build();
      assertThatThrownBy(
              () ->
                  solver.enumerate(
                      FOUR,
                      placement -> {
                        throw thrown;
                      }))
          .isSameAs(thrown);
      assertThat(server.bytes()).isEqualTo(firstNodes().done());
    }
  }

  @Test
  void hearsNoMoreOnceClosed() throws Exception {
    CpProfiler profiler = server.connect("four queens");
    SolveResult result = byValue(profiler).build().enumerate(FOUR, placement -> profiler.close());
    assertThat(result.solutions()).isEqualTo(2);
    assertThat(server.bytes()).isEqualTo(firstNodes().done());
  }

  @Test
  void skipsTheNodeAtWhichItIsClosed() throws Exception {
    CpProfiler profiler = server.connect("four queens");
    profiler.begun(FOUR);
    profiler.close();
    profiler.close();
    assertThat(server.bytes())
        .isEqualTo(start().root(SKIPPED, domains("0..3", "0..3", "0..3", "0..3")).done());
  }

  @Test
  void sendsNothingWithoutASearch() throws Exception {
    server.connect("n").close();
    assertThat(server.bytes()).isEmpty();
  }

  @Test
  void showsASolutionBeforeTheConsumerHasIt() throws Exception {
    int size = firstNodes().size();
    try (CpProfiler profiler = server.connect("four queens")) {
      byValue(profiler)
          .build()
          .enumerateWhile(
              FOUR,
              placement -> {
                assertThat(await(size)).isEqualTo(Arrays.copyOf(await(size), size));
                return false;
              });
    }
  }

  private byte[] await(int size) {
    try {
      return server.await(size);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void servesOneSearch() throws Exception {
    try (CpProfiler profiler = server.connect("the first")) {
      QueensSolver solver = byValue(profiler).build();
      solver.count(FOUR);
      assertThatThrownBy(() -> solver.count(FOUR))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "profiler (of the search \"the first\") shows one search and is closed after it: connect again for another search");
    }
    assertThat(messages().stream().filter(message -> message.type() == 2)).hasSize(1);
  }
}
