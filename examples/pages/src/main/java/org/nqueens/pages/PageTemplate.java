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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.nqueens.puzzle.language.Language;

/**
 * An HTML page, or a part of one, with placeholders such as <code>{title}</code>. The texts that
 * replace them are not searched for placeholders again. Immutable and thread-safe.
 *
 * <p>A page allows its own style sheet and script by their hashes, see <a
 * href="https://www.w3.org/TR/CSP3/#grammardef-hash-source">Content Security Policy Level 3</a>.
 */
final class PageTemplate {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z-]+)\\}");

  /** An element whose content is the text of a key. */
  private static final Pattern TEXT = Pattern.compile("<[^>]*\\sdata-words=\"([^\"]+)\"[^>]*>");

  /** The text of a key as the label of an element. */
  private static final Pattern LABEL = Pattern.compile("\\sdata-label=\"([^\"]+)\"");

  /** An attribute of a key, of which a page in one language has no use. */
  private static final Pattern KEY = Pattern.compile(" data-(?:words|label)=\"[^\"]*\"");

  private static final Pattern CODE = Pattern.compile("`([^`]*)`");

  /** Comments and blanks of a style sheet, which a page does without. */
  private static final Pattern UNUSED =
      Pattern.compile("\\s*/\\*[^*]*\\*/\\s*|(?<=[:,;{}])\\s+|\\s+(?=[{}])");

  private final String name;
  private final String html;
  private final Map<String, String> texts;

  private PageTemplate(String name, String html, Map<String, String> texts) {
    this.name = name;
    this.html = html;
    this.texts = texts;
  }

  /** A template without texts, which is a resource of this package, as styles and scripts are. */
  static PageTemplate of(String name) {
    return of(name, read(name));
  }

  /** A template without texts, with a name for messages. */
  static PageTemplate of(String name, String html) {
    return new PageTemplate(name, html, Map.of());
  }

  /** This template with a text, quoted as its place needs. */
  PageTemplate with(String placeholder, String text) {
    Map<String, String> more = new HashMap<>(texts);
    more.put(placeholder, text);
    return new PageTemplate(name, html, more);
  }

  /**
   * This template with the words of {@link Language}: in English in the elements with {@code
   * data-words} and {@code data-label}, and in all languages for <code>{words}</code>, {@linkplain
   * #packed packed}, where {@code board-language.mjs} finds them.
   *
   * @param groups the beginnings of the keys of the texts that the page uses, up to a dot
   */
  PageTemplate withWords(String... groups) {
    return new PageTemplate(name, html(Language.ENGLISH), texts)
        .with("words", words(Set.of(groups), List.of(Language.values())));
  }

  /**
   * This template with its words in one language, without their keys; <code>{language}</code> is
   * the tag of the language.
   *
   * @param groups the beginnings of the keys of the texts that the script asks for, up to a dot
   */
  PageTemplate withWordsIn(Language language, String... groups) {
    return new PageTemplate(name, KEY.matcher(html(language)).replaceAll(""), texts)
        .with("words", words(Set.of(groups), List.of(language)))
        .with("language", language.toString());
  }

  /** The HTML with the words of the elements that have keys. */
  private String html(Language language) {
    String labelled =
        LABEL
            .matcher(html)
            .replaceAll(
                label ->
                    Matcher.quoteReplacement(
                        "%s aria-label=\"%s\""
                            .formatted(label.group(), escaped(label.group(1), language))));
    return TEXT.matcher(labelled)
        .replaceAll(
            element ->
                Matcher.quoteReplacement(
                    element.group()
                        + CODE.matcher(escaped(element.group(1), language))
                            .replaceAll("<code>$1</code>")));
  }

  /**
   * Texts in some languages, packed for {@code board-texts.mjs}: for each key an array of its
   * texts, in the order of the languages; a text is empty if its language has no such plural
   * category.
   */
  private static String words(Set<String> groups, List<Language> languages) {
    Map<String, String> json = new LinkedHashMap<>();
    json.put("tag", strings(languages.stream().map(Language::toString)));
    languages.stream()
        .flatMap(language -> language.keys().stream())
        .distinct()
        .sorted()
        .filter(key -> !key.contains(".") || groups.contains(key.substring(0, key.indexOf('.'))))
        .forEach(key -> json.put(key, strings(languages.stream().map(each -> textOf(key, each)))));
    return packed(JsonText.object(json).getBytes(StandardCharsets.UTF_8));
  }

  private static String textOf(String key, Language language) {
    return language.keys().contains(key) ? language.template(key) : "";
  }

  private static String strings(Stream<String> texts) {
    return JsonText.array(texts.map(JsonText::string));
  }

  private static String escaped(String key, Language language) {
    return XmlText.escape(language.template(key));
  }

  /**
   * This template with the parts of a style sheet for <code>{style}</code> and its hash for <code>
   * {style-hash}</code>.
   */
  PageTemplate withStyle(String... resources) {
    return withHashed(
        "style",
        UNUSED
            .matcher(
                Arrays.stream(resources).map(PageTemplate::read).collect(Collectors.joining("\n")))
            .replaceAll(""));
  }

  /**
   * This template with a script for <code>{script}</code> and its hash for <code>{script-hash}
   * </code>.
   *
   * @param module the name of the module that runs last
   */
  PageTemplate withScript(String module) {
    return withHashed("script", PageScript.of(module, PageTemplate::read));
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

  /** The page, packed as text. */
  String fillPacked() {
    return packed(fill().getBytes(StandardCharsets.UTF_8));
  }

  String fill() {
    return PLACEHOLDER
        .matcher(html)
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

  /** The hash of an element with this text, for a content security policy that allows it. */
  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 (missing) must exist: use a complete JDK", e);
    }
  }

  /** The text of a resource of this package. */
  static String read(String resource) {
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
