package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the completion script offers in bash. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CompletionTest {
  private static final String SCRIPT =
      SharedFiles.completion(
          Queens.command(
              Subcommands.NAMES,
              new Output(OutputStream.nullOutputStream()),
              new PrintWriter(Writer.nullWriter())));

  /** As `complete -o default -F`, for the words that are the arguments; the last one is open. */
  private static final String COMPLETE =
      """
      source ./script || exit
      words=("$@")
      queens_words() {
        COMP_WORDS=("${words[@]}") COMP_CWORD=$((${#words[@]} - 1)) COMP_LINE=${words[*]}
        _complete_queens
      }
      compgen -o default -F queens_words -- "${words[@]: -1}"
      """;

  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException {
    Files.writeString(folder.resolve("script"), SCRIPT);
    Files.createFile(folder.resolve("garden.txt"));
    Files.createFile(folder.resolve("gap.txt"));
  }

  private static boolean hasBash() {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(place -> Files.isExecutable(Path.of(place, "bash")));
  }

  /** The candidates for a line whose last word is open. */
  private static List<String> candidates(String line) throws Exception {
    assumeTrue(hasBash(), "bash is not installed");
    List<String> command =
        Stream.concat(
                Stream.of("bash", "--norc", "-c", COMPLETE, "bash"), Stream.of(line.split(" ", -1)))
            .toList();
    Path err = folder.resolve("err");
    Process bash =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(err.toFile()).start();
    bash.getOutputStream().close();
    String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    bash.waitFor();
    assertThat(Files.readAllLines(err))
        .filteredOn(message -> !message.endsWith("warning: -F option may not work as you expect"))
        .isEmpty();
    return out.lines().toList();
  }

  @Test
  void areTheCommandsFirst() throws Exception {
    assertThat(candidates("queens ")).isEqualTo(Subcommands.NAMES);
    assertThat(candidates("queens ra")).containsExactly("rate", "rank");
    assertThat(candidates("queens help st")).containsExactly("strategies");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "queens solve --p | --propagation",
        "queens count --s | --seed --shard --strategy",
        "queens find --strategy first-unbound/l | first-unbound/largest first-unbound/lower-half",
        "queens trace --strategy c | conflict-ordering",
        "queens compare --strategy w | weighted-degree",
        "queens enumerate 8 --backend cp | cp cp-sat",
        "queens compare --backend e | embedded",
        "queens table --backend e | embedded",
        "queens new --verifier e | embedded",
        "queens count 8 --propagation b | bounds",
        "queens compare 8 --propagation d | domain",
        "queens sheet --difficulty | --difficulty",
        "queens draw --variant super | superqueens",
        "queens minizinc --variant no | non-touching",
        "queens solve ga | gap.txt garden.txt",
        "queens solve gar | garden.txt",
        "queens count gar | garden.txt",
        "queens play garden.txt --html gap | gap.txt",
        "queens sheet --out gap | gap.txt",
        "queens count 8 --journal gap | gap.txt",
      })
  void areThoseOfTheWord(String line, String expected) throws Exception {
    assertThat(candidates(line)).containsExactlyInAnyOrder(expected.split(" "));
  }

  @Test
  void areAllValuesOfAnEmptyWord() throws Exception {
    assertThat(candidates("queens new --difficulty "))
        .containsExactly("1", "2", "3", "4", "5", "6");
    assertThat(candidates("queens count --propagation "))
        .containsExactly("value", "bounds", "domain", "coverage");
    assertThat(candidates("queens count --strategy ")).hasSize(64);
    assertThat(candidates("queens hint --stage ")).hasSize(3);
  }

  /** The script names a variable of a function after the label of the option. */
  @Test
  void areOfOneOptionEach() {
    assertThat(SCRIPT.split("\nfunction ")).hasSizeGreaterThan(Subcommands.NAMES.size());
    for (String function : SCRIPT.split("\nfunction ")) {
      List<String> names =
          Pattern.compile("local (\\w+_option_args)=")
              .matcher(function)
              .results()
              .map(found -> found.group(1))
              .collect(Collectors.toList());
      assertThat(names).as(function.lines().findFirst().orElseThrow()).doesNotHaveDuplicates();
    }
  }
}
