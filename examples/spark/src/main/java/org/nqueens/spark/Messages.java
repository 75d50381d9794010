package org.nqueens.spark;

import java.io.IOException;

/** The texts of failures for people. */
final class Messages {
  private static final String CAUSE = "Caused by: ";

  private Messages() {}

  /**
   * The first line of a message, or of the message of the cause if a failure has none. The type
   * comes first if the message may be only a name.
   */
  static String line(Throwable thrown) {
    String message = thrown.getMessage();
    if (message == null || message.isBlank()) {
      String type = thrown.getClass().getSimpleName();
      return thrown.getCause() == null ? type : type + ": " + line(thrown.getCause());
    }
    String first = message.strip().lines().findFirst().orElseThrow();
    boolean needsType = thrown instanceof IOException || thrown instanceof Error;
    return needsType ? thrown.getClass().getSimpleName() + ": " + first : first;
  }

  /**
   * The last cause in the trace that Spark quotes for a failed task; without a trace, the first
   * line.
   */
  static String lastCause(Throwable thrown) {
    return String.valueOf(thrown.getMessage())
        .lines()
        .filter(line -> line.startsWith(CAUSE))
        .reduce((first, second) -> second)
        .map(line -> line.substring(CAUSE.length()))
        .orElseGet(() -> line(thrown));
  }
}
