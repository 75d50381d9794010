package org.nqueens.cli.output;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The text of a progress display: the task with its elapsed time, then fields in the order of their
 * importance.
 */
record ProgressLine(String task, List<String> fields) {

  static ProgressLine of(String task, Duration elapsed) {
    long seconds = elapsed.toSeconds();
    return new ProgressLine(
        String.format(
            Locale.ROOT, "%s: %d:%02d:%02d", task, seconds / 3600, seconds / 60 % 60, seconds % 60),
        List.of());
  }

  ProgressLine with(String field) {
    return new ProgressLine(task, Stream.concat(fields.stream(), Stream.of(field)).toList());
  }

  /** The fields that fit as a whole: a number that is cut would be another number. */
  String toString(int maxWidth) {
    if (task.length() > maxWidth) {
      return task.substring(0, Math.max(0, maxWidth));
    }
    StringBuilder line = new StringBuilder(task);
    for (String field : fields) {
      if (line.length() + 2 + field.length() > maxWidth) {
        break;
      }
      line.append(", ").append(field);
    }
    return line.toString();
  }
}
