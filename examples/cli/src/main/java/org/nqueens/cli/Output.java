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
 * Standard output, buffered so that printing is not what takes the time, and flushed a few times a
 * second so that nobody waits for what has been found. Safe for use by several threads.
 */
final class Output implements AutoCloseable {
  private static final int BUFFER = 1 << 16;
  private static final long FLUSH_MILLIS = 200;

  private final Writer writer;
  private Timer flusher;

  /**
   * Thrown when nobody reads what is printed, as after {@code | head}: a reason to stop quietly.
   */
  static final class ClosedPipeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ClosedPipeException(IOException cause) {
      super("standard output is closed", cause);
    }
  }

  Output(OutputStream out) {
    writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER);
  }

  /** The buffered writer itself. */
  Writer writer() {
    return writer;
  }

  void print(String text) {
    try {
      writer.write(text);
    } catch (IOException e) {
      throw new ClosedPipeException(e);
    }
    if (flusher == null) {
      flusher = new Timer("queens-flush", true);
      flusher.schedule(new Flush(), FLUSH_MILLIS, FLUSH_MILLIS);
    }
  }

  void flush() {
    try {
      writer.flush();
    } catch (IOException e) {
      throw new ClosedPipeException(e);
    }
  }

  /** Ends the flushing; the stream itself is not ours to close. */
  @Override
  public void close() {
    if (flusher != null) {
      flusher.cancel();
    }
    flush();
  }

  private final class Flush extends TimerTask {
    @Override
    public void run() {
      try {
        writer.flush();
      } catch (IOException e) {
        // The next print meets the same error where it can end the search.
        cancel();
      }
    }
  }
}
