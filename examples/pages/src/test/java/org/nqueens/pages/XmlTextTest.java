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
}
