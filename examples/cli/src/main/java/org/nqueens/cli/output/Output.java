package org.nqueens.cli.output;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.IntSupplier;

/**
 * Buffered standard output, which a timer flushes every 200 ms to show results during the search.
 * Unbuffered printing takes longer than the search. The creating thread prints; the timer's thread
 * only flushes.
 */
public final class Output implements AutoCloseable {
  private static final int BUFFER = 1 << 16;
  private static final long FLUSH_MILLIS = 200;

  private final Writer writer;
  private final IntSupplier width;
  private final Thread owner = Thread.currentThread();
  private volatile IOException failure;
  private Timer flusher;
  private String separator = "";
  private boolean json;
  private boolean failureThrown;

  /** Thrown when the results cannot be written. */
  public static final class UnwritableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnwritableException(IOException cause) {
      super("cannot write the results: " + cause.getMessage(), cause);
    }

    /** True if the reader has closed the pipe, as {@code head} does, which is not an error. */
    public boolean isClosedPipe() {
      String reason = String.valueOf(getCause().getMessage());
      return reason.contains("Broken pipe") || reason.contains("pipe is being closed");
    }
  }

  /** An output that is no terminal. */
  public Output(OutputStream out) {
    this(out, () -> Words.UNLIMITED);
  }

  /**
   * The calling thread becomes the owner, which is interrupted when a flush fails.
   *
   * @param width the number of columns of sentences and tables
   */
  public Output(OutputStream out, IntSupplier width) {
    this.width = width;
    writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER);
  }

  /** The number of columns of sentences and tables. */
  public int width() {
    return width.getAsInt();
  }

  /** Sets whether answers are JSON lines in place of sentences. */
  public void setJson(boolean lines) {
    json = lines;
  }

  public boolean isJson() {
    return json;
  }

  /** Prints sentences for people, or the object for programs. */
  public void answer(String sentences, Json object) {
    if (json) {
      print(object.line());
    } else {
      printWords(sentences);
    }
  }

  /** Prints an object for programs alone, such as the result, the last line of JSON. */
  public void printJson(Json object) {
    if (json) {
      print(object.line());
    }
  }

  /** Prints sentences, wrapped at the width of the terminal. */
  public void printWords(String text) {
    print(Words.wrapped(text, width()));
  }

  /** Prints a text between what has been printed and what will be, if there is both. */
  public void separate(String text) {
    separator = flusher == null ? "" : text;
  }

  public void print(String text) {
    try {
      requireWritable();
      writer.write(separator);
      separator = "";
      writer.write(text);
    } catch (IOException e) {
      throw unwritable(e);
    }
    if (flusher == null) {
      flusher = new Timer("queens-flush", true);
      flusher.schedule(new Flush(), FLUSH_MILLIS, FLUSH_MILLIS);
    }
  }

  public void flush() {
    try {
      requireWritable();
      writer.flush();
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Flushes unless a failure was thrown before; the stream itself stays open. */
  @Override
  public void close() {
    if (flusher != null) {
      flusher.cancel();
    }
    if (!failureThrown) {
      flush();
    }
  }

  private UnwritableException unwritable(IOException cause) {
    failureThrown = true;
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
        // The owner may search for long before it prints again: the interrupt ends its search.
        failure = e;
        owner.interrupt();
        cancel();
      }
    }
  }
}
