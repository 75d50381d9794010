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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the completion script offers in bash, and what it makes of a line in zsh. */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CompletionTest {
  private static final String SCRIPT =
      SharedFiles.completion(
          Queens.command(
              Subcommands.NAMES,
              new Output(OutputStream.nullOutputStream()),
              new PrintWriter(Writer.nullWriter())));

  /** As bash completes the words that are the arguments; the last one is open. */
  private static final String COMPLETE =
      """
      source ./script || exit
      PATH=$PWD/home/bin:$PATH
      words=("$@")
      queens_words() {
        COMP_WORDS=("${words[@]}") COMP_CWORD=$((${#words[@]} - 1)) COMP_LINE=${words[*]}
        $function
      }
      eval "set -- $(complete -p queens)"
      while [ "$1" != -F ]; do shift; done
      function=$2
      compgen -o default -F queens_words -- "${words[@]: -1}"
      """;

  /**
   * Gives an interactive zsh a line and a tab for each argument, and prints what the lines become.
   */
  private static final String ZSH =
      """
      zmodload zsh/zpty || exit
      print -r -- '
        PROMPT=
        autoload -U compinit && compinit -u -D
        source ./script
        PATH=$PWD/home/bin:$PATH
        show() { print -r -- "$BUFFER" >> lines; BUFFER=; print -r -- rea""dy }
        zle -N show
        bindkey "^X" show
        zle-line-init() { print -r -- rea""dy }
        zle -N zle-line-init
      ' > setup
      zpty shell zsh -f -i
      zpty -w shell '. ./setup'
      zpty -r -m shell echo '*ready*' || exit
      for line; do
        zpty -w -n shell "$line"$'\\t\\x18'
        zpty -r -m shell echo '*ready*' || exit
      done
      zpty -d shell
      cat lines
      """;

  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException {
    Files.writeString(folder.resolve("script"), SCRIPT);
    Files.createFile(folder.resolve("garden.txt"));
    Files.createFile(folder.resolve("gap.txt"));
    Path home = Files.createDirectories(folder.resolve("the home/bin")).getParent();
    Path program = Files.createFile(home.resolve("bin/queens"));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    Path bin = Files.createDirectories(folder.resolve("home/bin"));
    Files.createSymbolicLink(bin.resolve("queens"), program);
    Files.createDirectory(home.resolve("boards"));
    for (String board : List.of("garden", "garden-begun", "ruins")) {
      Files.createFile(home.resolve("boards").resolve(board + ".txt"));
    }
  }

  /** The lines that a shell prints; the test is skipped where the shell is not installed. */
  private static List<String> lines(String shell, List<String> arguments) throws Exception {
    assumeTrue(
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(place -> Files.isExecutable(Path.of(place, shell))),
        "needs %s: it is not installed".formatted(shell));
    List<String> command = new ArrayList<>(List.of(shell));
    command.addAll(arguments);
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

  /** The candidates of bash for a line whose last word is open. */
  private static List<String> candidates(String line) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("--norc", "-c", COMPLETE, "bash"));
    for (String word : line.split(" ", -1)) {
      arguments.addAll(List.of(word.split("(?<==)|(?==)"))); // = is in COMP_WORDBREAKS
    }
    return lines("bash", arguments);
  }

  @Test
  void areTheCommandsFirst() throws Exception {
    assertThat(candidates("queens ")).isEqualTo(Subcommands.NAMES);
    assertThat(candidates("queens ra")).containsExactly("rate", "rank");
    assertThat(candidates("queens help st")).containsExactly("strategies");
    assertThat(candidates("queens help p")).containsExactly("play", "propagation");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "queens solve --p | --propagation",
        "queens new --e | --empty",
        "queens draw --h | --html --help",
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
        "queens solve ga | garden garden-begun gap.txt garden.txt",
        "queens solve gap | gap.txt",
        "queens count gar | garden garden-begun garden.txt",
        "queens solve --all ru | ruins",
        "queens solve garden ru | ruins",
        "home/bin/queens solve ru | ruins",
        "queens play --html ru | ruins",
        "queens sheet ru | ruins",
        "queens sheet --out gar | garden.txt",
        "queens journal gar | garden.txt",
        "queens count 8 --journal gar | garden.txt",
        "queens solve --variant ro | rooks",
        "queens play garden.txt --html gap | gap.txt",
        "queens sheet --out gap | gap.txt",
        "queens count 8 --journal gap | gap.txt",
        "queens trace 8 --format= | text json",
        "queens trace 8 --format=j | json",
        "queens trace 8 --format=json --propagation=d | domain",
        "queens play garden.txt --html=gap | gap.txt",
        "queens find 8 --strategy=first-unbound/l | first-unbound/largest first-unbound/lower-half",
        "queens compare 8 --strategy first-unbound,w | first-unbound,weighted-degree",
        "queens compare 8 --strategy=first-unbound,lowest-min/m | first-unbound,lowest-min/middle",
        "queens compare 8 --propagation value,bounds,d | value,bounds,domain",
        "queens compare 8 --backend embedded,c | embedded,cp embedded,cp-sat",
        "queens trace 8 --strategy weighted-degree,conf | weighted-degree,conflict-ordering",
        "queens table --backend=cp,cp- | cp,cp-sat",
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

  @Test
  void areNoneAfterACommaWhereTheOptionHasOneValue() throws Exception {
    assertThat(candidates("queens find 8 --strategy first-unbound,w")).isEmpty();
    assertThat(candidates("queens count 8 --backend embedded,c")).isEmpty();
  }

  /** As where COMP_WORDBREAKS lacks it. */
  @Test
  void areWholeWordsWhereTheEqualsSignIsNoBreak() throws Exception {
    List<String> arguments = List.of("--norc", "-c", COMPLETE, "bash", "queens", "trace", "8");
    assertThat(lines("bash", joined(arguments, "--format=j"))).containsExactly("--format=json");
    assertThat(lines("bash", joined(arguments, "--strategy=lowest-min,w")))
        .containsExactly("--strategy=lowest-min,weighted-degree");
    assertThat(lines("bash", joined(arguments, "--html=gap"))).containsExactly("--html=gap.txt");
  }

  private static List<String> joined(List<String> words, String last) {
    return Stream.concat(words.stream(), Stream.of(last)).toList();
  }

  @Test
  void areInsertedInZsh() throws Exception {
    Map<String, String> lines = new LinkedHashMap<>();
    lines.put("queens enu", "queens enumerate ");
    lines.put("queens trace 8 --for", "queens trace 8 --format ");
    lines.put("queens trace 8 --format j", "queens trace 8 --format json ");
    lines.put("queens trace 8 --format=j", "queens trace 8 --format=json ");
    lines.put(
        "queens compare 8 --strategy lowest-min,w",
        "queens compare 8 --strategy lowest-min,weighted-degree ");
    lines.put("queens table --backend=embedded,cp-", "queens table --backend=embedded,cp-sat ");
    lines.put("queens solve gap", "queens solve gap.txt ");
    lines.put("queens solve ru", "queens solve ruins ");
    lines.put("queens hint garden-", "queens hint garden-begun ");
    lines.put("queens trace 8 --html gap", "queens trace 8 --html gap.txt ");
    lines.put("queens trace 8 --html=gap", "queens trace 8 --html=gap.txt ");
    lines.put("queens trace 8 --format=x", "queens trace 8 --format=x");
    List<String> arguments = new ArrayList<>(List.of("-f", "-c", ZSH, "zsh"));
    arguments.addAll(lines.keySet());
    assertThat(lines("zsh", arguments)).containsExactlyElementsOf(lines.values());
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
