package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TutorialTest {

  private static String output(Consumer<String[]> main) {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      main.accept(new String[0]);
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void enumeratesPlacements() {
    assertThat(output(EnumeratePlacements::main).lines())
        .hasSize(11)
        .startsWith("rows 0 2 4 1 3")
        .endsWith("10 placements, EXHAUSTED");
  }

  @Test
  void stopsEarly() {
    assertThat(output(StopEarly::main).lines().toList())
        .hasSize(3)
        .satisfies(
            lines -> {
              assertThat(lines.get(0)).matches("STOPPED_BY_CONSUMER after [1-9]\\d*");
              assertThat(lines.get(1)).isEqualTo("SOLUTION_LIMIT after 10");
              assertThat(lines.get(2)).isEqualTo("TIME_LIMIT");
            });
  }

  @Test
  void streamsPlacements() {
    assertThat(output(StreamPlacements::main).lines())
        .hasSize(3)
        .allSatisfy(line -> assertThat(line).startsWith("7 ").endsWith(" 0"));
  }

  @Test
  void choosesBackendAndStrategy() {
    assertThat(output(ChooseBackendAndStrategy::main).lines())
        .hasSize(6)
        .allSatisfy(line -> assertThat(line).contains(": 92 solutions, "))
        .contains("cp       FIRST_UNBOUND / SMALLEST: 92 solutions, 304 failures, 790 branches")
        .contains("cp       MIN_DOMAIN_SIZE / SMALLEST: 92 solutions, 270 failures, 722 branches");
  }

  @Test
  void runsACustomStrategy() {
    assertThat(output(CustomStrategy::main).lines())
        .hasSize(4)
        .contains("embedded counts 92", "cp counts 92")
        .anySatisfy(line -> assertThat(line).matches("cp finds (\\d ){4}0 .*"));
  }

  @Test
  void completesABoard() {
    assertThat(output(CompleteBoard::main))
        .contains("_ _ _ _ Q _ _ _")
        .endsWith("with a6 blocked: 1\n");
  }

  @Test
  void statesARuleOfItsOwn() {
    assertThat(output(OwnRule::main).lines())
        .containsExactly(
            "4 queens on a torus: 0",
            "5 queens on a torus: 10",
            "6 queens on a torus: 0",
            "7 queens on a torus: 28",
            "8 queens on a torus: 0");
  }

  @Test
  void usesABackendOfItsOwn() {
    assertThat(output(UseOwnBackend::main)).isEqualTo("8 queens: 92\n");
  }

  @Test
  void keepsEachProgramShort() throws IOException {
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
      assertThat(sources.filter(Files::isRegularFile))
          .isNotEmpty()
          .allSatisfy(
              source -> assertThat(Files.readAllLines(source)).hasSizeLessThanOrEqualTo(80));
    }
  }
}
