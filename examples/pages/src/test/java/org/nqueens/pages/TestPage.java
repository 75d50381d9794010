package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Pages whose script ends with one of the tests, which the policy of the page allows. */
final class TestPage {
  private static final Pattern SCRIPT = Pattern.compile("(?s)<script>(.*?)</script>");

  private TestPage() {}

  /**
   * A page with the script of a test.
   *
   * @param before statements that run before the script of the page
   * @param html a page with one script
   * @param resource the name of the script, a resource of this package
   */
  static String with(String html, String before, String resource) {
    SelfContained.requirePolicy(html);
    Matcher script = SCRIPT.matcher(html);
    assertThat(script.find()).as("the page has a script").isTrue();
    String code = script.group(1);
    String longer = "\"use strict\";\n" + before + "\n" + code + "\n" + read(resource);
    return html.replace(SelfContained.hash(code), SelfContained.hash(longer)).replace(code, longer);
  }

  private static String read(String resource) {
    try (InputStream in =
        Objects.requireNonNull(TestPage.class.getResourceAsStream(resource), resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
