package org.nqueens.batch;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Thrown if a file cannot be used as a journal: it is no journal, is damaged, belongs to another
 * question, or is in use. The message is one line.
 */
public final class JournalException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Reports a journal. */
  public JournalException(String message) {
    super(message);
  }

  JournalException(String message, Throwable cause) {
    super(message, cause);
  }

  static JournalException cannot(String verb, Path file, IOException cause) {
    return new JournalException(
        "journal (%s) cannot be %s: %s; check the file, its folder, and the space on the disk"
            .formatted(file, verb, reason(file, cause)),
        cause);
  }

  /** The reason without the path, which streams and channels put into their messages. */
  private static String reason(Path file, IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (cause instanceof AccessDeniedException) {
      return "access denied";
    }
    String message =
        cause instanceof FileSystemException failure && failure.getReason() != null
            ? failure.getReason()
            : String.valueOf(cause.getMessage());
    String path = file + " (";
    return message.startsWith(path) && message.endsWith(")")
        ? message.substring(path.length(), message.length() - 1)
        : message;
  }
}
