package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every Java snippet of the README stands, indentation aside, in a program of this module. */
class ReadmeTest {
  private static final Pattern SNIPPET = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void quotesCompiledCodeOnly() throws IOException {
    String sources;
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      sources =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(ReadmeTest::unindented)
              .collect(Collectors.joining("\n"));
    }
    String readme = Files.readString(Path.of("../../README.md"));
    assertThat(SNIPPET.matcher(readme).results().map(match -> match.group(1)))
        .hasSizeGreaterThan(4)
        .allSatisfy(snippet -> assertThat(sources).contains(unindented(snippet)));
  }

  private static String unindented(Path file) {
    try {
      return unindented(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String unindented(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }
}
