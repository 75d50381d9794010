package org.nqueens.internal.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.sampling.PlacementIndex;

/** Indexes against enumerations. */
@Sampled
class SolutionIndexTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();

  /** Looking up all of millions takes too long. */
  private static final int MOST_LOOK_UPS = Gate.cases(5_000, 20_000);

  private static void assertNumbers(QueensModel model, PlacementIndex index) {
    long stride = 1 + index.size() / MOST_LOOK_UPS;
    long[] rank = {0};
    SOLVER.enumerate(
        model,
        placement -> {
          if (rank[0] % stride == 0) {
            assertThat(index.get(rank[0])).isEqualTo(placement);
            assertThat(index.rank(placement)).isEqualTo(rank[0]);
          }
          rank[0]++;
        });
    assertThat(index.size()).isEqualTo(rank[0]);
  }

  /** From 12 on, half of the board is searched; from 14 on, not every solution is kept. */
  @ParameterizedTest
  @ValueSource(ints = {11, 12, 13, 14})
  void numbersLargerBoards(int n) {
    assertNumbers(QueensModel.of(n), SOLVER.sampling().index(QueensModel.of(n)));
  }

  static Stream<QueensModel> mirroredBoards() {
    QueensModelBuilder ownImage = QueensModel.builder(13);
    IntStream.range(0, 13)
        .forEach(
            column -> {
              int[] rows = column % 3 == 0 ? new int[] {5, 6, 7} : new int[] {6};
              ownImage.allowOnly(column, rows);
            });
    return Stream.of(
        ownImage.build(),
        QueensModel.of(13).toBuilder().place(0, 6).build(),
        QueensModel.of(12).toBuilder().block(3, 2).block(3, 9).block(0, 0).block(0, 11).build(),
        QueensModel.of(12).toBuilder().allowOnly(0, 5, 6).build(),
        QueensModel.of(14).toBuilder().block(3, 2).build());
  }

  @ParameterizedTest
  @MethodSource("mirroredBoards")
  void numbersBoardsLikeTheirMirrorImages(QueensModel model) {
    assertNumbers(model, SOLVER.sampling().index(model));
  }

  @Test
  void numbersRandomModels() {
    RandomModels models = RandomModels.of("indexes of random models");
    for (int i = 0; i < Gate.cases(150, 300); i++) {
      QueensModel model = i % 3 == 0 ? models.symmetric() : models.any();
      PlacementIndex index = SOLVER.sampling().index(model);
      List<Placement> solutions = BruteForce.solve(model);
      assertThat(LongStream.range(0, index.size()).mapToObj(index::get))
          .as(model.toString())
          .isEqualTo(solutions);
      assertThat(solutions.stream().map(index::rank))
          .as(model.toString())
          .isEqualTo(LongStream.range(0, index.size()).boxed().toList());
    }
  }

  @Test
  void leavesOutSolutionsWithoutLosingAny() {
    Landmarks.Recorder recorder = new Landmarks.Recorder(10);
    List<Placement> solutions = BruteForce.solve(Variant.ROOKS.builder(8).build());
    for (int times = 0; times < 4; times++) {
      solutions.forEach(
          placement ->
              recorder.add(
                  Placement.of(
                      IntStream.concat(IntStream.of(0, 0), IntStream.of(placement.rows()))
                          .toArray())));
    }
    assertThat(recorder.solutions()).isEqualTo(4 * 40_320);
    Landmarks landmarks = recorder.landmarks();
    assertThat(landmarks.step()).isEqualTo(4);
    assertThat(landmarks.size()).isEqualTo(40_320);
    for (int kept = 0; kept < landmarks.size(); kept++) {
      int[] rows = solutions.get(4 * kept % 40_320).rows();
      assertThat(landmarks.get(kept)).endsWith(rows);
    }
  }

  @Test
  void isSafeForManyThreads() {
    PlacementIndex index = SOLVER.sampling().index(QueensModel.of(12));
    List<Long> ranks =
        LongStream.range(0, index.size()).parallel().mapToObj(index::get).map(index::rank).toList();
    assertThat(ranks).isEqualTo(LongStream.range(0, 14_200).boxed().toList());
  }
}
