package org.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.CountedBackend;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.result.SearchProgress;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.CountingBackend.Division;

/** Counts by a backend that wants them divided unlike the embedded engine. */
class DivisionTest {
  private static final List<QueensModel> MODELS =
      List.of(
          QueensModel.of(12),
          QueensModel.of(13),
          Variant.TOROIDAL.builder(13).build(),
          Variant.SUPERQUEENS.builder(12).build(),
          QueensModel.of(12).toBuilder().block(3, 4).build());

  /** Counts by a search in lexicographic order, and keeps the models that it counts. */
  private static final class LexicographicCount extends CountedBackend {
    private static final Queue<QueensModel> COUNTED = new ConcurrentLinkedQueue<>();
    private static final EmbeddedBackend ENGINE = new EmbeddedBackend();

    private final @Nullable Division division;

    LexicographicCount(@Nullable Division division) {
      super(ENGINE, LexicographicCount::counted);
      this.division = division;
    }

    private static SearchOutcome counted(SearchRequest request) {
      COUNTED.add(request.model());
      SearchRequest inOrder =
          new SearchRequest(request.model(), SearchStrategy.LEXICOGRAPHIC, request.stopRequested());
      return ENGINE.search(inOrder, rows -> true);
    }

    @Override
    public Division division(QueensModel model) {
      return division;
    }
  }

  /** A division as odd as the interface allows, and its work odder than that. */
  private static Division odd(int most, int min, double unit) {
    return new Division() {
      @Override
      public int maxOpenColumns() {
        return most;
      }

      @Override
      public int minOpenColumns() {
        return min;
      }

      @Override
      public double work(QueensModel part) {
        return unit * part.domain(0).toLongArray()[0];
      }
    };
  }

  @BeforeEach
  void forget() {
    LexicographicCount.COUNTED.clear();
  }

  private static QueensSolver solver(@Nullable Division division, QueensSolverBuilder builder) {
    return builder.backend(new LexicographicCount(division)).build();
  }

  static Stream<Division> divisions() {
    return Stream.of(
        Division.BY_QUEENS,
        odd(0, 2, 1),
        odd(9, 11, 1),
        odd(100, 1, -1),
        odd(10, 6, Double.NaN),
        odd(1, 100, Double.POSITIVE_INFINITY));
  }

  @ParameterizedTest
  @MethodSource("divisions")
  void isTheSameCount(Division division) {
    for (QueensModel model : MODELS) {
      long expected = QueensSolver.builder().build().count(model);
      for (int threads = 1; threads <= 2; threads++) {
        Queue<SearchProgress> reports = new ConcurrentLinkedQueue<>();
        QueensSolver solver =
            solver(
                division,
                QueensSolver.builder()
                    .threads(threads)
                    .progress(Duration.ofMillis(1), reports::add));
        assertThat(solver.count(model)).as("%s by %s threads", model, threads).isEqualTo(expected);
        assertThat(reports)
            .extracting(SearchProgress::fraction)
            .isSorted()
            .allMatch(fraction -> fraction >= 0 && fraction <= 1);
      }
    }
  }

  @Test
  void leavesAtMostTheOpenColumnsOfTheDivision() {
    for (int most = 9; most <= 11; most++) {
      LexicographicCount.COUNTED.clear();
      solver(odd(most, 8, 1), QueensSolver.builder()).count(QueensModel.of(12));
      int limit = most;
      assertThat(LexicographicCount.COUNTED)
          .allMatch(
              part -> part.domains().stream().filter(rows -> rows.size() > 1).count() <= limit);
    }
    assertThat(LexicographicCount.COUNTED).as("parts of one queen").hasSize(19);
  }

  @ParameterizedTest
  @CsvSource({"50, 1", "60, 60"})
  void dividesFewColumnsOfManySquares(int rows, int parts) {
    QueensModelBuilder builder = QueensModel.builder(rows).allDifferent("rows", View::row, 0, 1, 2);
    for (int column = 3; column < rows; column++) {
      builder.allowOnly(column, 0);
    }
    QueensSolver two = solver(Division.BY_QUEENS, QueensSolver.builder().threads(2));
    assertThat(two.count(builder.build())).isEqualTo(rows * (rows - 1) * (rows - 2));
    assertThat(LexicographicCount.COUNTED).hasSize(parts);
  }

  @Test
  void dividesFurtherForManyThreads() {
    QueensSolver many = solver(odd(11, 8, 1), QueensSolver.builder().threads(8));
    assertThat(many.count(QueensModel.of(12))).isEqualTo(14_200);
    assertThat(LexicographicCount.COUNTED).hasSizeBetween(50, 19 * 12);
  }

  @ParameterizedTest
  @CsvSource({"-1, 8", "12, 0"})
  void mustNotHavePartsWithoutColumns(int most, int min) {
    QueensSolver solver = solver(odd(most, min, 1), QueensSolver.builder());
    assertThatThrownBy(() -> solver.count(QueensModel.of(12)))
        .isInstanceOf(BackendException.class)
        .hasMessageContaining(
            "gave a division of a count with maxOpenColumns (%s), at least 0, and minOpenColumns (%s), at least 1"
                .formatted(most, min));
  }

  @Test
  void mustNotBeNull() {
    QueensSolver solver = solver(null, QueensSolver.builder());
    assertThatThrownBy(() -> solver.count(QueensModel.of(12)))
        .isInstanceOf(BackendException.class)
        .hasMessageContaining("returned null instead of the division of a count");
  }
}
