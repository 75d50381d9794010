package org.nqueens.cli.profiler;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A server on the loopback that keeps what its only client sends, until the end of the stream. */
final class FakeProfiler implements AutoCloseable {
  static final String HOST = "127.0.0.1";
  private static final int TIMEOUT_SECONDS = 60;

  private final ServerSocket server;
  private final ByteArrayOutputStream received = new ByteArrayOutputStream();
  private final CompletableFuture<byte[]> all = new CompletableFuture<>();

  FakeProfiler() throws IOException {
    server = new ServerSocket(0, 1, InetAddress.getByName(HOST));
    Thread reader = new Thread(this::read, "fake profiler");
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    try (Socket client = server.accept();
        InputStream in = client.getInputStream()) {
      byte[] chunk = new byte[4096];
      for (int size = in.read(chunk); size >= 0; size = in.read(chunk)) {
        synchronized (this) {
          received.write(chunk, 0, size);
          notifyAll();
        }
      }
      all.complete(received.toByteArray());
    } catch (IOException e) {
      all.completeExceptionally(e);
    }
  }

  int port() {
    return server.getLocalPort();
  }

  CpProfiler connect(String name) {
    return CpProfiler.connect(HOST, port(), name);
  }

  /** All bytes, after the client has closed the connection. */
  byte[] bytes() throws Exception {
    return all.get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
  }

  /** The bytes so far, once there are as many as given. */
  synchronized byte[] await(int size) throws InterruptedException {
    while (received.size() < size) {
      wait();
    }
    return received.toByteArray();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
