package org.nqueens.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Timer;
import java.util.TimerTask;

/**
 * Standard output, buffered, since unbuffered printing takes longer than the search, and flushed a
 * few times a second to show results as they are found. Safe for use by several threads.
 */
final class Output implements AutoCloseable {
  private static final int BUFFER = 1 << 16;
  private static final long FLUSH_MILLIS = 200;

  private final Writer writer;
  private final Thread owner = Thread.currentThread();
  private volatile IOException failure;
  private Timer flusher;
  private boolean reported;

  /** Thrown when results cannot be written. */
  static final class UnwritableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnwritableException(IOException cause) {
      super("cannot write the results: " + cause.getMessage(), cause);
    }

    /** True if the reader has closed the pipe, as {@code head} does: not an error. */
    boolean isClosedPipe() {
      String reason = String.valueOf(getCause().getMessage());
      return reason.contains("Broken pipe") || reason.contains("pipe is being closed");
    }
  }

  /** Made by the thread that works for this output. */
  Output(OutputStream out) {
    writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER);
  }

  void print(String text) {
    try {
      requireWritable();
      writer.write(text);
    } catch (IOException e) {
      throw unwritable(e);
    }
    if (flusher == null) {
      flusher = new Timer("queens-flush", true);
      flusher.schedule(new Flush(), FLUSH_MILLIS, FLUSH_MILLIS);
    }
  }

  void flush() {
    try {
      requireWritable();
      writer.flush();
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Writes what is left, unless that is known to fail; the stream itself is not ours to close. */
  @Override
  public void close() {
    if (flusher != null) {
      flusher.cancel();
    }
    if (!reported) {
      flush();
    }
  }

  private UnwritableException unwritable(IOException cause) {
    reported = true;
    return new UnwritableException(cause);
  }

  private void requireWritable() throws IOException {
    if (failure != null) {
      throw failure;
    }
  }

  private final class Flush extends TimerTask {
    @Override
    public void run() {
      try {
        writer.flush();
      } catch (IOException e) {
        // The owner may not print again for long: the interrupt ends its search.
        failure = e;
        owner.interrupt();
        cancel();
      }
    }
  }
}
