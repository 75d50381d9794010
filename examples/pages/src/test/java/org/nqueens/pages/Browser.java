package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Chromium without a window, one for all pages of a JVM and one for all pictures, because it takes
 * ten times as long to start as to open a page. It is driven by the <a
 * href="https://chromedevtools.github.io/devtools-protocol/">Chrome DevTools Protocol</a> through
 * pipes, whose end ends it. Not thread-safe: the tests of a JVM run one after the other.
 */
final class Browser {
  /** Longer than the browser takes for anything, on a machine that has much else to do. */
  private static final Duration SOON = Duration.ofMinutes(3);

  /** The time that a page has for its timers, which passes as fast as they allow. */
  private static final int VIRTUAL_MILLIS = 20_000;

  /**
   * Runs the browser with its pipes, which are the files 3 and 4, as standard input and output, and
   * removes its folder when it has ended. It ends with its input, and so with the JVM in whatever
   * way.
   */
  private static final String RUN =
      """
      trap : INT TERM HUP
      folder=$1
      shift
      "$@" 3<&0 4>&1 </dev/null >"$folder/printed" 2>&1
      rm -rf "$folder"
      """;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path folder;
  private final Process process;
  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private int calls;

  /**
   * Starts at the first use. A page takes half of the processor time without the threads that draw
   * it.
   */
  private static final class Shared {
    static final Tab TAB = new Browser("--disable-threaded-compositing").new Tab();
  }

  /** Starts at the first use. */
  private static final class Drawing {
    static final Tab TAB = new Browser().new Tab();
  }

