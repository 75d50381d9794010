package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the completion script offers in bash. */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ShellCompletionTest {
  private static final String SCRIPT = ShellCompletion.script();

  /** As bash completes the words that are the arguments; the last one is open. */
  private static final String COMPLETE =
      """
      source ./script || exit
      words=("$@")
      queens_words() {
        COMP_WORDS=("${words[@]}") COMP_CWORD=$((${#words[@]} - 1)) COMP_LINE=${words[*]}
        _complete_queens
      }
      compopt() { files=; } # which is there only where a key asks for candidates
      files=1
      compgen -F queens_words -- "${words[@]: -1}" || [ -z "$files" ] || compgen -f -- "${words[@]: -1}"
      """;

  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException {
    Files.writeString(folder.resolve("script"), SCRIPT);
    Files.createFile(folder.resolve("gap.txt"));
  }

  /** The candidates for a line whose last word is open; skipped where there is no bash. */
  private static List<String> candidates(String line) throws Exception {
    assumeTrue(
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(place -> Files.isExecutable(Path.of(place, "bash"))),
        "needs bash: it is not installed");
    List<String> command = new ArrayList<>(List.of("bash", "--norc", "-c", COMPLETE, "bash"));
    command.addAll(List.of(line.split(" ", -1)));
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(err.toFile()).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    assertThat(Files.readAllLines(err))
        .filteredOn(message -> !message.endsWith("warning: -F option may not work as you expect"))
        .isEmpty();
    return out.lines().toList();
  }

  @Test
  void areTheCommandsFirst() throws Exception {
    assertThat(candidates("queens ")).isEqualTo(Subcommands.NAMES);
    assertThat(candidates("queens help p")).containsExactly("play", "propagation");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "queens compare 8 --p | --propagation",
        "queens count --s | --seed --shard --stars",
        "queens find --strategy first-unbound/l | first-unbound/largest first-unbound/lower-half",
        "queens enumerate 8 --backend cp | cp cp-sat",
        "queens new --verifier e | embedded",
        "queens enumerate 8 --propagation b | bounds",
        "queens draw --variant super | superqueens",
        "queens export 8 --to m | minizinc",
        "queens trace 8 --format j | json",
        "queens solve ga | gap.txt",
        "queens play gap.txt --html ga | gap.txt",
        "queens journal ga | gap.txt",
        "queens count 8 --journal ga | gap.txt",
      })
  void areThoseOfTheWord(String line, String expected) throws Exception {
    assertThat(candidates(line)).containsExactlyInAnyOrder(expected.split(" "));
  }

  @Test
  void areAllValuesOfAnEmptyWord() throws Exception {
    assertThat(candidates("queens hint --stage ")).hasSize(3);
  }

  /** The script names a variable of a function after the label of the option. */
  @Test
  void areOfOneOptionEach() {
    for (String function : SCRIPT.split("\nfunction ")) {
      List<String> names =
          Pattern.compile("local (\\w+_option_args)=")
              .matcher(function)
              .results()
              .map(found -> found.group(1))
              .toList();
      assertThat(names).as(function.lines().findFirst().orElseThrow()).doesNotHaveDuplicates();
    }
  }
}
