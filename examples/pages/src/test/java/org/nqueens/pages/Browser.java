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
 * href="https://chromedevtools.github.io/devtools-protocol/">Chrome DevTools Protocol</a>.
 */
final class Browser {
  /** Longer than the browser takes for anything that a test waits for. */
  private static final Duration SOON = Duration.ofSeconds(Gate.cases(60, 180));

  /** The time that a page has for its timers, which passes as fast as they allow. */
  private static final int VIRTUAL_MILLIS = 20_000;

  /** Ends the browser and removes its folder when the JVM ends, in whatever way. */
  private static final String UNTIL_END_OF_INPUT =
      "folder=$1; shift; \"$@\" & read -r _; kill $!; wait $!; rm -rf \"$folder\"";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path folder;

  /** Its standard input stays open as long as the browser is used. */
  private final Process process;

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
    return new ProcessBuilder(
            "sh",
            "-c",
            UNTIL_END_OF_INPUT,
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
            "--remote-debugging-port=0",
            "--user-data-dir=" + folder)
        .redirectOutput(Redirect.DISCARD)
        .redirectError(Redirect.DISCARD)
        .start();
  }

  /** Waits for the file in which the browser writes the address. */
  private URI address() throws IOException, InterruptedException {
    Path file = folder.resolve("DevToolsActivePort");
    long start = System.nanoTime();
    List<String> portAndPath = List.of();
    while (portAndPath.size() < 2) {
      assertThat(process.isAlive()).as("the browser is alive").isTrue();
      assertThat(Duration.ofNanos(System.nanoTime() - start))
          .as("the start of the browser")
          .isLessThan(SOON);
      Thread.sleep(10);
      portAndPath = Files.exists(file) ? Files.readAllLines(file) : List.of();
    }
    return URI.create("ws://127.0.0.1:" + String.join("", portAndPath));
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
    return Shared.BROWSER.visit(width, height, visit);
  }

  private <T> T visit(int width, int height, Function<Tab, T> visit) {
    String context = call("Target.createBrowserContext", Map.of()).get("browserContextId").asText();
    Map<String, Object> ofContext = Map.of("browserContextId", context);
    call("Browser.setDownloadBehavior", Map.of("behavior", "deny", "browserContextId", context));
    try {
      return visit.apply(new Tab(context, width, height));
    } finally {
      call("Target.disposeBrowserContext", ofContext);
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
      assertThat(message).as("an answer of the browser (%s)", process).isNotNull();
      assertThat(message.isMissingNode()).as("the browser has ended").isFalse();
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

  /** A tab, which shows one page after the other. */
  final class Tab {
    private final String session;
    private final List<JsonNode> events = new ArrayList<>();

    private Tab(String context, int width, int height) {
      String target =
          Browser.this
              .call(
                  "Target.createTarget", Map.of("url", "about:blank", "browserContextId", context))
              .get("targetId")
              .asText();
      session =
          Browser.this
              .call("Target.attachToTarget", Map.of("targetId", target, "flatten", true))
              .get("sessionId")
              .asText();
      call("Runtime.enable", Map.of());
      call("Log.enable", Map.of());
      call("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
      call(
          "Emulation.setDeviceMetricsOverride",
          Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Loads a page from a file, and waits until its timers have had their time. */
    void load(String html, String fragment) {
      Path page = folder.resolve("page-" + calls + ".html");
      try {
        Files.writeString(page, html);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      events.clear();
      call("Emulation.setVirtualTimePolicy", Map.of("policy", "pause"));
      call("Page.navigate", Map.of("url", page.toUri() + fragment));
      call(
          "Emulation.setVirtualTimePolicy",
          Map.of("policy", "pauseIfNetworkFetchesPending", "budget", VIRTUAL_MILLIS));
      while (events.stream().noneMatch(Tab::isEndOfTime)) {
        events.add(next());
      }
      assertThat(events.stream().filter(Tab::isOfConsole)).as("console").isEmpty();
    }

    private static boolean isEndOfTime(JsonNode event) {
      return event.path("method").asText().equals("Emulation.virtualTimeBudgetExpired");
    }

    private static boolean isOfConsole(JsonNode event) {
      return List.of("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded")
          .contains(event.path("method").asText());
    }

    /** The document as it is now. */
    String document() {
      return call("Runtime.evaluate", Map.of("expression", "document.documentElement.outerHTML"))
          .at("/result/value")
          .asText();
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
        return call(method, parameters).get("data").binaryValue();
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
