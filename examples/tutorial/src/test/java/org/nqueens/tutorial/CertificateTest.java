package org.nqueens.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.format.BooleanFormat;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.reader.DimacsReader;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IProblem;

/**
 * A solver of others proves that no backend misses a placement: it refutes the model without the
 * placements found, and finds the placement that is left out.
 */
class CertificateTest {
  static Stream<Arguments> questions() {
    QueensModel garden = Board.of("AABBB", "ACCBB", "ACCDB", "EEDDB", "EEEDD").model();
    QueensModel stars = Board.parse("# stars=2\n" + "........\n".repeat(8)).model();
    return Stream.of(
        Arguments.of("embedded", QueensModel.of(8), 92),
        Arguments.of("cp", QueensModel.of(8), 92),
        Arguments.of("cp-sat", QueensModel.of(8), 92),
        Arguments.of("embedded", garden, -1),
        Arguments.of("embedded", stars, 2),
        Arguments.of("cp-sat", stars, 2));
  }

  @ParameterizedTest
  @MethodSource("questions")
  void provesThatNoPlacementIsMissing(String backend, QueensModel model, int expected)
      throws Exception {
    List<Placement> found = QueensSolver.builder().backend(backend).build().stream(model).toList();
    if (expected >= 0) {
      assertThat(found).hasSize(expected);
    }
    assertThat(another(model, found)).isEmpty();
    for (Placement missed : List.of(found.get(0), found.get(found.size() - 1))) {
      List<Placement> others = found.stream().filter(other -> !other.equals(missed)).toList();
      assertThat(another(model, others)).contains(missed);
    }
  }

  /** A placement that the list misses, by Sat4j. */
  private static Optional<Placement> another(QueensModel model, List<Placement> found)
      throws Exception {
    String text = BooleanFormat.DIMACS.text(model, found);
    try {
      IProblem problem =
          new DimacsReader(SolverFactory.newDefault())
              .parseInstance(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
      return problem.isSatisfiable()
          ? BooleanFormat.placement(model, answer(problem.model()))
          : Optional.empty();
    } catch (ContradictionException e) {
      return Optional.empty(); // found while the clauses are read
    }
  }

  private static String answer(int[] literals) {
    return Arrays.stream(literals)
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(" ", "v ", " 0"));
  }
}
