package org.nqueens.spark;

import java.io.IOException;

/** The texts of failures for people. */
final class Messages {
  private Messages() {}

  /**
   * The first line of a message, of the cause where a failure has none; after its type where the
   * message alone may be a mere name.
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
}
