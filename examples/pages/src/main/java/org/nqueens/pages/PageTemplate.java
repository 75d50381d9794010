package org.nqueens.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An HTML page, or a part of one, with placeholders such as <code>{title}</code>. The texts that
 * replace them are not searched for placeholders again. Immutable and thread-safe.
 *
 * <p>A page allows its own style sheet and script by their hashes, see <a
 * href="https://www.w3.org/TR/CSP3/#grammardef-hash-source">Content Security Policy Level 3</a>.
 */
final class PageTemplate {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z-]+)\\}");

  private final Class<?> home;
  private final String name;
  private final Map<String, String> texts;

  private PageTemplate(Class<?> home, String name, Map<String, String> texts) {
    this.home = home;
    this.name = name;
    this.texts = texts;
  }

  /**
   * A template that is a resource.
   *
   * @param home a class of the package of the resource
   * @param name the name of the resource
   * @return a template without texts
   */
  static PageTemplate of(Class<?> home, String name) {
    return new PageTemplate(home, name, Map.of());
  }

  /**
   * This template with a text.
   *
   * @param placeholder the name of the placeholder, of the letters a to z and hyphens
   * @param text the text, quoted as its place needs
   * @return a new template
   */
  PageTemplate with(String placeholder, String text) {
    Map<String, String> more = new HashMap<>(texts);
    more.put(placeholder, text);
    return new PageTemplate(home, name, more);
  }

  /**
   * This template with a style sheet for <code>{style}</code> and its hash for <code>{style-hash}
   * </code>.
   *
   * @param resources the names of the parts of the style sheet, resources of the same package
   * @return a new template
   */
  PageTemplate withStyle(String... resources) {
    return withHashed(
        "style", Arrays.stream(resources).map(this::read).collect(Collectors.joining("\n")));
  }

  /**
   * This template with a script for <code>{script}</code> and its hash for <code>{script-hash}
   * </code>.
   *
   * @param module the name of the module that runs last, a resource of the same package as all that
   *     it imports
   * @return a new template
   */
  PageTemplate withScript(String module) {
    return withHashed("script", PageScript.of(module, this::read));
  }

  /**
   * This template with a packed script for <code>{packed}</code>, its hash for <code>{script-hash}
   * </code>, and for <code>{script}</code> and <code>{loader-hash}</code> the small script that
   * unpacks it and adds it to the page, whose policy allows both.
   *
   * @param module the name of the module that runs last, as for {@link #withScript}
   * @return a new template
   */
  PageTemplate withPackedScript(String module) {
    String script = PageScript.of(module, this::read);
    String loader = PageScript.of("page-loader.mjs", this::read);
    return with("packed", PackedText.of(script.getBytes(StandardCharsets.UTF_8)))
        .with("script-hash", hash(script))
        .with("script", loader)
        .with("loader-hash", hash(loader));
  }

  private PageTemplate withHashed(String placeholder, String code) {
    return with(placeholder, code).with(placeholder + "-hash", hash(code));
  }

  /**
   * The text of the page.
   *
   * @return the template with all texts
   * @throws IllegalStateException if a placeholder has no text
   */
  String fill() {
    return PLACEHOLDER
        .matcher(read(name))
        .replaceAll(match -> Matcher.quoteReplacement(text(match.group(1))));
  }

  private String text(String placeholder) {
    String text = texts.get(placeholder);
    if (text == null) {
      throw new IllegalStateException(
          "placeholder ({%s}) of template (%s) has no text: call with"
              .formatted(placeholder, name));
    }
    return text;
  }

  /** The hash by which a content security policy allows an element with this text. */
  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 (missing) must exist: use a complete JDK", e);
    }
  }

  private String read(String resource) {
    try (InputStream in =
        Objects.requireNonNull(
            home.getResourceAsStream(resource),
            () -> "resource (%s) is missing: use a complete jar".formatted(resource))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("resource (%s) cannot be read".formatted(resource), e);
    }
  }
}
