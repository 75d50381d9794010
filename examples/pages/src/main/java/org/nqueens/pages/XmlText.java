package org.nqueens.pages;

/** Character data of an XML 1.0 document. */
final class XmlText {
  private XmlText() {}

  /** Escapes the text of an element or of an attribute; what cannot be shown becomes U+FFFD. */
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
                default -> text.appendCodePoint(shown(c));
              }
            });
    return text.toString();
  }

  /**
   * The character of a page for a character of a text: U+FFFD for characters that XML does not
   * allow, see production 2, Char, of <a href="https://www.w3.org/TR/xml/#charsets">XML 1.0</a>.
   * Also U+FFFD for a direction mark, because it would change the order of the words after it.
   */
  static int shown(int c) {
    boolean isAllowed =
        c == '\t'
            || c == '\n'
            || c == '\r'
            || c >= 0x20 && c <= 0xD7FF
            || c >= 0xE000 && c <= 0xFFFD
            || c >= 0x10000;
    return isAllowed && !isDirectionMark(c) ? c : 0xFFFD;
  }

  /** Property Bidi_Control of Unicode. */
  private static boolean isDirectionMark(int c) {
    return c == 0x61C
        || c == 0x200E
        || c == 0x200F
        || c >= 0x202A && c <= 0x202E
        || c >= 0x2066 && c <= 0x2069;
  }
}
