package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** The texts as Gecode solves them, where MiniZinc is installed. */
@Sampled
class MiniZincIT {
  private static final int RANDOM_MODELS = 12;

  @TempDir private static Path directory;
  private static Gecode gecode;

  @BeforeAll
  static void requireGecode() throws InterruptedException {
    gecode = new Gecode(directory);
    assumeTrue(gecode.isInstalled(), "needs minizinc with Gecode: it is not on the PATH");
  }

  private static void assertSameAsBruteForce(QueensModel model)
      throws IOException, InterruptedException {
    String text = MiniZinc.text(model);
    assertThat(gecode.solve(text).stream().sorted().toList())
        .as(text)
        .isEqualTo(BruteForce.solve(model));
  }

  private static QueensModelBuilder regions() {
    String letters = "AAABBACCBBAACDBEEDDBEEEDD";
    return Variant.NON_TOUCHING
        .builder(5)
        .regionsAllDifferent((column, row) -> letters.charAt(5 * row + column))
        .block(1, 2);
  }

  static Stream<QueensModel> models() {
    return Stream.of(
        QueensModel.of(1),
        QueensModel.of(2),
        QueensModel.of(8),
        Variant.TOROIDAL.builder(7).build(),
        Variant.TOROIDAL_SEMIQUEENS.builder(7).build(),
        Variant.SUPERQUEENS.builder(6).build(),
        Variant.SEMIQUEENS.builder(6).build(),
        Variant.NON_TOUCHING.builder(6).build(),
        Variant.ROOKS.builder(6).build(),
        regions().build(),
        QueensModel.of(6).toBuilder().block(2, 1).place(0, 3).block(3, 4).block(1, 5).build(),
        given().build(),
        given().block(3, 5).build(),
        QueensModel.of(5).toBuilder().allowOnly(2).build(),
        QueensModel.builder(3)
            .allDifferent("none")
            .allDifferent("\u0000 % \"one\"; */\nconstraint false;", View.lookup(1, 9, 9, 9))
            .build(),
        extremeTables(),
        extremeOffsets());
  }

  /** A queen in each column. */
  private static QueensModelBuilder given() {
    QueensModelBuilder all = Variant.ROOKS.builder(6);
    IntStream.range(0, 6).forEach(column -> all.place(column, (column + 2) % 6));
    return all;
  }

  private static QueensModel extremeTables() {
    int min = Integer.MIN_VALUE;
    int max = Integer.MAX_VALUE;
    return QueensModel.builder(4)
        .rowsAllDifferent()
        .allDifferent(
            "lookups",
            View.lookup(0, min, max, 0, min),
            View.lookup(2, max, max, min, 1),
            View.offset(3, max - 3))
        .build();
  }

  private static QueensModel extremeOffsets() {
    int min = Integer.MIN_VALUE;
    int max = Integer.MAX_VALUE;
    return extremeTables().toBuilder()
        .allDifferent("far up", View.offset(0, max - 3), View.offset(1, max - 4))
        .allDifferent("far down", View.offset(1, min), View.offset(2, min + 1))
        .allDifferent("far apart", View.offset(0, min), View.offset(3, max - 3))
        .allDifferent("just not far", View.offset(0, 1 << 29), View.offset(2, (1 << 29) + 1))
        .allDifferent(
            "as far as they are sums",
            View.offset(0, (1 << 20) - (1 << 30)),
            View.offset(1, (1 << 20) - (1 << 30) + 2),
            View.offset(2, (1 << 30) - (1 << 20)))
        .build();
  }

  @ParameterizedTest
  @MethodSource("models")
  void hasTheSolutionsOfTheModel(QueensModel model) throws Exception {
    assertSameAsBruteForce(model);
  }

  @Test
  void agreesWithBruteForceOnRandomModels() throws Exception {
    RandomModels models = RandomModels.of("MiniZinc: random models");
    for (int i = 0; i < RANDOM_MODELS; i++) {
      assertSameAsBruteForce(models.any());
    }
  }

  private static Stream<SearchStrategy> annotated() {
    return Arrays.stream(VariableSelection.values())
        .filter(variables -> !variables.name().startsWith("MIN_SIZE_"))
        .flatMap(
            variables ->
                Arrays.stream(ValueSelection.values())
                    .map(values -> SearchStrategy.of(variables, values)));
  }

  /** The order of a strategy is the same everywhere if it does not depend on what is propagated. */
  @ParameterizedTest
  @MethodSource("annotated")
  void searchesAsAnnotated(SearchStrategy strategy) throws Exception {
    QueensModel model = QueensModel.of(8);
    List<Placement> expected = new ArrayList<>(BruteForce.solve(model));
    List<Placement> found = gecode.solve(MiniZinc.text(model, strategy));
    if (strategy.solutionOrder() == SolutionOrder.REVERSE_LEXICOGRAPHIC) {
      Collections.reverse(expected);
    }
    assertThat(strategy.solutionOrder().isFixed() ? found : found.stream().sorted().toList())
        .isEqualTo(expected);
  }

  /** Gecode as an independent solver of MiniZinc texts. */
  private static final class Gecode {
    /** Far more than any of the models takes; a solver that hangs must not hang the build. */
    private static final long MAX_SECONDS = 600;

    private final Path directory;

    /** Models and what is printed are written to a directory. */
    Gecode(Path directory) {
      this.directory = directory;
    }

    boolean isInstalled() throws InterruptedException {
      try {
        return run("minizinc", "--solvers").contains("org.gecode.gecode");
      } catch (IOException e) {
        return false;
      }
    }

    /** All solutions in the order in which Gecode prints them. */
    List<Placement> solve(String text) throws IOException, InterruptedException {
      Path file = Files.writeString(directory.resolve("model.mzn"), text);
      List<String> lines =
          run("minizinc", "--solver", "gecode", "-a", file.toString()).lines().toList();
      assertThat(lines).as(text).isNotEmpty();
      List<Placement> placements =
          lines.stream()
              .filter(line -> !line.startsWith("-") && !line.startsWith("="))
              .map(Gecode::placement)
              .toList();
      assertThat(lines.get(lines.size() - 1))
          .as("end of %s, for %s", lines, text)
          .isEqualTo(placements.isEmpty() ? "=====UNSATISFIABLE=====" : "==========");
      return placements;
    }

    private static Placement placement(String line) {
      Placement placement =
          Placement.of(Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray());
      assertThat(line).isEqualTo(placement.toString());
      return placement;
    }

    /** The standard output of a command; written to a file, because a pipe has to be read. */
    private String run(String... command) throws IOException, InterruptedException {
      Path output = directory.resolve("output.txt");
      Path errors = directory.resolve("errors.txt");
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(output.toFile())
              .redirectError(errors.toFile())
              .start();
      try {
        assertThat(process.waitFor(MAX_SECONDS, TimeUnit.SECONDS))
            .as("%s ends within %s s", Arrays.toString(command), MAX_SECONDS)
            .isTrue();
      } finally {
        // The solver is a process of its own.
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
      }
      assertThat(process.exitValue()).as(Files.readString(errors)).isZero();
      return Files.readString(output);
    }
  }
}
