package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;

/** The document of a page after its script has run in Chromium, without a window or a network. */
public final class Chromium {
  private static final int WIDTH = 1400;
  private static final int HEIGHT = 900;

  /** A page, but not the list of all pages. */
  private static final Pattern PAGE_OBJECT = Pattern.compile("/Type /Page\\b");

  private final String document;

  private Chromium(String document) {
    this.document = document;
  }

  /**
   * Opens a page. The test fails if the page reports an error, prints to the console or does not
   * get ready.
   *
   * @param fragment the part of the address from {@code #} on, or an empty text
   */
  public static Chromium open(String html, String fragment) {
    return openAll(List.of(html), List.of(fragment)).get(0);
  }

  /**
   * Opens many pages one after the other in one tab, with one storage.
   *
   * @param fragments for each page its part of the address
   */
  public static List<Chromium> openAll(List<String> pages, List<String> fragments) {
    return openAll(pages, fragments, WIDTH, HEIGHT);
  }

  /** The same in windows of a size in pixels. */
  public static List<Chromium> openAll(
      List<String> pages, List<String> fragments, int width, int height) {
    assertThat(fragments).hasSameSizeAs(pages);
    return Browser.inTab(
        width,
        height,
        tab ->
            IntStream.range(0, pages.size())
                .mapToObj(i -> of(tab, pages.get(i), fragments.get(i)))
                .toList());
  }

  private static Chromium of(Browser.Tab tab, String html, String fragment) {
    tab.load(html, fragment);
    String document = tab.document();
    assertThat(document).as("the page is ready").contains(" data-ready=\"");
    assertThat(document).as("errors").doesNotContain(" data-error=\"");
    return new Chromium(document);
  }

  /** The number of pages on which a document is printed. */
  public static int printedPages(String html) {
    return (int) PAGE_OBJECT.matcher(printed(html, "")).results().count();
  }

  /**
   * The PDF file that the browser prints, each byte as a character.
   *
   * @param fragment the part of the address from {@code #} on, or an empty text
   */
  public static String printed(String html, String fragment) {
    return Browser.inTab(
        WIDTH,
        HEIGHT,
        tab -> {
          tab.load(html, fragment);
          return new String(tab.printed(), StandardCharsets.ISO_8859_1);
        });
  }

  /** The picture of a document in a window. */
  public static BufferedImage screenshot(String html) {
    return screenshot(html, WIDTH, HEIGHT);
  }

  /** The same in a window of a size in pixels. */
  public static BufferedImage screenshot(String html, int width, int height) {
    try {
      return ImageIO.read(new ByteArrayInputStream(Browser.picture(html, width, height)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The value of a data attribute of the body. */
  public String data(String name) {
    return only("<body[^>]* data-" + name + "=\"([^\"]*)\"");
  }

  /** The text of an element, by its id. */
  public String text(String id) {
    return unescape(only("<[^<]* id=\"" + id + "\"[^>]*>([^<]*)<"));
  }

  /** The label of an element, by its id. */
  public String label(String id) {
    return only("<[^<]* id=\"" + id + "\"[^>]* aria-label=\"([^\"]*)\"");
  }

  /** What the first group of an expression matches, in the order of the document. */
  public List<String> all(String expression) {
    return Pattern.compile(expression)
        .matcher(document)
        .results()
        .map((MatchResult match) -> unescape(match.group(1)))
        .toList();
  }

  private String only(String expression) {
    Matcher matcher = Pattern.compile(expression).matcher(document);
    assertThat(matcher.find()).as(expression).isTrue();
    return matcher.group(1);
  }

  private static String unescape(String text) {
    return text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&nbsp;", " ")
        .replace("&amp;", "&");
  }
}
