package org.nqueens.pages;

/** Character data of an XML 1.0 document. */
final class XmlText {
  private XmlText() {}

  /**
   * Escapes the text of an element or of an attribute.
   *
   * @param words any text
   * @return the text, in which characters that XML does not allow are U+FFFD
   */
  static String escape(String words) {
    StringBuilder text = new StringBuilder();
    words
        .codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '"' -> text.append("&quot;");
                default -> text.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
              }
            });
    return text.toString();
  }

  /** Production 2, Char, of <a href="https://www.w3.org/TR/xml/#charsets">XML 1.0</a>. */
  private static boolean isAllowed(int c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || c >= 0x20 && c <= 0xD7FF
        || c >= 0xE000 && c <= 0xFFFD
        || c >= 0x10000;
  }
}
