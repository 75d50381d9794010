package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.nqueens.contract.Gate;

/** The document of a page after its script has run in Chromium, without a window or a network. */
public final class Chromium {
  private static final int MAX_SECONDS = Gate.cases(60, 180);

  /** A page, but not the list of all pages. */
  private static final Pattern PAGE_OBJECT = Pattern.compile("/Type /Page\\b");

  /** A page that loads others, and keeps the text of each in a {@code pre} element. */
  private static final String FRAMES =
      """
      <!doctype html><meta charset="utf-8"><body><script>
      (async () => {
        for (const address of [{addresses}]) {
          const frame = document.body.appendChild(document.createElement("iframe"));
          Object.assign(frame, {width: {width}, height: {height}, src: address});
          await new Promise(resolve => (frame.onload = resolve));
          for (let i = 0; i < 100 && !frame.contentDocument.body.dataset.ready; i++) {
            await new Promise(resolve => setTimeout(resolve, 20));
          }
          const pre = document.createElement("pre");
          pre.textContent = frame.contentDocument.documentElement.outerHTML;
          frame.remove();
          document.body.append(pre);
        }
      })();
      </script>
      """;

  private static final Pattern FRAME = Pattern.compile("<pre>([^<]*)</pre>");

  private final String document;

  private Chromium(String document) {
    this.document = document;
  }

  /**
   * Opens a page. The test is skipped where Chromium is not installed, and fails if the page
   * reports an error, prints to the console or does not get ready.
   *
   * @param fragment the part of the address from {@code #} on, or an empty text
   */
  public static Chromium open(String html, String fragment) {
    return in(directory -> new Chromium(run(directory, html, fragment, "--dump-dom"))).checked();
  }

  /**
   * Opens many pages in one browser, one after the other, which takes less time than a browser for
   * each.
   *
   * @param fragments for each page its part of the address
   */
  public static List<Chromium> openAll(List<String> pages, List<String> fragments) {
    return openAll(pages, fragments, 1400, 900);
  }

  /** The same in windows of a size in pixels. */
  public static List<Chromium> openAll(
      List<String> pages, List<String> fragments, int width, int height) {
    assertThat(fragments).hasSameSizeAs(pages);
    return in(
        directory -> {
          List<String> addresses = new ArrayList<>();
          for (int i = 0; i < pages.size(); i++) {
            Path page = Files.writeString(directory.resolve("page-" + i + ".html"), pages.get(i));
            addresses.add("\"" + page.toUri() + fragments.get(i) + "\"");
          }
          String frames =
              FRAMES
                  .replace("{addresses}", String.join(",", addresses))
                  .replace("{width}", Integer.toString(width))
                  .replace("{height}", Integer.toString(height));
          String document =
              run(directory, frames, "", "--allow-file-access-from-files", "--dump-dom");
          List<Chromium> shown =
              FRAME
                  .matcher(document)
                  .results()
                  .map(frame -> unescape(frame.group(1)))
                  .map(frame -> new Chromium(frame).checked())
                  .toList();
          assertThat(shown).as("all pages are shown").hasSameSizeAs(pages);
          return shown;
        });
  }

  private Chromium checked() {
    assertThat(document).as("the page is ready").contains(" data-ready=\"");
    assertThat(document).as("errors").doesNotContain(" data-error=\"");
    return this;
  }

  /** The number of pages on which a document is printed; the test is skipped without Chromium. */
  public static int printedPages(String html) {
    return (int) PAGE_OBJECT.matcher(printed(html, "")).results().count();
  }

  /**
   * The PDF file that the browser prints, each byte as a character; the test is skipped without
   * Chromium.
   *
   * @param fragment the part of the address from {@code #} on, or an empty text
   */
  public static String printed(String html, String fragment) {
    return in(
        directory -> {
          Path pdf = directory.resolve("page.pdf");
          run(directory, html, fragment, "--no-pdf-header-footer", "--print-to-pdf=" + pdf);
          return Files.readString(pdf, StandardCharsets.ISO_8859_1);
        });
  }

  /** The picture of a document in a window; the test is skipped without Chromium. */
  public static BufferedImage screenshot(String html) {
    return screenshot(html, 1400, 900);
  }

  /** The same in a window of a size in pixels. */
  public static BufferedImage screenshot(String html, int width, int height) {
    return in(
        directory -> {
          Path picture = directory.resolve("page.png");
          String size = "--window-size=%s,%s".formatted(width, height);
          run(directory, html, "", size, "--screenshot=" + picture);
          return ImageIO.read(picture.toFile());
        });
  }

  private interface Visit<T> {
    T in(Path directory) throws IOException;
  }

  private static <T> T in(Visit<T> visit) {
    try {
      Path directory = Files.createTempDirectory("nqueens-page");
      try {
        return visit.in(directory);
      } finally {
        delete(directory);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Path> program() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(directory -> Path.of(directory, "chromium"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Runs the browser; returns its output. */
  private static String run(Path directory, String html, String fragment, String... actions)
      throws IOException {
    Optional<Path> program = program();
    assumeTrue(
        program.isPresent(), "chromium (not on the PATH) is needed to see the page: install it");
    Path page = Files.writeString(directory.resolve("page.html"), html);
    Path out = directory.resolve("out");
    Path err = directory.resolve("err");
    List<String> command = new ArrayList<>(List.of(program.get().toString()));
    command.addAll(
        List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--user-data-dir=" + directory.resolve("profile"),
            "--window-size=1400,900",
            "--virtual-time-budget=20000",
            "--enable-logging=stderr"));
    command.addAll(List.of(actions));
    command.add(page.toUri() + fragment);
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    try {
      assertThat(process.waitFor(MAX_SECONDS, TimeUnit.SECONDS)).as("the browser ends").isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("test (interrupted) must not be: run it again", e);
    } finally {
      process.destroyForcibly();
    }
    assertThat(read(err).lines().filter(line -> line.contains("CONSOLE"))).as("console").isEmpty();
    return read(out);
  }

  private static String read(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }

  /** Processes of the browser may still write to its profile: what is left stays. */
  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (UncheckedIOException e) {
      directory.toFile().deleteOnExit();
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
