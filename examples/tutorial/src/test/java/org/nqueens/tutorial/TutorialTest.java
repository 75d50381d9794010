package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;

/** What each program prints, by {@code programs.txt}. */
class TutorialTest {
  private static final Path SOURCES = Path.of("src/main/java/org/nqueens/tutorial");

  /**
   * The commands with their output, of which {@code …} is any part of a line, or any lines where it
   * stands alone.
   */
  static List<Arguments> programs() throws IOException {
    String text = Files.readString(Path.of("src/test/resources/org/nqueens/tutorial/programs.txt"));
    return Pattern.compile("^\\$ (.*)\n((?:(?!\\$ ).*\n)*+)", Pattern.MULTILINE)
        .matcher(text)
        .results()
        .map(program -> Arguments.of(program.group(1), program.group(2)))
        .toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void prints(String command, String expected) {
    assertThat(output(command.split(" "))).matches(pattern(expected));
  }

  private static Pattern pattern(String expected) {
    return Pattern.compile(
        expected
            .lines()
            .map(
                line ->
                    line.equals("…")
                        ? "(?:.*\n)*?"
                        : Pattern.quote(line).replace("…", "\\E.*\\Q") + "\n")
            .collect(Collectors.joining()));
  }

  private static String output(String... command) {
    String[] arguments = Arrays.copyOfRange(command, 1, command.length);
    return ProgramOutput.of(program(command[0]), arguments);
  }

  private static Class<?> program(String name) {
    try {
      return Class.forName("org.nqueens.tutorial." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void runsEachProgram() throws IOException {
    List<String> run = programs().stream().map(p -> ((String) p.get()[0]).split(" ")[0]).toList();
    try (Stream<Path> sources = Files.list(SOURCES)) {
      assertThat(sources.map(path -> path.getFileName().toString().replace(".java", "")))
          .filteredOn(name -> !name.equals("package-info"))
          .filteredOn(name -> Stream.of(program(name).getMethods()).anyMatch(TutorialTest::isMain))
          .containsExactlyInAnyOrderElementsOf(run);
    }
  }

  private static boolean isMain(Method method) {
    return method.getName().equals("main");
  }

  @Test
  void keepsEachProgramShort() throws IOException {
    try (Stream<Path> sources = Files.list(SOURCES)) {
      assertThat(sources)
          .isNotEmpty()
          .allSatisfy(
              source -> assertThat(Files.readAllLines(source)).hasSizeLessThanOrEqualTo(80));
    }
  }

  @Test
  void makesAPuzzle() {
    String[] parts = output("MakePuzzle").split("solved by ");
    assertThat(QueensSolver.builder().build().uniqueness(Board.parse(parts[0]).model()))
        .hasToString("Unique[placement=" + parts[1].lines().findFirst().orElseThrow() + "]");
  }

  @Test
  void asksASatSolver() {
    String command = "grep -q 'p cnf 64' $0 && echo s UNSATISFIABLE";
    assertThat(output("AskSatSolver", "sh", "-c", command).lines()).endsWith("no placement");
  }
}
