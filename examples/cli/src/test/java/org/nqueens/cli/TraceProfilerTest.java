package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What a profiler receives from the command. */
class TraceProfilerTest extends ProcessTest {
  private static final byte NODE = 0;
  private static final byte DONE = 1;
  private static final byte START = 2;

  private ServerSocket server;

  @BeforeEach
  void listen() throws IOException {
    server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
  }

  @AfterEach
  void close() throws IOException {
    server.close();
  }

  private String address() {
    return "localhost:" + server.getLocalPort();
  }

  /** Reads the types of the messages of one connection to its end, and tells when one has come. */
  private CompletableFuture<List<Byte>> types(CountDownLatch some) {
    return CompletableFuture.supplyAsync(
        () -> {
          List<Byte> types = new ArrayList<>();
          try (Socket socket = server.accept();
              InputStream in = socket.getInputStream()) {
            byte[] length = in.readNBytes(4);
            while (length.length == 4) {
              int size = ByteBuffer.wrap(length).order(ByteOrder.LITTLE_ENDIAN).getInt();
              types.add(in.readNBytes(size)[0]);
              some.countDown();
              length = in.readNBytes(4);
            }
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          return types;
        });
  }

  @Test
  void receivesTheTree() throws Exception {
    CompletableFuture<List<Byte>> types = types(new CountDownLatch(1));
    CommandRun run = CommandRun.of("trace", "4", "--profiler", address(), "--propagation", "value");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("Statistics\n  failures: 4\n  decisions: 5\n  nodes: 11\n")
        .contains("\n  search: embedded, first-unbound/smallest, propagation value\n");
    assertThat(types.get()).startsWith(START, NODE).endsWith(NODE, DONE).hasSize(13);
  }

  @Test
  void receivesTheEndOfATreeThatIsCut() throws Exception {
    CompletableFuture<List<Byte>> types = types(new CountDownLatch(1));
    CommandRun run = CommandRun.of("trace", "8", "--profiler", address(), "--limit", "1");
    assertThat(run.code()).isZero();
    assertThat(run.err())
        .isEqualTo("queens: stopped (SOLUTION_LIMIT), there may be more solutions\n");
    assertThat(types.get()).startsWith(START, NODE).endsWith(NODE, DONE);
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs signals: the command kill sends them on Linux and macOS")
  void receivesTheEndOfATreeAtAnInterrupt() throws Exception {
    CountDownLatch some = new CountDownLatch(100);
    CompletableFuture<List<Byte>> types = types(some);
    Process process = startHearingSigint("trace", "20", "--profiler", address());
    await("100 messages", process, () -> some.getCount() == 0);
    List<Byte> received = atSigint(process, types::get);
    assertThat(received).startsWith(START, NODE).endsWith(NODE, DONE);
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(new String(process.getInputStream().readAllBytes())).startsWith("Statistics\n");
    assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED), there may be more solutions\n");
  }

  @Test
  void isMissedBeforeTheSearch() throws IOException {
    String address = address();
    server.close();
    CommandRun run = CommandRun.of("trace", "8", "--profiler", address);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("queens: profiler (" + address + ") must accept connections (")
        .doesNotContain("\tat ");
    assertThat(run.err().lines()).hasSize(1);
  }

  @Test
  void isMissedInTheMiddleOfTheSearch() throws Exception {
    CompletableFuture.runAsync(
        () -> {
          try {
            server.accept().close();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
    CommandRun run = CommandRun.of("trace", "14", "--profiler", address());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("queens: profiler (" + address() + ") ");
    assertThat(run.err().lines()).hasSize(1);
  }
}
