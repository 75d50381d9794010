package org.nqueens.cli.output;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Text from outside, such as names of files, made safe for messages on a terminal. */
public final class VisibleText {
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

  private VisibleText() {}

  /** Replaces what a terminal would obey or not show by escapes such as {@code \u001B}. */
  public static String of(String words) {
    return UNPRINTABLE
        .matcher(words)
        .replaceAll(
            found ->
                found
                    .group()
                    .chars()
                    .mapToObj("\\\\u%04X"::formatted)
                    .collect(Collectors.joining()));
  }

  /** Applies {@link #of} to each line of a text; a tab becomes four blanks. */
  public static String ofLines(String text) {
    StringBuilder lines = new StringBuilder();
    text.lines().forEach(line -> lines.append(of(line.replace("\t", "    "))).append('\n'));
    return lines.toString();
  }
}
