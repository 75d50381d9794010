package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The scripts of pages in node, which runs their logic without a browser. */
final class Node {
  private static final Path FOLDER = Path.of("src", "test", "node");

  private static final long MINUTES = 5;

  private static final ObjectMapper JSON = new ObjectMapper();

  private Node() {}

  static boolean isInstalled() {
    return Programs.first("node").isPresent();
  }

  /** Runs the tests of a file in node's own runner; its output names those that fail. */
  static void test(String file) {
    Run run = Run.of("", "--test-reporter=tap", file);
    assertThat(run.status).as(run.output).isZero();
    assertThat(run.output).as("tests of %s", file).containsPattern("# pass [1-9]");
  }

  /** What a program answers to a question, both in JSON. */
  static JsonNode answers(String program, Object question) {
    try {
      Run run = Run.of(JSON.writeValueAsString(question), program);
      assertThat(run.status).as(run.output).isZero();
      return JSON.readTree(run.output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A golden file: answers that the library and the scripts give by themselves. */
  static JsonNode golden(String name) {
    try {
      return JSON.readTree(FOLDER.resolve("golden").resolve(name).toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The data of a page. */
  static JsonNode data(String html) {
    try {
      return JSON.readTree(TestPage.all(html, "(?s)id=\"data\">(.*?)</script>").get(0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A run of node, and what it has printed. */
  private record Run(int status, String output) {
    static Run of(String input, String... arguments) {
      try {
        Path in = Files.createTempFile("nqueens-node", ".in");
        Path out = Files.createTempFile("nqueens-node", ".out");
        try {
          Files.writeString(in, input);
          return new Run(status(in, out, arguments), Files.readString(out));
        } finally {
          Files.delete(in);
          Files.delete(out);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static int status(Path in, Path out, String... arguments) throws IOException {
      List<String> command = new ArrayList<>();
      command.add(Programs.first("node").orElseThrow().toString());
      command.addAll(List.of(arguments));
      Process process =
          new ProcessBuilder(command)
              .directory(FOLDER.toFile())
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectErrorStream(true)
              .start();
      try {
        return process.waitFor(MINUTES, TimeUnit.MINUTES)
            ? process.exitValue()
            : fail("%s (after %s minutes) must have ended", command, MINUTES);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("test (interrupted) must not be: run it again", e);
      } finally {
        process.destroyForcibly();
      }
    }
  }
}
