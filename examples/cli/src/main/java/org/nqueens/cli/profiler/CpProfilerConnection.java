package org.nqueens.cli.profiler;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * A connection that takes messages to CP-Profiler, each after its length in 4 bytes, little-endian.
 * The messages are buffered. Not thread-safe.
 */
final class CpProfilerConnection {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);

  /**
   * The time between two attempts to write. A socket with a full buffer of some megabytes is
   * reported as writable only when the reader has made room for a third of it, which may take a
   * slow one longer than the patience, whereas a write takes the room that there is.
   */
  private static final Duration RETRY = Duration.ofMillis(10);

  private static final int FULL_BUFFER = 1 << 14;

  /** The age of a buffered message at which the next message takes it along: a live picture. */
  private static final long STALE_NANOS = Duration.ofMillis(40).toNanos();

  private final String address;
  private final SocketChannel channel;
  private final Selector selector;
  private final long patienceNanos;
  private final LongSupplier nanoTime;
  private BooleanSupplier stopRequested = () -> false;
  private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(FULL_BUFFER);
  private long flushed;

  private CpProfilerConnection(
      String address,
      SocketChannel channel,
      Selector selector,
      Duration patience,
      LongSupplier nanoTime) {
    this.address = address;
    this.channel = channel;
    this.selector = selector;
    this.patienceNanos = patience.toNanos();
    this.nanoTime = nanoTime;
    this.flushed = nanoTime.getAsLong();
  }

  /**
   * Connects to the first address of a host that accepts a connection.
   *
   * @param patience the time after which a profiler that reads nothing is given up
   * @param nanoTime the clock of the patience, such as {@link System#nanoTime}
   */
  static CpProfilerConnection open(
      String host, int port, Duration patience, LongSupplier nanoTime) {
    String address = host + ":" + port;
    InetAddress[] addresses;
    try {
      addresses = InetAddress.getAllByName(host);
    } catch (UnknownHostException e) {
      throw new CpProfilerException(
          "profiler (%s) must be on a known host: give its name or address, such as localhost"
              .formatted(address),
          e);
    }
    IOException refusal = new IOException("no address");
    for (InetAddress candidate : addresses) {
      try {
        return open(address, new InetSocketAddress(candidate, port), patience, nanoTime);
      } catch (IOException e) {
        refusal = e;
      }
    }
    throw new CpProfilerException(
        "profiler (%s) must accept connections (%s): start CP-Profiler before the search, or give the port that it shows"
            .formatted(address, refusal.getMessage()),
        refusal);
  }

  private static CpProfilerConnection open(
      String address, InetSocketAddress socket, Duration patience, LongSupplier nanoTime)
      throws IOException {
    SocketChannel channel = SocketChannel.open();
    try {
      channel.socket().connect(socket, Math.toIntExact(CONNECT_TIMEOUT.toMillis()));
      // A blocking write would hold an interrupted search for as long as the profiler does not
      // read.
      channel.configureBlocking(false);
      Selector selector = Selector.open();
      channel.register(selector, SelectionKey.OP_WRITE);
      return new CpProfilerConnection(address, channel, selector, patience, nanoTime);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /** Sets the signal that ends waits, and with them the connection. */
  void stopAt(BooleanSupplier signal) {
    stopRequested = signal;
  }

  /** Sends a message now or, with later ones, soon. */
  void send(byte[] message) {
    byte[] length =
        ByteBuffer.allocate(Integer.BYTES)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt(message.length)
            .array();
    buffer.writeBytes(length);
    buffer.writeBytes(message);
    if (buffer.size() >= FULL_BUFFER || nanoTime.getAsLong() - flushed >= STALE_NANOS) {
      flush();
    }
  }

  /**
   * Sends all messages; waits for the profiler to read, unless the thread is interrupted or the
   * search is to stop, and as long as it reads anything in the time of patience.
   */
  void flush() {
    ByteBuffer bytes = ByteBuffer.wrap(buffer.toByteArray());
    buffer.reset();
    try {
      long taken = nanoTime.getAsLong();
      while (bytes.hasRemaining() && channel.isOpen()) {
        if (channel.write(bytes) > 0) {
          taken = nanoTime.getAsLong();
        } else {
          await(taken);
        }
      }
    } catch (IOException e) {
      close();
      throw new CpProfilerException(
          "profiler (%s) must keep its connection until the end of the search (%s): leave the profiler open and search again"
              .formatted(address, e.getMessage()),
          e);
    }
    flushed = nanoTime.getAsLong();
  }

  /**
   * Waits a moment for the profiler to read. An interrupt or a stop, which ends the search, closes
   * the connection instead.
   *
   * @param taken the time at which the profiler has taken the latest byte
   */
  private void await(long taken) throws IOException {
    if (Thread.currentThread().isInterrupted() || stopRequested.getAsBoolean()) {
      close();
    } else if (nanoTime.getAsLong() - taken >= patienceNanos) {
      throw new IOException(
          "it has read nothing for " + TimeUnit.NANOSECONDS.toSeconds(patienceNanos) + " seconds");
    } else {
      selector.select(writable -> {}, RETRY.toMillis());
    }
  }

  boolean isOpen() {
    return channel.isOpen();
  }

  /** Closes the connection without the messages that are still in the buffer. */
  void close() {
    try (selector;
        channel) {
      buffer.reset();
    } catch (IOException e) {
      // The socket is given up; the profiler has all that was sent.
    }
  }
}
