package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class XmlTextTest {
  @Test
  void escapesMarkup() {
    assertThat(XmlText.escape("<a href=\"x\">&amp;</a>"))
        .isEqualTo("&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;");
  }

  @Test
  void replacesWhatXmlDoesNotAllow() {
    assertThat(XmlText.escape("\0\t\n\r\u001F ")).isEqualTo("\uFFFD\t\n\r\uFFFD ");
    assertThat(XmlText.escape("a\uD800b\uFFFEc\uD83D\uDE00"))
        .isEqualTo("a\uFFFDb\uFFFDc\uD83D\uDE00");
  }

  /** Such a mark would show the words after it in another order. */
  @Test
  void replacesDirectionMarks() {
    assertThat(XmlText.escape("\u061C\u200E\u200F \u202Atxt.sgnittes\u202E \u2066a\u2069"))
        .isEqualTo("\uFFFD\uFFFD\uFFFD \uFFFDtxt.sgnittes\uFFFD \uFFFDa\uFFFD");
    assertThat(XmlText.escape("\uD83D\uDC69\u200D\uD83C\uDF3E \u05D0"))
        .as("a joined emoji, a letter of Hebrew")
        .isEqualTo("\uD83D\uDC69\u200D\uD83C\uDF3E \u05D0");
  }
}
