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
  /** The number of placements and a hash that depends on their order. */
  private static final class Digest {
    private long size;
    private long hash;

    void add(Placement placement) {
      size++;
      hash = 31 * hash + placement.hashCode();
    }

    @Override
    public String toString() {
      return size + " placements with hash " + hash;
    }
  }

  private static String enumerated(QueensSolverBuilder solver, QueensModel model) {
    Digest digest = new Digest();
    SolveResult result = solver.build().enumerate(model, digest::add);
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(digest.size);
    return digest.toString();
  }

  private static String streamed(int threads, QueensModel model) {
    Digest digest = new Digest();
    try (Stream<Placement> stream = QueensSolver.builder().threads(threads).build().stream(model)) {
      stream.forEach(digest::add);
    }
    return digest.toString();
  }

  /** The same order by propagation, since no other engine runs a strategy of a user. */
  private static String byPropagation(QueensModel model) {
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
    String one = enumerated(QueensSolver.builder(), model);
    assertThat(one).startsWith(published + " ");
    for (int threads = 2; threads <= 3; threads++) {
      assertThat(enumerated(QueensSolver.builder().threads(threads), model)).isEqualTo(one);
      assertThat(streamed(threads, model)).isEqualTo(one);
    }
    assertThat(streamed(1, model)).isEqualTo(one);
  }

  @Test
  void isTheOrderOfTheGeneralSearch() {
    QueensModel model = QueensModel.of(12);
    assertThat(enumerated(QueensSolver.builder(), model)).isEqualTo(byPropagation(model));
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
      String expected = byPropagation(model);
      String what = "model %d: %s".formatted(i, model.domains());
      assertThat(enumerated(QueensSolver.builder(), model)).as(what).isEqualTo(expected);
      assertThat(enumerated(QueensSolver.builder().threads(2), model)).as(what).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource({"12, 1787", "13, 9233", "14, 45752"})
  void findsThePublishedNumbersOfClasses(int n, long published) {
    QueensSolverBuilder classes = QueensSolver.builder().upToSymmetry();
    assertThat(enumerated(classes, QueensModel.of(n))).startsWith(published + " ");
  }
}
