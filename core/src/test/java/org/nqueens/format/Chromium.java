package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The document of a page after its script has run in Chromium, without a window or a network. */
final class Chromium {
  private static final int MINUTES = 3;

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
  static Chromium open(String html, String fragment) {
    Optional<Path> program = program();
    assumeTrue(
        program.isPresent(), "chromium (not on the PATH) is needed to see the page: install it");
    try {
      Path directory = Files.createTempDirectory("nqueens-page");
      try {
        return open(program.get(), html, fragment, directory);
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

  private static Chromium open(Path program, String html, String fragment, Path directory)
      throws IOException {
    Path page = Files.writeString(directory.resolve("page.html"), html);
    Path out = directory.resolve("out");
    Path err = directory.resolve("err");
    Process process =
        new ProcessBuilder(
                program.toString(),
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
                "--enable-logging=stderr",
                "--dump-dom",
                page.toUri() + fragment)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    try {
      assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).as("the browser ends").isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("test (interrupted) must not be: run it again", e);
    } finally {
      process.destroyForcibly();
    }
    assertThat(read(err).lines().filter(line -> line.contains("CONSOLE"))).as("console").isEmpty();
    Chromium shown = new Chromium(read(out));
    assertThat(shown.document).as("the page is ready").contains(" data-ready=\"");
    assertThat(shown.document).as("errors").doesNotContain(" data-error=\"");
    return shown;
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
  String data(String name) {
    return only("<body[^>]* data-" + name + "=\"([^\"]*)\"");
  }

  /** The text of an element, by its id. */
  String text(String id) {
    return unescape(only("<[^<]* id=\"" + id + "\"[^>]*>([^<]*)<"));
  }

  /** The label of an element, by its id. */
  String label(String id) {
    return only("<[^<]* id=\"" + id + "\"[^>]* aria-label=\"([^\"]*)\"");
  }

  /** What the first group of an expression matches, in the order of the document. */
  List<String> all(String expression) {
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
