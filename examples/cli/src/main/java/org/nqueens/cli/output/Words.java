package org.nqueens.cli.output;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.function.IntSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Sentences: numbers of things, lines that are broken at blanks, and text from outside, such as
 * names of files, made safe for a terminal.
 */
public final class Words {
  /** The width of text that is not wrapped. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

  private Words() {}

  /** Replaces what a terminal would obey or not show by escapes such as {@code \u001B}. */
  public static String visible(String words) {
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

  /** Applies {@link #visible} to each line of a text; a tab becomes four blanks. */
  public static String visibleLines(String text) {
    StringBuilder lines = new StringBuilder();
    text.lines().forEach(line -> lines.append(visible(line.replace("\t", "    "))).append('\n'));
    return lines.toString();
  }

  /** A number of things, such as {@code 1 thread} or {@code 2 threads}. */
  public static String counted(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** Breaks lines longer than a width, with their indentation. Longer words stay whole. */
  public static String wrapped(String text, int width) {
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      lines[i] = wrappedLine(lines[i], width);
    }
    return String.join("\n", lines);
  }

  private static String wrappedLine(String line, int width) {
    StringBuilder wrapped = new StringBuilder();
    String rest = line;
    String indent = " ".repeat(line.length() - line.stripLeading().length());
    while (rest.length() > width) {
      int first = indent.length();
      int blank = rest.lastIndexOf(' ', width);
      blank = blank > first ? blank : rest.indexOf(' ', first);
      if (blank < 0) {
        break;
      }
      wrapped.append(rest.substring(0, blank).stripTrailing()).append('\n');
      rest = indent + rest.substring(blank).stripLeading();
    }
    return wrapped.append(rest).toString();
  }

  /** A writer that wraps what is written between two flushes; it asks for the width at each. */
  public static Writer wrapping(PrintWriter target, IntSupplier width) {
    return new StringWriter() {
      @Override
      public void flush() {
        if (!getBuffer().isEmpty()) {
          target.print(wrapped(toString(), width.getAsInt()));
          getBuffer().setLength(0);
        }
        target.flush();
      }
    };
  }
}
