package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Position;
import org.nqueens.format.BooleanFormat;
import org.nqueens.format.MiniZinc;
import org.nqueens.model.QueensModel;

/** What programs print about eight queens is read as they print it, if they are on the PATH. */
class ProgramOutputTest {
  private static final int SIZE = 8;

  private static final String CLINGO =
      """
      { queen(I, 1..8) } = 1 :- I = 1..8.
      :- queen(I, J), queen(K, J), I < K.
      :- queen(I, J), queen(K, L), I < K, |I - K| == |J - L|.
      #show queen/2.
      """;

  @TempDir private Path folder;

  private String printed(String... command) throws IOException, InterruptedException {
    boolean isThere =
        Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
            .anyMatch(path -> Files.isExecutable(Path.of(path, command[0])));
    Assumptions.assumeTrue(isThere, () -> "needs %s: it is not on the PATH".formatted(command[0]));
    Path out = folder.resolve("printed");
    new ProcessBuilder(command)
        .redirectErrorStream(false)
        .redirectOutput(out.toFile())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
    return Files.readString(out);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8).toString();
  }

  /** The positions of a text, each with as many queens as rows and no clash. */
  private static List<Position> placements(String text) {
    ForeignBoards read = ForeignBoards.read(text);
    assertThat(read.boards()).as(text).extracting(Reading::fault).containsOnly("");
    List<Position> positions =
        read.boards().stream().map(board -> board.position().orElseThrow()).toList();
    assertThat(positions)
        .allSatisfy(
            position -> {
              assertThat(position.queens()).hasSize(SIZE);
              assertThat(position.clashes()).isEmpty();
            });
    return positions;
  }

  @ParameterizedTest
  @ValueSource(strings = {"clasp", "cadical"})
  void isReadFromSolversOfClauses(String program) throws Exception {
    String model = file("8.cnf", BooleanFormat.DIMACS.text(QueensModel.of(SIZE)));
    assertThat(placements(printed(program, model))).hasSize(1);
  }

  @Test
  void isReadFromTheFileOfMiniSat() throws Exception {
    String model = file("8.cnf", BooleanFormat.DIMACS.text(QueensModel.of(SIZE)));
    Path answer = folder.resolve("answer");
    printed("minisat", model, answer.toString());
    assertThat(placements(Files.readString(answer))).hasSize(1);
  }

  @Test
  void isReadFromSolversOfPseudoBooleans() throws Exception {
    String model = file("8.opb", BooleanFormat.OPB.text(QueensModel.of(SIZE)));
    assertThat(placements(printed("clasp", model))).hasSize(1);
  }

  @Test
  void isReadFromClingo() throws Exception {
    String program = file("8.lp", CLINGO);
    assertThat(placements(printed("clingo", program))).hasSize(1);
    assertThat(placements(printed("clingo", program, "0"))).doesNotHaveDuplicates().hasSize(92);
  }

  @Test
  void isReadFromMiniZinc() throws Exception {
    String model = file("8.mzn", MiniZinc.text(QueensModel.of(SIZE)));
    assertThat(placements(printed("minizinc", "--solver", "gecode", model))).hasSize(1);
    assertThat(placements(printed("minizinc", "--solver", "gecode", "-a", model)))
        .doesNotHaveDuplicates()
        .hasSize(92);
  }

  @Test
  void saysThatThereIsNoSolution() throws Exception {
    String model = file("3.cnf", BooleanFormat.DIMACS.text(QueensModel.of(3)));
    assertThat(ForeignBoards.read(printed("clasp", model)).boards())
        .extracting(Reading::fault)
        .containsExactly(
            "answer (UNSATISFIABLE) must have a placement, and says that there is none: `queens"
                + " explain` prints the reasons");
  }
}
