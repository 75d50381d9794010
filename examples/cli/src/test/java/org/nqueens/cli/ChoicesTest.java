package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The spelling of the choices that options offer, print, refuse and read. */
class ChoicesTest {
  private static final CommandLine QUEENS =
      Queens.command(
          Subcommands.NAMES,
          new Output(OutputStream.nullOutputStream()),
          new PrintWriter(OutputStream.nullOutputStream()));

  static Stream<Arguments> choices() {
    return QUEENS.getSubcommands().entrySet().stream()
        .flatMap(
            command ->
                command.getValue().getCommandSpec().options().stream()
                    .filter(option -> option.type().isEnum())
                    .map(option -> Arguments.of(command.getKey(), option)));
  }

  @ParameterizedTest
  @MethodSource("choices")
  void areInLowerCaseWithHyphens(String command, OptionSpec option) {
    List<String> names =
        StreamSupport.stream(option.completionCandidates().spliterator(), false).toList();
    assertThat(names).hasSizeGreaterThan(1).allMatch(name -> name.matches("[a-z]+(-[a-z]+)*"));
    assertThat(option.defaultValueString()).isLowerCase();
    CommandRun.of(command, option.longestName(), "bogus")
        .assertBadUsage(
            "%s (bogus) must be one of %s\n"
                .formatted(option.paramLabel().toLowerCase(Locale.ROOT), String.join(", ", names)));
  }

  @Test
  void areThoseOfEachFormat() {
    assertThat(choices().map(choice -> choice.get()[0])).contains("solve", "count", "export");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "enumerate 4 --format ROWS",
        "count 4 --format Json",
        "export ../boards/garden.txt --to PUZZLINK",
        "trace 4 --variant NON_TOUCHING --propagation VALUE",
      })
  void areReadInUpperCase(String line) {
    CommandRun lower = CommandRun.of(line.toLowerCase(Locale.ROOT).replace('_', '-').split(" "));
    assertThat(lower.out()).isNotEmpty();
    assertThat(CommandRun.of(line.split(" ")).out()).isEqualTo(lower.out());
  }
}
