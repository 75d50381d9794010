package org.nqueens.cli.profiler;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.StopToken;
import org.nqueens.trace.Branch;
import org.nqueens.trace.SearchListener;

/** Connections to CP-Profiler that fail, or are slow. */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CpProfilerConnectionTest {
  private static final String HOST = FakeProfiler.HOST;

  private static ServerSocket listen(int receiveBuffer) throws IOException {
    ServerSocket server = new ServerSocket();
    server.setReceiveBufferSize(receiveBuffer);
    server.bind(new InetSocketAddress(InetAddress.getByName(HOST), 0));
    return server;
  }

  @Test
  void reportsThatNoProgramListens() throws IOException {
    try (Socket holder = new Socket()) { // no other program can take the port meanwhile
      holder.bind(new InetSocketAddress(InetAddress.getByName(HOST), 0));
      int port = holder.getLocalPort();
      assertThatThrownBy(() -> CpProfiler.connect(HOST, port, "n"))
          .isInstanceOf(CpProfilerException.class)
          .hasMessage(
              "profiler (%s:%s) must accept connections (Connection refused): start CP-Profiler before the search, or give the port that it shows",
              HOST, port)
          .hasCauseInstanceOf(ConnectException.class);
    }
  }

  @Test
  void reportsAnUnknownHost() {
    // No name server needs to be asked about half an address.
    assertThatThrownBy(() -> CpProfiler.connect("[::1", 6565, "n"))
        .isInstanceOf(CpProfilerException.class)
        .hasMessage(
            "profiler ([::1:6565) must be on a known host: give its name or address, such as localhost")
        .hasCauseInstanceOf(UnknownHostException.class);
  }

  @Test
  void stopsTheSearchIfTheProfilerGoesAway() throws IOException {
    try (ServerSocket server = listen(4096);
        CpProfiler profiler = CpProfiler.connect(HOST, server.getLocalPort(), "n")) {
      QueensSolver solver = QueensSolver.builder().listener(profiler).build();
      AtomicLong solutions = new AtomicLong();
      assertThatThrownBy(
              () ->
                  solver.enumerate(
                      QueensModel.of(10),
                      placement -> {
                        if (solutions.incrementAndGet() == 1) {
                          acceptAndClose(server);
                        }
                      }))
          .isInstanceOf(CpProfilerException.class)
          .hasMessageMatching(
              "profiler \\(%s:%s\\) must keep its connection until the end of the search \\(.+\\): leave the profiler open and search again"
                  .formatted(HOST, server.getLocalPort()))
          .hasCauseInstanceOf(IOException.class);
      assertThat(solutions).hasValueLessThan(724);
    }
  }

  /** What the client sends to a socket that is closed with unread bytes is refused. */
  private static void acceptAndClose(ServerSocket server) {
    try (Socket client = server.accept()) {
      client.getInputStream().read();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** More than the buffers of a connection hold. */
  private static final int LARGE = 8 << 20;

  /**
   * A profiler that reads each time when the writer looks at the clock. The clock goes on by 10 ms
   * for each part that was there to be read, and stands still while it was none.
   */
  private static final class ReadingClock implements LongSupplier {
    private final byte[] part = new byte[1 << 14];
    private Optional<InputStream> in = Optional.empty();
    private long nanos;

    @Override
    public long getAsLong() {
      try {
        if (in.isPresent() && in.get().available() > 0 && in.get().read(part) > 0) {
          nanos += MILLISECONDS.toNanos(10);
        }
        return nanos;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Test
  void waitsForAProfilerThatReadsSlowlyAndSteadily() throws IOException {
    Duration patience = Duration.ofSeconds(1);
    try (ServerSocket server = listen(16_384)) {
      ReadingClock clock = new ReadingClock();
      CpProfilerConnection connection =
          CpProfilerConnection.open(HOST, server.getLocalPort(), patience, clock);
      try (Socket client = server.accept()) {
        clock.in = Optional.of(client.getInputStream());
        connection.send(new byte[LARGE]);
        assertThat(connection.isOpen()).isTrue();
        assertThat(clock.nanos).isGreaterThan(2 * patience.toNanos());
      }
      connection.close();
    }
  }

  @Test
  void givesUpAProfilerThatReadsNothing() throws IOException {
    AtomicLong clock = new AtomicLong();
    try (ServerSocket server = listen(4096)) {
      CpProfilerConnection connection =
          CpProfilerConnection.open(
              HOST,
              server.getLocalPort(),
              Duration.ofSeconds(1),
              () -> clock.addAndGet(MILLISECONDS.toNanos(100)));
      assertThatThrownBy(() -> connection.send(new byte[LARGE]))
          .isInstanceOf(CpProfilerException.class)
          .hasMessageContaining("(it has read nothing for 1 seconds): leave the profiler open");
      assertThat(connection.isOpen()).isFalse();
    }
  }

  /** Searches while the profiler does not read; acts when the search waits for it. */
  private static Completion searchUnread(QueensSolverBuilder builder, Runnable action)
      throws IOException {
    Counter events = new Counter();
    WaitingClock clock = new WaitingClock(events, action);
    try (ServerSocket server = listen(4096);
        CpProfiler profiler =
            new CpProfiler(
                "n",
                CpProfilerConnection.open(
                    HOST, server.getLocalPort(), Duration.ofSeconds(1), clock))) {
      events.listener = profiler;
      Completion completion =
          builder
              .listener(events)
              .build()
              .enumerate(QueensModel.of(14), placement -> {})
              .completion();
      assertThat(clock.asked).as("the wait ends at once").isLessThan(2 * WaitingClock.OFTEN);
      return completion;
    }
  }

  @Test
  void endsAWaitWhenTheSearchIsInterrupted() throws IOException {
    try {
      assertThat(searchUnread(QueensSolver.builder(), Thread.currentThread()::interrupt))
          .isEqualTo(Completion.INTERRUPTED);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void endsAWaitWhenATokenStopsTheSearch() throws IOException {
    StopToken token = new StopToken();
    assertThat(searchUnread(QueensSolver.builder().stopToken(token), token::stop))
        .isEqualTo(Completion.STOPPED_BY_TOKEN);
  }

  @Test
  void endsAWaitAtTheTimeLimit() throws IOException {
    assertThat(searchUnread(QueensSolver.builder().timeLimit(Duration.ofMillis(200)), () -> {}))
        .isEqualTo(Completion.TIME_LIMIT);
  }

  /** A clock that stands still, and acts when it is asked often while the search does not go on. */
  private static final class WaitingClock implements LongSupplier {
    /** More often than for the parts of a message that is sent. */
    private static final int OFTEN = 20;

    private final Counter events;
    private final Runnable action;
    private long branches;
    private int asked;

    WaitingClock(Counter events, Runnable action) {
      this.events = events;
      this.action = action;
    }

    @Override
    public long getAsLong() {
      asked = events.branches == branches ? asked + 1 : 0;
      branches = events.branches;
      if (asked == OFTEN) {
        action.run();
      }
      return 0;
    }
  }

  /** Counts the branches of the search of another listener. */
  private static final class Counter implements SearchListener {
    private long branches;
    private SearchListener listener = new SearchListener() {};

    @Override
    public void begun(QueensModel model, BooleanSupplier stopRequested) {
      listener.begun(model, stopRequested);
    }

    @Override
    public void branched(Branch branch) {
      branches++;
      listener.branched(branch);
    }

    @Override
    public void ended(Optional<SolveResult> result) {
      listener.ended(result);
    }
  }
}
