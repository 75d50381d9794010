package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;

/** Enumerations by halves, on any number of threads, against searches by other means. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@Sampled
class HalvesOrderTest {
  private static Received enumerated(QueensSolverBuilder solver, QueensModel model) {
    Received received = new Received();
    SolveResult result = solver.build().enumerate(model, received);
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(received.size());
    return received;
  }

  private static Received streamed(int threads, QueensModel model) {
    Received received = new Received();
    try (Stream<Placement> stream = QueensSolver.builder().threads(threads).build().stream(model)) {
      stream.forEach(received);
    }
    return received;
  }

  /** The same order by propagation, since no other engine runs a strategy of a user. */
  private static Received byPropagation(QueensModel model) {
    return enumerated(
        QueensSolver.builder().strategy(state -> SearchStrategy.LEXICOGRAPHIC.next(state)), model);
  }

  static List<Arguments> published() {
    return Gate.sample(
        2, List.of(Arguments.of(12, 14_200), Arguments.of(13, 73_712), Arguments.of(14, 365_596)));
  }

  @ParameterizedTest
  @MethodSource("published")
  void isTheSameOnAnyNumberOfThreads(int n, long published) {
    QueensModel model = QueensModel.of(n);
    Received one = enumerated(QueensSolver.builder(), model);
    assertThat(one.size()).isEqualTo((int) published);
    for (int threads = 2; threads <= 3; threads++) {
      enumerated(QueensSolver.builder().threads(threads), model).assertSameAs(one, model);
      streamed(threads, model).assertSameAs(one, model);
    }
    streamed(1, model).assertSameAs(one, model);
  }

  @Test
  void isTheOrderOfTheGeneralSearch() {
    QueensModel model = QueensModel.of(12);
    enumerated(QueensSolver.builder(), model).assertSameAs(byPropagation(model), model);
  }

  /** Blocks the images of random squares under a symmetry, so that the model has it, too. */
  @ParameterizedTest
  @EnumSource(BoardSymmetry.class)
  void agreesOnBoardsWithEachSymmetry(BoardSymmetry symmetry) {
    Random random = Gate.random("boards with " + symmetry);
    for (int i = 0; i < Gate.cases(1, 6); i++) {
      int n = 12 + i % 2;
      QueensModelBuilder builder = QueensModel.of(n).toBuilder();
      for (int block = 2 + random.nextInt(5); block > 0; block--) {
        int column = random.nextInt(n);
        int row = random.nextInt(n);
        for (int power = 0; power < 4; power++) {
          builder.block(column, row);
          int image = symmetry.column(column, row, n);
          row = symmetry.row(column, row, n);
          column = image;
        }
      }
      QueensModel model = builder.build();
      assertThat(model.hasSymmetry(symmetry)).isTrue();
      Received expected = byPropagation(model);
      enumerated(QueensSolver.builder(), model).assertSameAs(expected, model);
      enumerated(QueensSolver.builder().threads(2), model).assertSameAs(expected, model);
    }
  }

  @ParameterizedTest
  @CsvSource({"12, 1787", "13, 9233", "14, 45752"})
  void findsThePublishedNumbersOfClasses(int n, long published) {
    QueensSolverBuilder classes = QueensSolver.builder().upToSymmetry();
    assertThat(enumerated(classes, QueensModel.of(n)).size()).isEqualTo((int) published);
  }
}
