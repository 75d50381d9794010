package org.nqueens.cli;

/** Words of the user, such as names of files, in a message that may reach a terminal. */
final class VisibleText {
  private VisibleText() {}

  /** The words, with an escape such as {@code \u001B} for each character that is not printable. */
  static String of(String words) {
    StringBuilder text = new StringBuilder();
    words
        .chars()
        .forEach(
            c -> {
              if (isPrintable(c)) {
                text.append((char) c);
              } else {
                text.append("\\u%04X".formatted(c));
              }
            });
    return text.toString();
  }

  /** False for controls, formats such as those that turn the direction of a line, and line ends. */
  private static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /** The text with each of its lines like {@link #of}, tabs as blanks. */
  static String ofLines(String text) {
    StringBuilder lines = new StringBuilder();
    text.lines().forEach(line -> lines.append(of(line.replace("\t", "    "))).append('\n'));
    return lines.toString();
  }
}
