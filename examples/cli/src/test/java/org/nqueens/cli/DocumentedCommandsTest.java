package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.cli.output.Output;

/**
 * Commands that a document shows behind a {@code $} print the lines that stand below them, but for
 * the times. They run in the order of the document, and their journals are in one folder.
 */
class DocumentedCommandsTest {
  private static final Pattern RUN =
      Pattern.compile(
          "^( {4,})\\$ queens (.+)\n((?:\\1(?!\\$).+\n|\n(?=\\1(?!\\$)))+)", Pattern.MULTILINE);

  @TempDir private static Path folder;

  static List<Arguments> runs() {
    return Stream.of(
            "examples/cli/README.md",
            "examples/cli/puzzles.md",
            "examples/cli/searches.md",
            "examples/cli/counting.md",
            "examples/cli/json.md",
            "examples/cli/src/main/dist/README.md",
            "examples/boards/README.md")
        .flatMap(document -> RUN.matcher(read(document)).results())
        .map(run -> Arguments.of(run.group(2), output(run)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void print(String command, String output) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] arguments =
        Stream.of(command.replace("examples/boards", "../boards").split(" "))
            .map(word -> word.endsWith(".journal") ? folder.resolve(word) + "" : word)
            .toArray(String[]::new);
    Queens.run(new Output(out), new PrintWriter(new StringWriter()), arguments);
    assertThat(Transcript.withoutTimes(out.toString(StandardCharsets.UTF_8)))
        .isEqualTo(Transcript.withoutTimes(output));
  }

  private static String read(String document) {
    try {
      return Files.readString(Path.of("../..").resolve(document));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String output(MatchResult run) {
    return run.group(3)
        .lines()
        .map(line -> (line.isEmpty() ? line : line.substring(run.group(1).length())) + "\n")
        .collect(Collectors.joining());
  }
}
