package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
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
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.nqueens.contract.Gate;

/**
 * Chromium without a window, one for all tests of a JVM, because it takes ten times as long to
 * start as to open a page. It is driven by the <a
 * href="https://chromedevtools.github.io/devtools-protocol/">Chrome DevTools Protocol</a>. Not
 * thread-safe: the tests of a JVM run one after the other.
 */
final class Browser {
  /** Longer than the browser takes for anything that a test waits for. */
  private static final Duration SOON = Duration.ofSeconds(Gate.cases(60, 180));

  /** The time that a page has for its timers, which passes as fast as they allow. */
  private static final int VIRTUAL_MILLIS = 20_000;

  /**
   * Ends the browser and removes its folder when the JVM has ended in whatever way, which is the
   * end of the input.
   */
  private static final String WATCHDOG =
      """
      trap : INT TERM HUP
      read -r _
      kill "$1"
      for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$1" || break; sleep 1; done
      rm -rf "$2"
      """;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path folder;
  private final Process process;

  /** Its standard input stays open as long as the JVM lives. */
  private final Process watchdog;

  private final WebSocket socket;
  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private int calls;

  /** Starts at the first use. */
  private static final class Shared {
    static final Browser BROWSER = new Browser(program().orElseThrow());
  }

  private Browser(Path program) {
    try {
      folder = Files.createTempDirectory("nqueens-browser");
      process = start(program);
      watchdog =
          quiet("sh", "-c", WATCHDOG, "sh", Long.toString(process.pid()), folder.toString())
              .start();
      socket =
          HttpClient.newHttpClient()
              .newWebSocketBuilder()
              .buildAsync(address(), new Listener())
              .join();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private Process start(Path program) throws IOException {
    return quiet(
            program.toString(),
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--remote-debugging-port=0",
            "--user-data-dir=" + folder)
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  private static ProcessBuilder quiet(String... command) {
    return new ProcessBuilder(command)
        .redirectOutput(Redirect.DISCARD)
        .redirectError(Redirect.DISCARD);
  }

  /** Waits for the file in which the browser writes the address. */
  private URI address() throws IOException, InterruptedException {
    Path file = folder.resolve("DevToolsActivePort");
    long start = System.nanoTime();
    List<String> portAndPath = List.of();
    while (portAndPath.size() < 2) {
      assertThat(process.isAlive()).as(this::state).isTrue();
      assertSoon(start);
      Thread.sleep(10);
      portAndPath = Files.exists(file) ? Files.readAllLines(file) : List.of();
    }
    return URI.create("ws://127.0.0.1:" + String.join("", portAndPath));
  }

  private void assertSoon(long start) {
    assertThat(Duration.ofNanos(System.nanoTime() - start)).as(this::state).isLessThan(SOON);
  }

  /** The processes, and what the browser has printed. */
  private String state() {
    try {
      byte[] printed = Files.readAllBytes(folder.resolve("err"));
      return "browser %s, watchdog %s: %s"
          .formatted(process, watchdog, new String(printed, StandardCharsets.UTF_8));
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

  /**
   * Visits pages in a tab that has a storage of its own; the test is skipped where Chromium is not
   * installed.
   *
   * @param width of the tab in pixels
   * @param height of the tab in pixels
   */
  static <T> T inTab(int width, int height, Function<Tab, T> visit) {
    assumeTrue(
        program().isPresent(), "chromium (not on the PATH) is needed to see the page: install it");
    try (Tab tab = Shared.BROWSER.new Tab(width, height)) {
      return visit.apply(tab);
    }
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
      socket.sendText(JSON.writeValueAsString(numbered), true).join();
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
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
      throw interrupted(e);
    }
  }

  private static IllegalStateException interrupted(InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new IllegalStateException("test (interrupted) must not be: run it again", cause);
  }

  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        try {
          messages.add(JSON.readTree(text.toString()));
        } catch (JsonProcessingException e) {
          throw new UncheckedIOException(e);
        }
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      messages.add(MissingNode.getInstance());
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      messages.add(MissingNode.getInstance());
    }
  }

  /**
   * A tab, which shows one page after the other. Their virtual time goes on from page to page,
   * ahead of the true time.
   */
  final class Tab implements AutoCloseable {
    private final String context;
    private final String session;
    private final List<JsonNode> events = new ArrayList<>();

    private Tab(int width, int height) {
      Browser browser = Browser.this;
      context =
          browser.call("Target.createBrowserContext", Map.of()).get("browserContextId").asText();
      Map<String, Object> page = Map.of("url", "about:blank", "browserContextId", context);
      JsonNode target = browser.call("Target.createTarget", page).get("targetId");
      session =
          browser
              .call("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
              .get("sessionId")
              .asText();
      browser.call(
          "Browser.setDownloadBehavior", Map.of("behavior", "deny", "browserContextId", context));
      call("Runtime.enable", Map.of());
      call("Log.enable", Map.of());
      call("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
      call(
          "Emulation.setDeviceMetricsOverride",
          Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /**
     * Loads a page from a file, and waits until its timers have had their time. The test fails if
     * the page prints to the console, here and below.
     */
    void load(String html, String fragment) {
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
      long start = System.nanoTime();
      while (!hasEvent("Emulation.virtualTimeBudgetExpired")) {
        assertSoon(start);
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
          .as("the page prints to the console: %s", events)
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

    /** The document as it is printed, a PDF file. */
    byte[] printed() {
      return bytes("Page.printToPDF", Map.of("printBackground", true, "preferCSSPageSize", true));
    }

    /** A picture of what the tab shows, a PNG file. */
    byte[] picture() {
      return bytes("Page.captureScreenshot", Map.of());
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

    @Override
    public void close() {
      Browser.this.call("Target.disposeBrowserContext", Map.of("browserContextId", context));
    }
  }
}