  private Browser(String... options) {
    try {
      folder = Files.createTempDirectory("nqueens-browser");
      process = start(program().orElseThrow(), options);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread reader = new Thread(this::readMessages, "browser");
    reader.setDaemon(true);
    reader.start();
  }

  private Process start(Path program, String... options) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            "sh",
            "-c",
            RUN,
            "sh",
            folder.toString(),
            program.toString(),
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--remote-debugging-pipe",
            "--user-data-dir=" + folder);
    builder.command().addAll(List.of(options));
    return builder.redirectError(Redirect.DISCARD).start();
  }

  /** Each message ends with a zero. */
  private void readMessages() {
    try (InputStream in = new BufferedInputStream(process.getInputStream())) {
      ByteArrayOutputStream message = new ByteArrayOutputStream();
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next > 0) {
          message.write(next);
        } else {
          messages.add(JSON.readTree(message.toByteArray()));
          message.reset();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      messages.add(MissingNode.getInstance());
    }
  }

  /** The process, and what the browser has printed. */
  private String state() {
    try {
      byte[] printed = Files.readAllBytes(folder.resolve("printed"));
      return "browser %s: %s".formatted(process, new String(printed, StandardCharsets.UTF_8));
    } catch (IOException e) {
      return "browser %s has ended: %s".formatted(process, e);
    }
  }

  /**
   * The browser that draws pages alone, which takes half of the time of the whole, or the whole.
   */
  private static Optional<Path> program() {
    return Programs.first("chromium-headless-shell", "chromium");
  }

  static boolean isInstalled() {
    return program().isPresent();
  }

  /**
   * Visits pages in a tab that remembers nothing. It is one tab for all visits, because a new one
   * is a process that takes longer to start than a page to open.
   *
   * @param width of the tab in pixels
   * @param height of the tab in pixels
   */
  static <T> T inTab(int width, int height, Function<Tab, T> visit) {
    requireInstalled();
    return visit.apply(Shared.TAB.reset(width, height));
  }

  /** A PNG file of a page. Rarely, Chromium waits for a change of it, and is asked once more. */
  static byte[] picture(String html, int width, int height) {
    requireInstalled();
    try {
      return Drawing.TAB.picture(html, width, height);
    } catch (AssertionError e) {
      return Drawing.TAB.picture(html, width, height);
    }
  }

  private static void requireInstalled() {
    assertThat(isInstalled()).as("Chromium (a test that needs it is @NeedsChromium)").isTrue();
  }

  private JsonNode call(String method, Map<String, Object> parameters) {
    return call(Map.of("method", method, "params", parameters), new ArrayList<>());
  }

  /** Sends a message and returns the result. Keeps the events that come before. */
  private JsonNode call(Map<String, Object> message, List<JsonNode> events) {
    int id = ++calls;
    Map<String, Object> numbered = new HashMap<>(message);
    numbered.put("id", id);
    try {
      OutputStream out = process.getOutputStream();
      out.write(JSON.writeValueAsBytes(numbered));
      out.write(0);
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(state(), e);
    }
    JsonNode answer = next();
    while (answer.path("id").asInt() != id) {
      events.add(answer);
      answer = next();
    }
    assertThat(answer.path("error").isMissingNode()).as("%s: %s", message, answer).isTrue();
    return answer.get("result");
  }

  private JsonNode next() {
    try {
      JsonNode message = messages.poll(SOON.toSeconds(), TimeUnit.SECONDS);
      assertThat(message).as(this::state).isNotNull();
      assertThat(message.isMissingNode()).as("the end of the connection: %s", state()).isFalse();
      return message;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("test (interrupted) must not be: run it again", e);
    }
  }

  /**
   * A tab, which shows one page after the other. Their virtual time goes on from page to page,
   * ahead of the true time.
   */
  final class Tab {
    private final String session;
    private final List<JsonNode> events = new ArrayList<>();

    /** The part of the address after the file. */
    private String fragment = "";

    private Tab() {
      Browser browser = Browser.this;
      JsonNode target =
          browser.call("Target.createTarget", Map.of("url", "about:blank")).get("targetId");
      session =
          browser
              .call("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
              .get("sessionId")
              .asText();
      browser.call("Browser.setDownloadBehavior", Map.of("behavior", "deny"));
      call("Runtime.enable", Map.of());
      call("Log.enable", Map.of());
      call("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
    }

    /**
     * Leaves the page of the last visit, and forgets what it has kept. The empty page takes the
     * first move of the pointer, which the browser makes up for a new tab.
     */
    private Tab reset(int width, int height) {
      call("Page.resetNavigationHistory", Map.of());
      call(
          "Emulation.setDeviceMetricsOverride",
          Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
      load("", "");
      call("Runtime.evaluate", Map.of("expression", "localStorage.clear()"));
      return this;
    }

    /**
     * Loads a page from a file, and waits until its timers have had their time. The test fails if
     * the page prints to the console, here and below.
     */
    void load(String html, String fragment) {
      this.fragment = fragment;
      Path page = folder.resolve("page-" + calls + ".html");
      try {
        Files.writeString(page, html);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      events.clear();
      call("Emulation.setVirtualTimePolicy", Map.of("policy", "pause"));
      JsonNode loaded = call("Page.navigate", Map.of("url", page.toUri() + fragment));
      assertThat(loaded.path("errorText").asText()).isEmpty();
      call(
          "Emulation.setVirtualTimePolicy",
          Map.of("policy", "pauseIfNetworkFetchesPending", "budget", VIRTUAL_MILLIS));
      while (!hasEvent("Emulation.virtualTimeBudgetExpired")) {
        events.add(next());
      }
      requireQuiet();
    }

    private boolean hasEvent(String... methods) {
      return events.stream()
          .filter(event -> event.path("sessionId").asText().equals(session))
          .anyMatch(event -> List.of(methods).contains(event.path("method").asText()));
    }

    private void requireQuiet() {
      assertThat(hasEvent("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"))
          .as("the page at %s prints to the console: %s", fragment, events)
          .isFalse();
    }

    /** The document as it is now. */
    String document() {
      String document =
          call("Runtime.evaluate", Map.of("expression", "document.documentElement.outerHTML"))
              .at("/result/value")
              .asText();
      requireQuiet();
      return document;
    }

    private byte[] picture(String html, int width, int height) {
      reset(width, height).load(html, "");
      return bytes("Page.captureScreenshot", Map.of());
    }

    /** The document as it is printed, a PDF file. */
    byte[] printed() {
      return bytes("Page.printToPDF", Map.of("printBackground", true, "preferCSSPageSize", true));
    }

    private byte[] bytes(String method, Map<String, Object> parameters) {
      try {
        byte[] bytes = call(method, parameters).get("data").binaryValue();
        requireQuiet();
        return bytes;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private JsonNode call(String method, Map<String, Object> parameters) {
      return Browser.this.call(
          Map.of("sessionId", session, "method", method, "params", parameters), events);
    }
  }
}
