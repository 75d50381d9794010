package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** The demands on every page: one small file that needs nothing else and allows nothing else. */
public final class SelfContained {
  private static final long MAX_TEMPLATE = 100_000;

  private static final List<String> OUTSIDE =
      List.of("http:", "https:", "//www", "src=", "@import", "<link", "<img", "<iframe");

  private static final List<String> FORBIDDEN =
      List.of("<[^>]* style=", "<[^>]* on[a-z]+=", "\\burl\\(", "\\beval\\(", "new Function");

  private SelfContained() {}

  /** Requires that a page names no other file, and nothing that its policy forbids. */
  public static void requireNothingElse(String html) {
    // The name of the SVG language is an address that no browser opens.
    String page = html.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
    assertThat(page.toLowerCase(Locale.ROOT)).doesNotContain(OUTSIDE);
    FORBIDDEN.forEach(code -> assertThat(page).doesNotContainPattern(code));
  }

  /** The same of a page with one script, data and words, whose elements have names of their own. */
  static void requirePageOfABoard(String html) {
    requireNothingElse(html);
    requirePolicy(html);
    assertThat(TestPage.all(html, "(<script)")).as("one script, the data and the words").hasSize(3);
    assertThat(TestPage.all(html, " id=\"([^\"]*)\"")).contains("grid").doesNotHaveDuplicates();
  }

  /** Requires that the policy of a page allows its style sheet and its script, by their hashes. */
  public static void requirePolicy(String html) {
    assertThat(policies(html))
        .containsExactly(
            "default-src 'none'; script-src 'sha256-%s'; style-src 'sha256-%s'"
                .formatted(hashOfOnly("script", html), hashOfOnly("style", html)));
  }

  /** Requires that the policy of a page without scripts allows its style sheet. */
  public static void requirePolicyWithoutScript(String html) {
    assertThat(html).doesNotContain("<script");
    assertThat(policies(html))
        .containsExactly(
            "default-src 'none'; style-src 'sha256-%s'".formatted(hashOfOnly("style", html)));
  }

  private static List<String> policies(String html) {
    return TestPage.all(html, "http-equiv=\"Content-Security-Policy\" content=\"([^\"]*)\"");
  }

  private static String hashOfOnly(String element, String html) {
    List<String> contents =
        TestPage.all(html, "(?s)<%1$s(?: type=\"module\")?>(.*?)</%1$s>".formatted(element));
    assertThat(contents).as("elements %s", element).hasSize(1);
    return hash(contents.get(0));
  }

  /** The hash by which a policy allows a text, without the name of the algorithm. */
  static String hash(String text) {
    try {
      byte[] content = text.getBytes(StandardCharsets.UTF_8);
      return Base64.getEncoder()
          .encodeToString(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Requires that the resources of a page are small together.
   *
   * @param home a class of the package of the resources
   * @param names the beginnings of the names of the resources, such as {@code trace}; that of the
   *     page comes first
   */
  public static void requireSmallTemplate(Class<?> home, String... names) {
    String files = "(%s)\\b.*\\.(html|css|mjs)".formatted(String.join("|", names));
    try {
      Path template = Path.of(Objects.requireNonNull(home.getResource(names[0] + ".html")).toURI());
      try (Stream<Path> all = Files.list(Objects.requireNonNull(template.getParent()))) {
        long bytes =
            all.filter(file -> file.getFileName().toString().matches(files))
                .mapToLong(file -> file.toFile().length())
                .sum();
        assertThat(bytes).isBetween(1L, MAX_TEMPLATE);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
