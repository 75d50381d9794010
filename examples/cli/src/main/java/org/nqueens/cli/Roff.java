package org.nqueens.cli;

/** A text in the macros {@code man} of roff, see {@code man 7 man}. */
final class Roff {
  private final StringBuilder text = new StringBuilder();

  /** Adds a request, such as {@code .SH NAME}, whose arguments are one line. */
  Roff request(String name, String... arguments) {
    text.append('.').append(name);
    for (String argument : arguments) {
      String escaped = escape(argument).replace("\"", "\\(dq");
      // Requests of roff itself take no quotes, which those of `man` need around blanks.
      boolean isWord = !escaped.isEmpty() && !escaped.contains(" ");
      text.append(isWord ? " " + escaped : " \"" + escaped + "\"");
    }
    text.append('\n');
    return this;
  }

  /** Adds lines of text, which the reader's terminal fills; an empty one begins a paragraph. */
  Roff lines(String... lines) {
    for (String line : lines) {
      if (line.isBlank()) {
        request("PP");
      } else {
        // A line that began with a dot or an apostrophe would be a request.
        text.append("\\&").append(escape(line.strip())).append('\n');
      }
    }
    return this;
  }

  /** Adds lines that stay as they are. */
  Roff verbatim(String lines) {
    request("nf");
    lines
        .lines()
        .forEach(line -> text.append(line.isEmpty() ? ".sp" : "\\&" + escape(line)).append('\n'));
    return request("fi");
  }

  /** Adds a term in bold letters, and below it the indented explanation. */
  Roff entry(String term, String explanation) {
    return request("TP").request("B", term).lines(explanation);
  }

  /** Hyphens become minus signs, which can be searched for and copied as options. */
  private static String escape(String plain) {
    return plain
        .replace("\\", "\\e")
        .replace("-", "\\-")
        .replace("`", "\\(ga")
        .replace("'", "\\(aq")
        .replace("^", "\\(ha")
        .replace("~", "\\(ti");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
