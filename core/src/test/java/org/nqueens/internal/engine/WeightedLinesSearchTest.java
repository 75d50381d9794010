package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

@Sampled
class WeightedLinesSearchTest {

  private static SearchRequest request(QueensModel model, BooleanSupplier stop) {
    return new SearchRequest(model, Optional.empty(), Propagation.UNSPECIFIED, stop);
  }

  private static SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return new WeightedLinesSearch(request, sink).run();
  }

  /** All placements; fails if one comes twice or the outcome does not agree. */
  private static List<Placement> solve(QueensModel model) {
    List<Placement> found = new ArrayList<>();
    SearchRequest request = request(model, () -> false);
    assertThat(WeightedLinesSearch.takes(model)).isTrue();
    SearchOutcome outcome = search(request, rows -> found.add(Placement.of(rows)));
    assertThat(outcome.exhausted()).isTrue();
    assertThat(outcome.solutions()).isEqualTo(found.size());
    assertThat(found).doesNotHaveDuplicates();
    return found.stream().sorted().toList();
  }

  private static QueensModel random(int n, int percent, Random random) {
    return random(n, percent, random, IntStream.generate(() -> -1).limit(n).toArray());
  }

  /** A board with the queens of a placement on free squares. */
  private static QueensModel random(int n, int percent, Random random, int[] kept) {
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < n; row++) {
        if (random.nextInt(100) < percent && row != kept[column]) {
          builder.block(column, row);
        }
      }
    }
    QueensModel model = builder.build();
    return model.domains().stream().anyMatch(RowDomain::isEmpty)
        ? random(n, percent, random, kept)
        : model;
  }

  @Test
  void findsEveryPlacementOnce() {
    for (int n = 2; n <= 8; n++) {
      assertThat(solve(QueensModel.of(n))).isEqualTo(BruteForce.solve(QueensModel.of(n)));
    }
    Random random = Gate.random("weighted lines: blocked squares");
    for (int i = 0; i < 200; i++) {
      QueensModel model = random(2 + random.nextInt(8), 10 * random.nextInt(6), random);
      assertThat(solve(model)).as(model.toString()).isEqualTo(BruteForce.solve(model));
    }
  }

  @Test
  void findsEveryPlacementOfBoardsWithTwoWordsALine() {
    Random random = Gate.random("weighted lines: two words a line");
    QueensSolver solver = QueensSolver.builder().build();
    for (int n = 33; n <= 40; n++) {
      int[] kept = solver.findAny(QueensModel.of(n)).orElseThrow().rows();
      QueensModel model = random(n, 88, random, kept);
      List<Placement> expected = new ArrayList<>();
      solver.enumerate(model, expected::add);
      List<Placement> found = solve(model);
      assertThat(found).as(model.toString()).isEqualTo(expected.stream().sorted().toList());
      assertThat(found).contains(Placement.of(kept));
    }
  }

  /** The short searches are given up, and the one after them begins anew. */
  @Test
  void losesNothingAcrossRestarts() {
    Random random = Gate.random("weighted lines: restarts");
    QueensSolver solver = QueensSolver.builder().build();
    for (int i = 0; i < 20; i++) {
      QueensModel model = random(15, 50, random);
      assertThat(solve(model)).hasSize((int) solver.count(model));
    }
    QueensModel insoluble = excluded();
    SearchOutcome outcome =
        new WeightedLinesSearch(request(insoluble, () -> false), rows -> true).run();
    assertThat(outcome.exhausted()).isTrue();
    assertThat(outcome.solutions()).isZero();
    assertThat(outcome.decisions()).isGreaterThan(5_000);
  }

  /**
   * Instance diag-21-4-5 of CSPLib's problem 79 with its first 19 diagonals, which has no
   * placement.
   */
  private static QueensModel excluded() {
    QueensModelBuilder builder = QueensModel.of(21).toBuilder();
    int[] sums = {39, 16, 22, 33, 1, 29, 15, 3, 10, 7, 11};
    int[] differences = {-10, -2, 0, -8, 14, -7, -9, 17};
    IntStream.of(sums).forEach(builder::excludeAscendingDiagonal);
    IntStream.of(differences).forEach(builder::excludeDescendingDiagonal);
    return builder.build();
  }

  @Test
  void endsWhenItIsTold() {
    QueensModel model = QueensModel.of(20);
    List<int[]> found = new ArrayList<>();
    SearchOutcome bySink =
        new WeightedLinesSearch(
                request(model, () -> false),
                rows -> {
                  found.add(rows);
                  return found.size() < 3;
                })
            .run();
    assertThat(bySink.exhausted()).isFalse();
    assertThat(bySink.solutions()).isEqualTo(3);
    SearchOutcome bySignal =
        new WeightedLinesSearch(request(model, () -> true), rows -> true).run();
    assertThat(bySignal.exhausted()).isFalse();
    assertThat(bySignal.solutions()).isZero();
  }

  @Test
  void takesBoardsOfQueensAlone() {
    assertThat(WeightedLinesSearch.takes(QueensModel.of(64))).isTrue();
    assertThat(WeightedLinesSearch.takes(QueensModel.of(65))).isFalse();
    assertThat(WeightedLinesSearch.takes(QueensModel.builder(8).rowsAllDifferent().build()))
        .isFalse();
    assertThat(solve(random(32, 88, Gate.random("weighted lines: 32 columns")))).isNotNull();
    assertThat(solve(random(64, 93, Gate.random("weighted lines: 64 columns")))).isNotNull();
  }
}
