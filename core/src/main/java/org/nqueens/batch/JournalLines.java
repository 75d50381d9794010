package org.nqueens.batch;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** The lines of a journal, one after the other. For one thread. */
final class JournalLines implements Closeable {
  /** More than any line of a header takes. */
  private static final int MAX_LENGTH = 1 << 22;

  private static final int BUFFER = 1 << 16;

  /** Not by a channel, which an interrupt of the thread would close. */
  private final InputStream file;

  private byte[] bytes = new byte[JournalRecord.MAX_LENGTH];
  private long offset;
  private int number;

  JournalLines(Path path) throws IOException {
    file = new BufferedInputStream(new FileInputStream(path.toFile()), BUFFER);
  }

  /**
   * A line without its line feed, one character for each byte.
   *
   * @param number from 1
   * @param offset the position of its first byte
   * @param isEnded false for the last line of a file that does not end in a line feed; also for a
   *     line longer than any of a journal, which is cut
   */
  record Line(String text, int number, long offset, boolean isEnded) {
    /** The position behind the line. */
    long end() {
      return offset + text.length() + (isEnded ? 1 : 0);
    }
  }

  /** The next line; empty at the end of the file. */
  Optional<Line> next() throws IOException {
    int length = 0;
    int read = file.read();
    while (read >= 0 && read != '\n' && length < MAX_LENGTH) {
      if (length == bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * length);
      }
      bytes[length++] = (byte) read;
      read = file.read();
    }
    if (length == 0 && read < 0) {
      return Optional.empty();
    }
    String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    Line line = new Line(text, ++number, offset, read == '\n');
    offset = line.end();
    return Optional.of(line);
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
