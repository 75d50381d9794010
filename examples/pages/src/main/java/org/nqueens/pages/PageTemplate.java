package org.nqueens.pages;

import java.io.ByteArrayOutputStream;
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
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * An HTML page, or a part of one, with placeholders such as <code>{title}</code>. The texts that
 * replace them are not searched for placeholders again. Immutable and thread-safe.
 *
 * <p>A page allows its own style sheet and script by their hashes, see <a
 * href="https://www.w3.org/TR/CSP3/#grammardef-hash-source">Content Security Policy Level 3</a>.
 */
final class PageTemplate {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z-]+)\\}");

  private final String name;
  private final Map<String, String> texts;

  private PageTemplate(String name, Map<String, String> texts) {
    this.name = name;
    this.texts = texts;
  }

  /** A template without texts, which is a resource of this package, as styles and scripts are. */
  static PageTemplate of(String name) {
    return new PageTemplate(name, Map.of());
  }

  /** This template with a text, quoted as its place needs. */
  PageTemplate with(String placeholder, String text) {
    Map<String, String> more = new HashMap<>(texts);
    more.put(placeholder, text);
    return new PageTemplate(name, more);
  }

  /**
   * This template with the parts of a style sheet for <code>{style}</code> and its hash for <code>
   * {style-hash}</code>.
   */
  PageTemplate withStyle(String... resources) {
    return withHashed(
        "style", Arrays.stream(resources).map(this::read).collect(Collectors.joining("\n")));
  }

  /**
   * This template with a script for <code>{script}</code> and its hash for <code>{script-hash}
   * </code>.
   *
   * @param module the name of the module that runs last
   */
  PageTemplate withScript(String module) {
    return withHashed("script", PageScript.of(module, this::read));
  }

  /**
   * Bytes as text for a page: deflated without a header (RFC 1951), in base 64. The text does not
   * depend on the machine for one version of the JDK.
   */
  static String packed(byte[] content) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory cannot fail to be written", e);
    } finally {
      deflater.end();
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private PageTemplate withHashed(String placeholder, String code) {
    return with(placeholder, code).with(placeholder + "-hash", hash(code));
  }

  /**
   * The template with all texts.
   *
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
            PageTemplate.class.getResourceAsStream(resource),
            () -> "resource (%s) is missing: use a complete jar".formatted(resource))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("resource (%s) cannot be read".formatted(resource), e);
    }
  }
}
