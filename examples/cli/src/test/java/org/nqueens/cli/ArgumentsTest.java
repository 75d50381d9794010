package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the words of a command line are taken for, where the parser could take them for more. */
class ArgumentsTest {
  @TempDir private Path folder;

  /** A file of arguments could give options, and so overwrite files. */
  @Test
  void readsAFileWhoseNameBeginsWithAnAtSign() throws IOException {
    Path notes = Files.writeString(folder.resolve("notes"), "my notes");
    Path arguments = Files.writeString(folder.resolve("x"), "--html\n" + notes + "\n");
    CommandRun run = CommandRun.of("draw", "4", "@" + arguments);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("queens: file (@" + arguments + ") was not found");
    assertThat(notes).hasContent("my notes");
    assertThat(CommandRun.of("@" + arguments).err())
        .startsWith(
            "queens: command (@"
                + arguments
                + ") does not exist: `queens help` lists the commands");
  }

  /** A mistyped option would be the name of a file that is written. */
  @ParameterizedTest
  @CsvSource({
    "draw 4 --html --opne, --html, --opne",
    "draw 4 --html=--opne, --html, --opne",
    "draw 4 --html --open, --html, --open",
    "draw 4 --html -x, --html, -x",
    "sheet 4 --html --solution, --html, --solution",
    "count 8 --journal --fastes, --journal, --fastes",
    "find 8 --random 1 --seed -x, --seed, -x",
  })
  void takesNoOptionForAValue(String command, String option, String word) {
    CommandRun.of(command.split(" "))
        .assertBadUsage(
            "queens: Expected parameter for option '%s' but found '%s'\n".formatted(option, word));
    assertThat(Path.of(word)).doesNotExist();
  }

  @Test
  void takesANegativeNumberAndAHyphenForValues() {
    assertThat(CommandRun.of("find", "8", "--random", "1", "--seed", "-5"))
        .isEqualTo(CommandRun.of("find", "8", "--random", "1", "--seed=-5"))
        .extracting(CommandRun::code)
        .isEqualTo(0);
    assertThat(CommandRun.of("draw", "4", "--html", "-").out()).startsWith("<!doctype html>");
  }

  @ParameterizedTest
  @CsvSource({
    "count 8 --for json, Unknown option: '--for'",
    "coun 8, command (coun) does not exist",
    "count 8 --limit 1 --limit 2, option '--limit' (COUNT) should be specified only once",
    "enumerate 8 --FORMAT rows, Unknown option: '--FORMAT'",
  })
  void guessesNothing(String command, String message) {
    CommandRun.of(command.split(" ")).assertBadUsage(message);
  }

  @ParameterizedTest
  @CsvSource({"gac, domain", "GAC, domain", "fc, value"})
  void takesTheNamesOfTheLiteratureForPropagation(String name, String level) {
    CommandRun run = CommandRun.of("trace", "6", "--propagation", name);
    assertThat(run.code()).isZero();
    assertThat(run).isEqualTo(CommandRun.of("trace", "6", "--propagation", level));
  }

  /** Values have no variables and no markup, which the help has. */
  @Test
  void takesValuesAsTheyAre() throws IOException {
    Path page = folder.resolve("page");
    String heading = "@|red Sunday|@ ${sys:user.dir} ${env:HOME} %n \"two\"";
    assertThat(
            CommandRun.of(
                    "play", "garden", "garden", "--html", page.toString(), "--heading", heading)
                .code())
        .isZero();
    assertThat(page).content().contains("<title>" + heading.replace("\"", "&quot;") + "</title>");
  }
}
